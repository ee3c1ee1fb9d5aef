<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="floor_belt" tilewidth="128" tileheight="128" tilecount="16" columns="4">
 <image source="../../assets/edge/floors/belt.jpg" width="512" height="512"/>
</tileset>
