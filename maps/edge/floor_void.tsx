<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="floor_void" tilewidth="128" tileheight="128" tilecount="1" columns="1">
 <image source="../../assets/edge/floors/void.png" width="128" height="128"/>
</tileset>
