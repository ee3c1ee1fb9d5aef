<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="walls" tilewidth="621" tileheight="459" tilecount="27" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <properties>
  <property name="stretch" value="both"/>
 </properties>
 <tile id="0">
  <properties>
   <property name="rise" type="float" value="0.85"/>
   <property name="thick" type="float" value="0.47"/>
  </properties>
  <image width="621" height="75" source="../../assets/mandalorian/walls/pale_wall_across.jpg"/>
 </tile>
 <tile id="1">
  <properties>
   <property name="rise" type="float" value="0.85"/>
   <property name="thick" type="float" value="0.47"/>
  </properties>
  <image width="45" height="459" source="../../assets/mandalorian/walls/pale_wall_down.jpg"/>
 </tile>
 <tile id="2">
  <properties>
   <property name="gap" type="float" value="0.46"/>
   <property name="rise" type="float" value="0.85"/>
   <property name="thick" type="float" value="0.47"/>
  </properties>
  <image width="621" height="102" source="../../assets/mandalorian/walls/pale_frame_across.png"/>
 </tile>
 <tile id="3">
  <properties>
   <property name="gap" type="float" value="0.46"/>
   <property name="rise" type="float" value="0.85"/>
   <property name="thick" type="float" value="0.47"/>
  </properties>
  <image width="72" height="459" source="../../assets/mandalorian/walls/pale_frame_down.png"/>
 </tile>
 <tile id="4">
  <properties>
   <property name="rise" type="float" value="0.85"/>
   <property name="thick" type="float" value="0.47"/>
  </properties>
  <image width="621" height="75" source="../../assets/mandalorian/walls/brown_wall_across.jpg"/>
 </tile>
 <tile id="5">
  <properties>
   <property name="rise" type="float" value="0.85"/>
   <property name="thick" type="float" value="0.47"/>
  </properties>
  <image width="45" height="459" source="../../assets/mandalorian/walls/brown_wall_down.jpg"/>
 </tile>
 <tile id="6">
  <properties>
   <property name="gap" type="float" value="0.46"/>
   <property name="rise" type="float" value="0.85"/>
   <property name="thick" type="float" value="0.47"/>
  </properties>
  <image width="621" height="102" source="../../assets/mandalorian/walls/brown_frame_across.png"/>
 </tile>
 <tile id="7">
  <properties>
   <property name="gap" type="float" value="0.46"/>
   <property name="rise" type="float" value="0.85"/>
   <property name="thick" type="float" value="0.47"/>
  </properties>
  <image width="72" height="459" source="../../assets/mandalorian/walls/brown_frame_down.png"/>
 </tile>
 <tile id="8">
  <properties>
   <property name="rise" type="float" value="0.85"/>
   <property name="thick" type="float" value="0.47"/>
  </properties>
  <image width="621" height="75" source="../../assets/mandalorian/walls/gray_wall_across.jpg"/>
 </tile>
 <tile id="9">
  <properties>
   <property name="rise" type="float" value="0.85"/>
   <property name="thick" type="float" value="0.47"/>
  </properties>
  <image width="45" height="459" source="../../assets/mandalorian/walls/gray_wall_down.jpg"/>
 </tile>
 <tile id="10">
  <properties>
   <property name="gap" type="float" value="0.46"/>
   <property name="rise" type="float" value="0.85"/>
   <property name="thick" type="float" value="0.47"/>
  </properties>
  <image width="621" height="102" source="../../assets/mandalorian/walls/gray_frame_across.png"/>
 </tile>
 <tile id="11">
  <properties>
   <property name="gap" type="float" value="0.46"/>
   <property name="rise" type="float" value="0.85"/>
   <property name="thick" type="float" value="0.47"/>
  </properties>
  <image width="72" height="459" source="../../assets/mandalorian/walls/gray_frame_down.png"/>
 </tile>
 <tile id="12">
  <properties>
   <property name="rise" type="float" value="0.85"/>
   <property name="thick" type="float" value="0.47"/>
  </properties>
  <image width="621" height="75" source="../../assets/mandalorian/walls/steel_wall_across.jpg"/>
 </tile>
 <tile id="13">
  <properties>
   <property name="rise" type="float" value="0.85"/>
   <property name="thick" type="float" value="0.47"/>
  </properties>
  <image width="45" height="459" source="../../assets/mandalorian/walls/steel_wall_down.jpg"/>
 </tile>
 <tile id="14">
  <properties>
   <property name="gap" type="float" value="0.46"/>
   <property name="rise" type="float" value="0.85"/>
   <property name="thick" type="float" value="0.47"/>
  </properties>
  <image width="621" height="102" source="../../assets/mandalorian/walls/steel_frame_across.png"/>
 </tile>
 <tile id="15">
  <properties>
   <property name="gap" type="float" value="0.46"/>
   <property name="rise" type="float" value="0.85"/>
   <property name="thick" type="float" value="0.47"/>
  </properties>
  <image width="72" height="459" source="../../assets/mandalorian/walls/steel_frame_down.png"/>
 </tile>
 <tile id="16">
  <properties>
   <property name="rise" type="float" value="0.85"/>
   <property name="thick" type="float" value="0.47"/>
  </properties>
  <image width="264" height="84" source="../../assets/mandalorian/walls/door_across.jpg"/>
 </tile>
 <tile id="17">
  <properties>
   <property name="rise" type="float" value="0.85"/>
   <property name="thick" type="float" value="0.47"/>
  </properties>
  <image width="54" height="207" source="../../assets/mandalorian/walls/door_down.jpg"/>
 </tile>
 <tile id="18">
  <image width="576" height="24" source="../../assets/mandalorian/walls/ledge_across.png"/>
 </tile>
 <tile id="19">
  <image width="24" height="384" source="../../assets/mandalorian/walls/ledge_down.png"/>
 </tile>
 <tile id="20">
  <image width="332" height="75" source="../../assets/mandalorian/walls/roof_steps_down.png"/>
 </tile>
 <tile id="21">
  <image width="332" height="75" source="../../assets/mandalorian/walls/roof_steps_up.png"/>
 </tile>
 <tile id="22">
  <image width="75" height="221" source="../../assets/mandalorian/walls/stairs_steps_left.png"/>
 </tile>
 <tile id="23">
  <image width="75" height="221" source="../../assets/mandalorian/walls/stairs_steps_right.png"/>
 </tile>
 <tile id="24">
  <image width="332" height="75" source="../../assets/mandalorian/walls/terrace_steps_down.png"/>
 </tile>
 <tile id="25">
  <image width="75" height="221" source="../../assets/mandalorian/walls/terrace_steps_left.png"/>
 </tile>
 <tile id="26">
  <image width="75" height="221" source="../../assets/mandalorian/walls/terrace_steps_right.png"/>
 </tile>
</tileset>
