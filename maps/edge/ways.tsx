<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="ways" tilewidth="162" tileheight="162" tilecount="4" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0">
  <properties>
   <property name="stretch" value="across"/>
  </properties>
  <image width="128" height="162" source="../../assets/edge/walls/corridor_across.png"/>
 </tile>
 <tile id="1">
  <properties>
   <property name="stretch" value="down"/>
  </properties>
  <image width="162" height="128" source="../../assets/edge/walls/corridor_down.png"/>
 </tile>
 <tile id="2">
  <image width="162" height="162" source="../../assets/edge/walls/corridor_bend.png"/>
 </tile>
 <tile id="3">
  <image width="12" height="12" source="../../assets/edge/walls/corridor_dot.png"/>
 </tile>
</tileset>
