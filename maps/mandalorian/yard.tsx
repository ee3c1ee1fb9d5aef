<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="yard" tilewidth="64" tileheight="64" tilecount="144" columns="12">
 <properties>
  <property name="soft" type="bool" value="true"/>
  <property name="terrain" value="yard"/>
 </properties>
 <image source="../../assets/mandalorian/terrain/yard.jpg" width="768" height="768"/>
</tileset>
