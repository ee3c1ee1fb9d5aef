<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="walls" tilewidth="148" tileheight="148" tilecount="9" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <properties>
  <property name="tall" type="bool" value="true"/>
 </properties>
 <tile id="0">
  <properties>
   <property name="stretch" value="across"/>
  </properties>
  <image width="128" height="32" source="../../assets/edge/walls/wall_top.png"/>
 </tile>
 <tile id="1">
  <properties>
   <property name="stretch" value="down"/>
  </properties>
  <image width="32" height="128" source="../../assets/edge/walls/wall_left.png"/>
 </tile>
 <tile id="2">
  <properties>
   <property name="stretch" value="across"/>
  </properties>
  <image width="128" height="32" source="../../assets/edge/walls/wall_foot.png"/>
 </tile>
 <tile id="3">
  <properties>
   <property name="stretch" value="down"/>
  </properties>
  <image width="32" height="128" source="../../assets/edge/walls/wall_right.png"/>
 </tile>
 <tile id="4">
  <image width="44" height="44" source="../../assets/edge/walls/post.png"/>
 </tile>
 <tile id="5">
  <properties>
   <property name="stretch" value="both"/>
  </properties>
  <image width="148" height="48" source="../../assets/edge/walls/gate_across.png"/>
 </tile>
 <tile id="6">
  <properties>
   <property name="stretch" value="both"/>
  </properties>
  <image width="48" height="148" source="../../assets/edge/walls/gate_down.png"/>
 </tile>
 <tile id="7">
  <properties>
   <property name="stretch" value="down"/>
  </properties>
  <image width="32" height="56" source="../../assets/edge/walls/jamb_across.png"/>
 </tile>
 <tile id="8">
  <properties>
   <property name="stretch" value="across"/>
  </properties>
  <image width="56" height="32" source="../../assets/edge/walls/jamb_down.png"/>
 </tile>
</tileset>
