<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="details" tilewidth="230" tileheight="230" tilecount="36" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0">
  <image width="173" height="173" source="../../assets/mandalorian/details/boulder.png"/>
 </tile>
 <tile id="1">
  <image width="108" height="108" source="../../assets/mandalorian/details/rocks.png"/>
 </tile>
 <tile id="2">
  <image width="94" height="94" source="../../assets/mandalorian/details/rubble.png"/>
 </tile>
 <tile id="3">
  <image width="72" height="72" source="../../assets/mandalorian/details/shrub.png"/>
 </tile>
 <tile id="4">
  <image width="173" height="173" source="../../assets/mandalorian/details/bones.png"/>
 </tile>
 <tile id="5">
  <image width="65" height="65" source="../../assets/mandalorian/details/crate.png"/>
 </tile>
 <tile id="6">
  <image width="115" height="115" source="../../assets/mandalorian/details/crates.png"/>
 </tile>
 <tile id="7">
  <image width="58" height="58" source="../../assets/mandalorian/details/barrel.png"/>
 </tile>
 <tile id="8">
  <image width="94" height="94" source="../../assets/mandalorian/details/barrels.png"/>
 </tile>
 <tile id="9">
  <image width="72" height="72" source="../../assets/mandalorian/details/sacks.png"/>
 </tile>
 <tile id="10">
  <image width="108" height="108" source="../../assets/mandalorian/details/vaporator.png"/>
 </tile>
 <tile id="11">
  <image width="115" height="115" source="../../assets/mandalorian/details/antenna.png"/>
 </tile>
 <tile id="12">
  <image width="130" height="130" source="../../assets/mandalorian/details/dish.png"/>
 </tile>
 <tile id="13">
  <image width="72" height="72" source="../../assets/mandalorian/details/vent.png"/>
 </tile>
 <tile id="14">
  <image width="108" height="108" source="../../assets/mandalorian/details/skylight.png"/>
 </tile>
 <tile id="15">
  <image width="230" height="230" source="../../assets/mandalorian/details/dome.png"/>
 </tile>
 <tile id="16">
  <image width="144" height="144" source="../../assets/mandalorian/details/awning.png"/>
 </tile>
 <tile id="17">
  <image width="144" height="144" source="../../assets/mandalorian/details/awning_red.png"/>
 </tile>
 <tile id="18">
  <image width="115" height="115" source="../../assets/mandalorian/details/cart.png"/>
 </tile>
 <tile id="19">
  <image width="187" height="187" source="../../assets/mandalorian/details/speeder.png"/>
 </tile>
 <tile id="20">
  <image width="101" height="101" source="../../assets/mandalorian/details/well.png"/>
 </tile>
 <tile id="21">
  <image width="115" height="115" source="../../assets/mandalorian/details/fountain.png"/>
 </tile>
 <tile id="22">
  <image width="101" height="101" source="../../assets/mandalorian/details/statue.png"/>
 </tile>
 <tile id="23">
  <image width="72" height="72" source="../../assets/mandalorian/details/table.png"/>
 </tile>
 <tile id="24">
  <image width="101" height="101" source="../../assets/mandalorian/details/bunk.png"/>
 </tile>
 <tile id="25">
  <image width="144" height="144" source="../../assets/mandalorian/details/pipes.png"/>
 </tile>
 <tile id="26">
  <image width="144" height="144" source="../../assets/mandalorian/details/pipes_down.png"/>
 </tile>
 <tile id="27">
  <image width="130" height="130" source="../../assets/mandalorian/details/tank.png"/>
 </tile>
 <tile id="28">
  <image width="86" height="86" source="../../assets/mandalorian/details/hatch.png"/>
 </tile>
 <tile id="29">
  <properties>
   <property name="glow" type="color" value="#fff0a050"/>
   <property name="reach" type="float" value="3.4"/>
  </properties>
  <image width="48" height="48" source="../../assets/mandalorian/details/lamp.png"/>
 </tile>
 <tile id="30">
  <properties>
   <property name="glow" type="color" value="#ff64829f"/>
   <property name="reach" type="float" value="3.2"/>
  </properties>
  <image width="48" height="48" source="../../assets/mandalorian/details/light.png"/>
 </tile>
 <tile id="31">
  <properties>
   <property name="breath" type="float" value="2.6"/>
   <property name="glow" type="color" value="#ffe4552b"/>
   <property name="reach" type="float" value="2.8"/>
  </properties>
  <image width="48" height="48" source="../../assets/mandalorian/details/alarm.png"/>
 </tile>
 <tile id="32">
  <properties>
   <property name="breath" type="float" value="3.1"/>
   <property name="glow" type="color" value="#ffff7a30"/>
   <property name="reach" type="float" value="4.2"/>
  </properties>
  <image width="101" height="101" source="../../assets/mandalorian/details/forge.png"/>
 </tile>
 <tile id="33">
  <properties>
   <property name="glow" type="color" value="#ff58a8c2"/>
   <property name="reach" type="float" value="1.8"/>
  </properties>
  <image width="86" height="86" source="../../assets/mandalorian/details/console.png"/>
 </tile>
 <tile id="34">
  <properties>
   <property name="breath" type="float" value="4"/>
   <property name="glow" type="color" value="#ff7fd0ff"/>
   <property name="reach" type="float" value="4.6"/>
  </properties>
  <image width="158" height="158" source="../../assets/mandalorian/details/reactor.png"/>
 </tile>
 <tile id="35">
  <properties>
   <property name="breath" type="float" value="3.7"/>
   <property name="glow" type="color" value="#ffe4552b"/>
   <property name="reach" type="float" value="2.4"/>
  </properties>
  <image width="72" height="72" source="../../assets/mandalorian/details/embers.png"/>
 </tile>
</tileset>
