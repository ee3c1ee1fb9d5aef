<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="street" tilewidth="64" tileheight="64" tilecount="144" columns="12">
 <properties>
  <property name="soft" type="bool" value="true"/>
  <property name="terrain" value="street"/>
 </properties>
 <image source="../../assets/mandalorian/terrain/street.jpg" width="768" height="768"/>
</tileset>
