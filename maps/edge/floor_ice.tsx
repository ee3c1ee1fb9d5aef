<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="floor_ice" tilewidth="128" tileheight="128" tilecount="32" columns="8">
 <image source="../../assets/edge/floors/ice.jpg" width="1024" height="512"/>
</tileset>
