<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="spaces" tilewidth="768" tileheight="768" tilecount="13" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0">
  <properties>
   <property name="disc" type="float" value="0.8065"/>
  </properties>
  <image width="128" height="128" source="../../assets/planets/navpoint.png"/>
 </tile>
 <tile id="1">
  <properties>
   <property name="disc" type="float" value="0.68"/>
  </properties>
  <image width="768" height="768" source="../../assets/planets/maelstrom.png"/>
 </tile>
 <tile id="2">
  <properties>
   <property name="disc" type="float" value="0.72"/>
  </properties>
  <image width="512" height="512" source="../../assets/planets/cantonica.png"/>
 </tile>
 <tile id="3">
  <properties>
   <property name="disc" type="float" value="0.86"/>
  </properties>
  <image width="512" height="512" source="../../assets/planets/kessel.png"/>
 </tile>
 <tile id="4">
  <properties>
   <property name="disc" type="float" value="0.86"/>
  </properties>
  <image width="512" height="512" source="../../assets/planets/lothal.png"/>
 </tile>
 <tile id="5">
  <properties>
   <property name="clouds" type="bool" value="true"/>
   <property name="disc" type="float" value="0.86"/>
  </properties>
  <image width="512" height="512" source="../../assets/planets/mon_calamari.png"/>
 </tile>
 <tile id="6">
  <properties>
   <property name="clouds" type="bool" value="true"/>
   <property name="disc" type="float" value="0.86"/>
  </properties>
  <image width="512" height="512" source="../../assets/planets/naboo.png"/>
 </tile>
 <tile id="7">
  <properties>
   <property name="disc" type="float" value="0.86"/>
  </properties>
  <image width="512" height="512" source="../../assets/planets/nal_hutta.png"/>
 </tile>
 <tile id="8">
  <properties>
   <property name="disc" type="float" value="0.86"/>
  </properties>
  <image width="512" height="512" source="../../assets/planets/ord_mantell.png"/>
 </tile>
 <tile id="9">
  <properties>
   <property name="disc" type="float" value="0.9"/>
  </properties>
  <image width="512" height="512" source="../../assets/planets/ring_of_kafrene.png"/>
 </tile>
 <tile id="10">
  <properties>
   <property name="disc" type="float" value="0.86"/>
  </properties>
  <image width="512" height="512" source="../../assets/planets/ryloth.png"/>
 </tile>
 <tile id="11">
  <properties>
   <property name="disc" type="float" value="0.86"/>
  </properties>
  <image width="512" height="512" source="../../assets/planets/takodana.png"/>
 </tile>
 <tile id="12">
  <properties>
   <property name="disc" type="float" value="0.86"/>
  </properties>
  <image width="512" height="512" source="../../assets/planets/tatooine.png"/>
 </tile>
</tileset>
