<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="terrace" tilewidth="64" tileheight="64" tilecount="144" columns="12">
 <properties>
  <property name="tall" type="float" value="0.6"/>
  <property name="terrain" value="terrace"/>
 </properties>
 <image source="../../assets/mandalorian/terrain/terrace.jpg" width="768" height="768"/>
</tileset>
