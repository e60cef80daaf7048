const excelHead = `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:x="urn:schemas-microsoft-com:office:excel"
xmlns="http://www.w3.org/TR/REC-html40">

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Excel.Sheet>
<meta name=Generator content="Microsoft Excel 15">
<link id=Main-File rel=Main-File
href="file:///C:/Users/k/AppData/Local/Temp/msohtmlclip1/01/clip.htm">
<style>
<!--table
	{mso-displayed-decimal-separator:"\\,";
	mso-displayed-thousand-separator:"\\.";}
tr
	{mso-height-source:auto;}
col
	{mso-width-source:auto;}
br
	{mso-data-placement:same-cell;}
td
	{padding-top:1px;
	mso-ignore:padding;
	font-size:11.0pt;
	font-family:Calibri, sans-serif;
	mso-number-format:General;
	white-space:nowrap;}
.xl65
	{font-weight:700;}
.xl66
	{mso-number-format:"\\#\\,\\#\\#0\\.0";}
-->
</style>
</head>

<body link="#0563C1" vlink="#954F72">

`

/** Returns rows of Excel between fragment marks, inside a table outside of them. */
const excelRange = (
  columns: string,
  rows: string,
) => `${excelHead}<table border=0 cellpadding=0 cellspacing=0 width=240 style='border-collapse:
 collapse;width:180pt'>
<!--StartFragment-->
${columns}
${rows}
<!--EndFragment-->
</table>

</body>

</html>`

/**
 * Excel 365 clipboard of four rows: one is hidden, as is the third column, and the last starts with two merged cells.
 */
export const excelSample = excelRange(
  ` <col width=80 style='width:60pt'>
 <col width=80 style='width:60pt'>
 <col width=0 style='display:none;mso-width-source:userset;mso-width-alt:0'>
 <col width=80 style='width:60pt'>`,
  ` <tr height=20 style='height:15.0pt'>
  <td height=20 class=xl65 width=80 style='height:15.0pt;width:60pt'>Typ</td>
  <td class=xl65 width=80 style='width:60pt'>Leistung,<br>
    ISO</td>
  <td class=xl65 width=0>intern</td>
  <td class=xl65 width=80 style='width:60pt'>Drehzahl</td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td height=20 style='height:15.0pt'>LM2500</td>
  <td class=xl66 align=right x:num="25.1">25,1</td>
  <td>a</td>
  <td align=right>3.600</td>
 </tr>
 <tr height=0 style='display:none;mso-height-source:userset;mso-height-alt:0'>
  <td>LM5000</td>
  <td align=right>34,5</td>
  <td>b</td>
  <td align=right>3.600</td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td colspan=2 height=20 style='height:15.0pt'>R&amp;D &lt; 50 MW</td>
  <td>c</td>
  <td><a href="https://www.beispiel.example/lm6000"><span style='color:#0563C1'>LM6000</span></a></td>
 </tr>`,
)

/** One cell of Excel. */
export const excelCell = excelRange(
  " <col width=80 style='width:60pt'>",
  " <tr height=20 style='height:15.0pt'>\n  <td height=20 width=80 style='height:15.0pt;width:60pt'>LM2500</td>\n </tr>",
)

/** The first sample as stored. */
export const excelStored =
  '<table><thead><tr><th scope="col">Typ</th><th scope="col">Leistung,<br />ISO</th><th scope="col">Drehzahl</th></tr></thead>' +
  "<tbody><tr><td>LM2500</td><td>25,1</td><td>3.600</td></tr>" +
  '<tr><td>R&amp;D &lt; 50 MW</td><td></td><td><a href="https://www.beispiel.example/lm6000" rel="noopener noreferrer">LM6000</a></td></tr>' +
  "</tbody></table>"

/** LibreOffice Calc 24: two columns of three rows, with a cell over two rows. */
export const calcSample = `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN">
<html>
<head>
	<meta http-equiv="content-type" content="text/html; charset=utf-8"/>
	<title></title>
	<meta name="generator" content="LibreOffice 24.2.7.2 (Linux)"/>
	<style type="text/css">
		body,div,table,thead,tbody,tfoot,tr,th,td,p { font-family:"Liberation Sans"; font-size:x-small }
		comment { display:none;  }
	</style>
</head>
<body>
<table cellspacing="0" border="0">
	<colgroup span="2" width="85"></colgroup>
	<tr>
		<td height="17" align="left"><b>Typ</b></td>
		<td align="left"><b>MW</b></td>
	</tr>
	<tr>
		<td rowspan=2 height="34" align="left" valign=middle>LM2500</td>
		<td align="right" sdval="25.1" sdnum="1031;">25,1</td>
	</tr>
	<tr>
		<td align="right" sdval="31" sdnum="1031;">31</td>
	</tr>
</table>
</body>
</html>`

/**
 * Google Sheets: its own element around the table, a formula containing `>` in an attribute, an empty row at the end.
 */
export const sheetsSample =
  "<meta charset='utf-8'><google-sheets-html-origin><style type=\"text/css\"><!--td {border: 1px solid #cccccc;}" +
  'br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" ' +
  'dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;font-family:Arial;width:0px;border-collapse:collapse;border:none" ' +
  'data-sheets-root="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody>' +
  '<tr style="height:21px;"><td style="overflow:hidden;font-weight:bold;">Тип</td><td style="overflow:hidden;">МВт</td></tr>' +
  '<tr style="height:21px;"><td style="overflow:hidden;">LM2500</td>' +
  '<td style="overflow:hidden;text-align:right;" data-sheets-formula="=IF(R[0]C[-1]>2;1)" data-sheets-numberformat="[null,2]">25,1</td></tr>' +
  '<tr style="height:21px;"><td style="overflow:hidden;"></td><td style="overflow:hidden;"></td></tr></tbody></table>'

/** Word 365: a table with a repeated head row, cells of several paragraphs and with a list, and text around it. */
export const wordTableSample = `<html xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} --></style></head>
<body lang=DE style='tab-interval:35.4pt'><!--StartFragment-->
<p class=MsoNormal>Vorher<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-border-alt:
 solid windowtext .5pt;mso-yfti-tbllook:1184;mso-padding-alt:0cm 5.4pt 0cm 5.4pt'>
 <thead>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=201 valign=top style='width:151.0pt;border:solid windowtext 1.0pt;padding:0cm 5.4pt 0cm 5.4pt'>
  <p class=MsoNormal><b><span lang=EN-US>Typ<o:p></o:p></span></b></p>
  </td>
  <td width=201 valign=top style='width:151.0pt;border:solid windowtext 1.0pt'>
  <p class=MsoNormal><b>Arbeiten<o:p></o:p></b></p>
  </td>
 </tr>
 </thead>
 <tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'>
  <td width=201 valign=top style='width:151.0pt'>
  <p class=MsoNormal>LM2500<o:p></o:p></p>
  <p class=MsoNormal>LM6000<o:p></o:p></p>
  </td>
  <td width=201 valign=top style='width:151.0pt'>
  <p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
  style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
  </span></span></span><![endif]>Verdichter<o:p></o:p></p>
  <p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
  style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
  </span></span></span><![endif]>Turbine<o:p></o:p></p>
  </td>
 </tr>
</table>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal>Nachher<o:p></o:p></p>
<!--EndFragment--></body></html>`
