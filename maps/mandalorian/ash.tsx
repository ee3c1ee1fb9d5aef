<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="ash" tilewidth="64" tileheight="64" tilecount="36" columns="6">
 <properties>
  <property name="ground" value="ash"/>
 </properties>
 <image source="../../assets/mandalorian/ground/ash.png" width="384" height="384"/>
</tileset>
