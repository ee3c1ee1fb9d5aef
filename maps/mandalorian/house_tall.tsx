<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="house_tall" tilewidth="64" tileheight="64" tilecount="144" columns="12">
 <properties>
  <property name="tall" type="float" value="2.1"/>
  <property name="terrain" value="house_tall"/>
 </properties>
 <image source="../../assets/mandalorian/terrain/house_tall.jpg" width="768" height="768"/>
</tileset>
