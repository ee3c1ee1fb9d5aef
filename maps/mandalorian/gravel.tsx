<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="gravel" tilewidth="64" tileheight="64" tilecount="36" columns="6">
 <properties>
  <property name="ground" value="gravel"/>
 </properties>
 <image source="../../assets/mandalorian/ground/gravel.png" width="384" height="384"/>
</tileset>
