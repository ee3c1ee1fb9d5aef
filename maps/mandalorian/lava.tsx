<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="lava" tilewidth="64" tileheight="64" tilecount="144" columns="12">
 <properties>
  <property name="breath" type="float" value="5"/>
  <property name="glow" type="color" value="#ffe4552b"/>
  <property name="tall" type="float" value="-0.8"/>
  <property name="terrain" value="lava"/>
 </properties>
 <image source="../../assets/mandalorian/terrain/lava.jpg" width="768" height="768"/>
</tileset>
