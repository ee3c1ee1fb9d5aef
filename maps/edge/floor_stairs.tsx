<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="floor_stairs" tilewidth="128" tileheight="128" tilecount="8" columns="4">
 <image source="../../assets/edge/floors/stairs.jpg" width="512" height="256"/>
</tileset>
