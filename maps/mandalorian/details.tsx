<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="details" tilewidth="32" tileheight="32" tilecount="36" columns="8">
 <image source="../../assets/mandalorian/terrain/tiles_details.png" width="256" height="160"/>
 <tile id="0">
  <properties>
   <property name="details" value="boulder"/>
   <property name="size" type="float" value="2.4"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="details" value="rocks"/>
   <property name="size" type="float" value="1.5"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="details" value="rubble"/>
   <property name="size" type="float" value="1.3"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="details" value="shrub"/>
   <property name="size" type="float" value="1.0"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="details" value="bones"/>
   <property name="size" type="float" value="2.4"/>
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="details" value="crate"/>
   <property name="size" type="float" value="0.9"/>
  </properties>
 </tile>
 <tile id="6">
  <properties>
   <property name="details" value="crates"/>
   <property name="size" type="float" value="1.6"/>
  </properties>
 </tile>
 <tile id="7">
  <properties>
   <property name="details" value="barrel"/>
   <property name="size" type="float" value="0.8"/>
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="details" value="barrels"/>
   <property name="size" type="float" value="1.3"/>
  </properties>
 </tile>
 <tile id="9">
  <properties>
   <property name="details" value="sacks"/>
   <property name="size" type="float" value="1.0"/>
  </properties>
 </tile>
 <tile id="10">
  <properties>
   <property name="details" value="vaporator"/>
   <property name="size" type="float" value="1.5"/>
  </properties>
 </tile>
 <tile id="11">
  <properties>
   <property name="details" value="antenna"/>
   <property name="size" type="float" value="1.6"/>
  </properties>
 </tile>
 <tile id="12">
  <properties>
   <property name="details" value="dish"/>
   <property name="size" type="float" value="1.8"/>
  </properties>
 </tile>
 <tile id="13">
  <properties>
   <property name="details" value="vent"/>
   <property name="size" type="float" value="1.0"/>
  </properties>
 </tile>
 <tile id="14">
  <properties>
   <property name="details" value="skylight"/>
   <property name="size" type="float" value="1.5"/>
  </properties>
 </tile>
 <tile id="15">
  <properties>
   <property name="details" value="dome"/>
   <property name="size" type="float" value="3.2"/>
  </properties>
 </tile>
 <tile id="16">
  <properties>
   <property name="details" value="awning"/>
   <property name="size" type="float" value="2.0"/>
  </properties>
 </tile>
 <tile id="17">
  <properties>
   <property name="details" value="awning_red"/>
   <property name="size" type="float" value="2.0"/>
  </properties>
 </tile>
 <tile id="18">
  <properties>
   <property name="details" value="cart"/>
   <property name="size" type="float" value="1.6"/>
  </properties>
 </tile>
 <tile id="19">
  <properties>
   <property name="details" value="speeder"/>
   <property name="size" type="float" value="2.6"/>
  </properties>
 </tile>
 <tile id="20">
  <properties>
   <property name="details" value="well"/>
   <property name="size" type="float" value="1.4"/>
  </properties>
 </tile>
 <tile id="21">
  <properties>
   <property name="details" value="fountain"/>
   <property name="size" type="float" value="1.6"/>
  </properties>
 </tile>
 <tile id="22">
  <properties>
   <property name="details" value="statue"/>
   <property name="size" type="float" value="1.4"/>
  </properties>
 </tile>
 <tile id="23">
  <properties>
   <property name="details" value="table"/>
   <property name="size" type="float" value="1.0"/>
  </properties>
 </tile>
 <tile id="24">
  <properties>
   <property name="details" value="bunk"/>
   <property name="size" type="float" value="1.4"/>
  </properties>
 </tile>
 <tile id="25">
  <properties>
   <property name="details" value="pipes"/>
   <property name="size" type="float" value="2.0"/>
  </properties>
 </tile>
 <tile id="26">
  <properties>
   <property name="details" value="pipes_down"/>
   <property name="size" type="float" value="2.0"/>
  </properties>
 </tile>
 <tile id="27">
  <properties>
   <property name="details" value="tank"/>
   <property name="size" type="float" value="1.8"/>
  </properties>
 </tile>
 <tile id="28">
  <properties>
   <property name="details" value="hatch"/>
   <property name="size" type="float" value="1.2"/>
  </properties>
 </tile>
 <tile id="29">
  <properties>
   <property name="details" value="lamp"/>
   <property name="size" type="float" value="0.6"/>
   <property name="glow" value="#f0a050"/>
   <property name="reach" type="float" value="3.4"/>
  </properties>
 </tile>
 <tile id="30">
  <properties>
   <property name="details" value="light"/>
   <property name="size" type="float" value="0.6"/>
   <property name="glow" value="#64829f"/>
   <property name="reach" type="float" value="3.2"/>
  </properties>
 </tile>
 <tile id="31">
  <properties>
   <property name="details" value="alarm"/>
   <property name="size" type="float" value="0.6"/>
   <property name="glow" value="#e4552b"/>
   <property name="reach" type="float" value="2.8"/>
   <property name="breath" type="float" value="2.6"/>
  </properties>
 </tile>
 <tile id="32">
  <properties>
   <property name="details" value="forge"/>
   <property name="size" type="float" value="1.4"/>
   <property name="glow" value="#ff7a30"/>
   <property name="reach" type="float" value="4.2"/>
   <property name="breath" type="float" value="3.1"/>
  </properties>
 </tile>
 <tile id="33">
  <properties>
   <property name="details" value="console"/>
   <property name="size" type="float" value="1.2"/>
   <property name="glow" value="#58a8c2"/>
   <property name="reach" type="float" value="1.8"/>
  </properties>
 </tile>
 <tile id="34">
  <properties>
   <property name="details" value="reactor"/>
   <property name="size" type="float" value="2.2"/>
   <property name="glow" value="#7fd0ff"/>
   <property name="reach" type="float" value="4.6"/>
   <property name="breath" type="float" value="4.0"/>
  </properties>
 </tile>
 <tile id="35">
  <properties>
   <property name="details" value="embers"/>
   <property name="size" type="float" value="1.0"/>
   <property name="glow" value="#e4552b"/>
   <property name="reach" type="float" value="2.4"/>
   <property name="breath" type="float" value="3.7"/>
  </properties>
 </tile>
</tileset>
