<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="spaces" tilewidth="512" tileheight="512" tilecount="3" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0">
  <properties>
   <property name="disc" type="float" value="0.8065"/>
  </properties>
  <image width="128" height="128" source="../../assets/planets/navpoint.png"/>
 </tile>
 <tile id="1">
  <properties>
   <property name="disc" type="float" value="0.86"/>
  </properties>
  <image width="512" height="512" source="../../assets/planets/spinward_core.png"/>
 </tile>
 <tile id="2">
  <properties>
   <property name="disc" type="float" value="0.86"/>
  </properties>
  <image width="512" height="512" source="../../assets/planets/trailing_core.png"/>
 </tile>
</tileset>
