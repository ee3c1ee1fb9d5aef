<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="roof" tilewidth="64" tileheight="64" tilecount="144" columns="12">
 <properties>
  <property name="tall" type="float" value="1"/>
  <property name="terrain" value="roof"/>
 </properties>
 <image source="../../assets/mandalorian/terrain/roof.jpg" width="768" height="768"/>
</tileset>
