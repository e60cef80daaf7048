/** Word 365 clipboard of a title, marked paragraphs, a link and lists in two levels; only its head is shortened. */
export const wordSample = `<html xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/k/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- /* Style Definitions */ p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0cm; font-size:11.0pt;
font-family:"Calibri",sans-serif;} @list l0 {mso-list-id:1421;} --></style>
</head><body lang=DE style='tab-interval:35.4pt;word-wrap:break-word'><!--StartFragment-->
<h1 style='mso-margin-top-alt:auto'><span lang=DE style='font-family:"Arial",sans-serif;color:#2F5496'>Befund der Boroskopie<o:p></o:p></span></h1>
<p class=MsoNormal style='text-align:justify'><b style='mso-bidi-font-weight:normal'><span style='color:red;mso-themecolor:accent1'>Ergebnis:</span></b><span
style='mso-spacerun:yes'>  </span>Die <i>Schaufeln</i> der <u>Stufe 3</u> sind
<s>unbrauchbar</s> <span style='background:yellow;mso-highlight:yellow'>brauchbar</span>, siehe <a
href="https://www.beispiel.example/bericht"><span style='color:#0563C1'>Bericht</span></a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Verdichter<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]>Stufe 1 bis 5<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Turbine<o:p></o:p></p>
<h2><span lang=DE>Nächste Schritte<o:p></o:p></span></h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Dichtungen tauschen<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Probelauf<o:p></o:p></p>
<!--EndFragment--></body></html>`

/** The same as stored. */
export const wordSampleStored =
  "<h2>Befund der Boroskopie</h2>" +
  "<p><strong>Ergebnis:</strong> Die <em>Schaufeln</em> der <u>Stufe 3</u> sind <s>unbrauchbar</s> brauchbar, siehe " +
  '<a href="https://www.beispiel.example/bericht" rel="noopener noreferrer">Bericht</a>.</p>' +
  "<ul><li>Verdichter<ul><li>Stufe 1 bis 5</li></ul></li><li>Turbine</li></ul>" +
  "<h2>Nächste Schritte</h2>" +
  "<ol><li>Dichtungen tauschen</li><li>Probelauf</li></ol>"
