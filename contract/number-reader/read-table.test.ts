import { expect, test } from "vitest"
import { readShown } from "./test-reading.ts"

test.each<[string, string, string[]]>([
  ["tabs without headings", "L31742P02\t4\nL31742P05\t12", ["L31742P02 4", "L31742P05 12"]],
  ["a weight beside the quantity", "L31742P02\t4\t12,345\nL31742P05\t1\t3,250", ["L31742P02 4", "L31742P05 1"]],
  ["a description between", "L31742P02\tLaufschaufel\t92", ["L31742P02 92"]],
  [
    "the quantity as the last of whole numbers, an item number first",
    "1\tL31742P02\tLaufschaufel, Stufe 5\t4\n2\tL31742P05\tSchaufel\t7\n3\t7310234\tRing\t2",
    ["1: L31742P02 4", "2: L31742P05 7", "3: 7310234 2"],
  ],
  [
    "item numbers behind",
    "L31742P02\t4\t1\nL31742P05\t7\t2\n7310234\t2\t3",
    ["1: L31742P02 4", "2: L31742P05 7", "3: 7310234 2"],
  ],
  [
    "headings of the catalogue",
    "Part number\tDescription (DE)\tSubstitute part\tQuantity\n9026M31P02\tStellhebel, Verdichter, Stufe 5\t\t52",
    ["9026M31P02 52"],
  ],
  [
    "German headings",
    "Pos.\tMenge\tTeilenummer\n10\t4\tL31742P02\n20\t2\tL31742P05",
    ["10: L31742P02 4", "20: L31742P05 2"],
  ],
  ["Russian headings", "№ п/п\tНаименование\tКол-во\tНомер детали\n1\tЛопатка\t4\tL31742P02", ["1: L31742P02 4"]],
  ["headings with a unit", "Mat.-Nr.\tMenge [Stk]\tBestand\nL31742P02\t4\t17", ["L31742P02 4"]],
  ["Russian headings with signs", "№\tКаталожный №\tКол-во, шт.\tОстаток\n1\tL31742P02\t4\t17", ["1: L31742P02 4"]],
  [
    "a column of older numbers beside the current ones",
    "Ersatz für\tTeilenummer\tAnz.\nL31742P05\tL31742P02\t4",
    ["L31742P02 4"],
  ],
  ["a column without a heading is none of item numbers", "Teilenummer\t\tMenge\nL31742P02\tRing\t4", ["L31742P02 4"]],
  ["a headed quantity before a price", "Teilenummer\tMenge\tEinzelpreis\nL31742P02\t4\t1200", ["L31742P02 4"]],
  ["a column of stock, which is no quantity", "Teilenummer\tBestand\nL31742P02\t400", ["L31742P02 -"]],
  [
    "headings of several words",
    "Part Number\tOrdered Qty\tUnit Price\tExt. Price\nL31742P02\t17\t20\t340",
    ["L31742P02 17"],
  ],
  ["a unit in the heading", "P/N\tQTY EA\tPrice each\nL31742P02\t17\t20", ["L31742P02 17"]],
  [
    "German headings of several words",
    "Teilenummer\tMenge/Anzahl\tLieferzeit in Wochen\nL31742P02\t17\t20",
    ["L31742P02 17"],
  ],
  [
    "Russian headings of several words",
    "Номер детали\tТребуемое кол-во, шт\tЦена за шт, руб\nL31742P02\t17\t20",
    ["L31742P02 17"],
  ],
  [
    "prices, weights and weeks, which are no quantity",
    "Teilenummer\tStückpreis EUR\tWochen\tWeight kg\nL31742P02\t120\t6\t3",
    ["L31742P02 -"],
  ],
  ["a quantity of each machine is asked", "Teilenummer\tMenge je Maschine\nL31742P02\t92", ["L31742P02 ?"]],
  ...["Qty/engine", "Pcs/set", "Installed qty", "Qty on hand", "Menge vorhanden", "Anzahl verbaut"].map(
    (heading): [string, string, string[]] => [
      `what is there or built in, or least, is asked: ${heading}`,
      `Teilenummer\t${heading}\nL31742P02\t92`,
      ["L31742P02 ?"],
    ],
  ),
  ...["Einbaumenge", "Verbrauchsmenge", "Mindestmenge", "Verpackungsmenge", "Количество в наличии", "Мин. кол-во"].map(
    (heading): [string, string, string[]] => [
      `nor is ${heading} ordered`,
      `Teilenummer\t${heading}\tMenge\nL31742P02\t92\t4`,
      ["L31742P02 4"],
    ],
  ),
  ["an unknown heading is asked", "Teilenummer\tBezeichnung\tSAP-Nr.\nL31742P02\tRing\t4711", ["L31742P02 ?"]],
  ["whole numbers before a column of units", "L31742P02\tRing\t17\tST\t1250\t21250", ["L31742P02 17"]],
  ["two columns of whole numbers are asked", "L31742P02\t17\t1250\nL31742P05\t4\t800", ["L31742P02 ?", "L31742P05 ?"]],
  [
    "item numbers with gaps in front",
    "20\tL31742P02\t4\n30\tL31742P05\t7\n50\t7310234\t2",
    ["20: L31742P02 4", "30: L31742P05 7", "50: 7310234 2"],
  ],
  [
    "semicolons with headings",
    "Teilenummer;Bezeichnung;Menge\nL31742P02;Laufschaufel;4\n7310234;Ring;2",
    ["L31742P02 4", "7310234 2"],
  ],
  ["semicolons without", "L31742P02;4\nL31742P05;2", ["L31742P02 4", "L31742P05 2"]],
  ["quoted CSV", '"L31742P02","Blade, stage 1","4"\n"L31742P05","Blade, stage 2","2"', ["L31742P02 4", "L31742P05 2"]],
  [
    "columns of spaces",
    "L31742P02    Blade, stage 1    4\nL31742P05    Blade           12",
    ["L31742P02 4", "L31742P05 12"],
  ],
  ["units in the cell", "L31742P02\t4 Stk.\nL31742P05\t12 шт", ["L31742P02 4", "L31742P05 12"]],
  ["a glued unit", "L31742P02\t17шт\nL31742P05\t52шт", ["L31742P02 17", "L31742P05 52"]],
  ["a times sign in the cell", "L31742P02\tx4\nL31742P05\t17x", ["L31742P02 4", "L31742P05 17"]],
  ["words in the cell", "L31742P02\tMenge: 4\nL31742P05\t- 17 шт.", ["L31742P02 4", "L31742P05 17"]],
  [
    "a cell that may be a quantity is asked",
    "L31742P02\tca. 4\nL31742P05\t4-6 Stk\n7310234\t4 (vier)\nA1\t4 Stk (1 Satz)",
    ["L31742P02 ?", "L31742P05 ?", "7310234 ?", "A1 ?"],
  ],
  [
    "figures of a description are no quantity",
    "L31742P02\tSchaufel, Stufe 5\nL31742P05\tSchraube M8 x 20",
    ["L31742P02 -", "L31742P05 -"],
  ],
  ["a column of units", "L31742P02\t4\tStk\nL31742P05\t12\tStk", ["L31742P02 4", "L31742P05 12"]],
  ["thousands", "L31742P02\t1.000\nL31742P05\t2,500", ["L31742P02 1000", "L31742P05 2500"]],
  [
    "three decimals beside prices that show the decimal sign",
    "Material\tMenge\tBME\tPreis\nL31742P02\t17,000\tST\t1.250,00\nL31742P05\t1,500\tM\t80,00",
    ["L31742P02 17", "L31742P05 ?"],
  ],
  [
    "three decimals beside prices without thousands",
    "Material\tMenge\tME\tPreis\nL31742P02\t4,000\tST\t125,00\nL31742P05\t17,000\tST\t99,50",
    ["L31742P02 4", "L31742P05 17"],
  ],
  [
    "prices are asked",
    "L31742P02\t1.250,00\nL31742P05\t980,00\n7310234\t80,00",
    ["L31742P02 ?", "L31742P05 ?", "7310234 ?"],
  ],
  ["decimals shown by the sheet", "L31742P02\t4,00\nL31742P05\t12,00", ["L31742P02 4", "L31742P05 12"]],
  ["a fraction is asked", "L31742P02\t1,5\nL31742P05\t12\n7310234\t3", ["L31742P02 ?", "L31742P05 12", "7310234 3"]],
  ["a column of prices behind", "L31742P02\t4\t1.107,00\nL31742P05\t12\t1.394,00", ["L31742P02 4", "L31742P05 12"]],
  ["an item number and a quantity in a single row are asked", "20\tL31742P02\t10", ["L31742P02 ?"]],
  ["fractions beside few whole numbers are asked", "L31742P02\t17,00\nL31742P05\t2,50", ["L31742P02 ?", "L31742P05 ?"]],
  ["quantities of two years are asked", "Teilenummer\tBedarf 2026\tBedarf 2027\nL31742P02\t17\t4", ["L31742P02 ?"]],
  [
    "quantities on lines of their own are asked",
    "L31742P02\n4 Stück\nL31742P05\n3",
    ["L31742P02 ?", "none -", "L31742P05 ?", "none -"],
  ],
  [
    "a quantity for a whole list is asked",
    "Bitte je 4 Stück:\nL31742P02\nL31742P05 x 3\n7310234\tRing\nA1\tRing",
    ["none -", "L31742P02 ?", "L31742P05 3", "7310234 ?", "A1 ?"],
  ],
  [
    "columns below each other are asked",
    "L31742P02\nL31742P05\n7310234\n17\n1\n52",
    ["L31742P02 ?", "L31742P05 ?", "7310234 ?", "none -", "none -", "none -"],
  ],
  [
    "figures that count up in front of lines are asked",
    "1 L31742P02\n2 L31742P05\n3 7310234",
    ["L31742P02 ?", "L31742P05 ?", "7310234 ?"],
  ],
  [
    "other figures in front of lines are quantities",
    "1 L31742P02\n4 L31742P05\n2 7310234",
    ["L31742P02 1", "L31742P05 4", "7310234 2"],
  ],
  [
    "quantities before a times sign count",
    "1 x L31742P02\n2 x L31742P05\n3 x 7310234",
    ["L31742P02 1", "L31742P05 2", "7310234 3"],
  ],
  [
    "other figures of a mail say no quantity",
    "Guten Tag, bis 12.12.2026 bitte:\nL31742P02\nL31742P05\n37073 Göttingen\nTel. 0551 0900140",
    ["none -", "L31742P02 -", "L31742P05 -", "none -", "none -"],
  ],
  ["an empty quantity", "L31742P02\t\nL31742P05\t12\n7310234\t3", ["L31742P02 -", "L31742P05 12", "7310234 3"]],
  [
    "figures that only count are no quantity",
    "1\tL31742P02\n2\tL31742P05\n3\t7310234",
    ["1: L31742P02 ?", "2: L31742P05 ?", "3: 7310234 ?"],
  ],
  [
    "a title block above the headings",
    "Anfrage\t4500123456\t\nDatum\t12.11.2026\t\nDelivery\t12/2026\t\nPos\tTeilenummer\tMenge\n1\tL31742P02\t4\n2\tXZ9931K4\t2\n3\t555-123-4567\t1",
    ["none -", "none -", "none -", "1: L31742P02 4", "2: XZ9931K4 2", "3: 555-123-4567 1"],
  ],
  ["a sum is no part", "L31742P02\t4\nL31742P05\t12\nSumme\t16", ["L31742P02 4", "L31742P05 12", "none -"]],
  [
    "a heading that comes again",
    "Teilenummer\tMenge\nL31742P02\t4\nTeilenummer\tMenge\nL31742P05\t12",
    ["L31742P02 4", "L31742P05 12"],
  ],
  [
    "headings for other columns begin another table",
    "Teilenummer\tMenge\tPreis\nL31742P02\t17\t120\nAngebot 2:\nTeilenummer\tPreis\tMenge\nL31742P05\t80\t1\n7310234\t30\t52",
    ["L31742P02 17", "none -", "L31742P05 1", "7310234 52"],
  ],
  ["headings of two lines", "Material\tText\tMenge\nNr\t\tStk\nL31742P02\tRing\t4", ["L31742P02 4"]],
  ["the title of a section", "L31742P02\t4\nVerdichter\nL31742P05\t12", ["L31742P02 4", "none -", "L31742P05 12"]],
  [
    "a number the catalogue lacks among known ones",
    "L31742P02\t4\nXX-77\t12\nL31742P05\t3",
    ["L31742P02 4", "XX-77 12", "L31742P05 3"],
  ],
  ["part numbers headed like item numbers", "Nr\tBestand\tMenge\nL31742P02\t7\t2\nXY\t8\t3", ["L31742P02 2", "none -"]],
  [
    "known part numbers under the heading of a description",
    "Pos\tArtikel\tMenge\tPreis\n10\tL31742P02\t4\t120\n20\tXX-99\t1\t80",
    ["10: L31742P02 4", "20: XX-99 1"],
  ],
  ["known part numbers under the heading of a successor", "Ersatzteil\tMenge\nL31742P02\t4", ["L31742P02 4"]],
  ["no successor where there is a number", "Foo\tErsatz\tMenge\nXX-123\tL31742P02\t4", ["XX-123 4"]],
  ["nothing known, with headings", "Artikelnummer\tMenge\nQ1\t4", ["none -"]],
  [
    "the buyer's own numbers beside known ones",
    "Artikel-Nr.\tPart number\tMenge\n400123\tL31742P02\t4\n400124\tL31742P05\t2",
    ["L31742P02 4", "L31742P05 2"],
  ],
  [
    "of two columns of numbers nobody can say which is meant",
    "L31742P02\tL31742P05\t4",
    ["L31742P02|L31742P05 which? 4"],
  ],
  ["nor where the successor stands first", "Ring\t17\tL31742P05\tL31742P02", ["L31742P05|L31742P02 which? 17"]],
  [
    "a sum in another column is no quantity",
    "L31742P02\t\t4\nL31742P05\t\t12\nSumme\t\t\t16",
    ["L31742P02 4", "L31742P05 12", "none -"],
  ],
  [
    "a figure beside an empty quantity is asked",
    "L31742P02\t\t4\nL31742P05\t3\t\n7310234\t\t2",
    ["L31742P02 4", "L31742P05 ?", "7310234 2"],
  ],
  [
    "a figure with a sign is asked",
    "L31742P02\t-4\nL31742P05\t4-\n7310234\t5",
    ["L31742P02 ?", "L31742P05 ?", "7310234 ?"],
  ],
  [
    "a figure in a second column of numbers is asked",
    "L31742P02\t17\nL31742P05\t1\n4\t7310234\n2\t9107M52G01",
    ["L31742P02 ?", "L31742P05 ?", "7310234 ?", "9107M52G01 ?"],
  ],
  ["a price beside an empty quantity is none", "Teilenummer\tPreis\tMenge\nL31742P02\t400\t", ["L31742P02 -"]],
  [
    "the title of a section with a unit is no heading",
    "L31742P02\t4\nVerdichter, Stufe 5\tStk\nL31742P05\t12",
    ["L31742P02 4", "none -", "L31742P05 12"],
  ],
  [
    "a slipped row asks for its quantity",
    "L31742P02\tBlade\t4\nL31742P05\tBlade\t12\n\t7310234\t3",
    ["L31742P02 4", "L31742P05 12", "7310234 ?"],
  ],
  [
    "a mail with a table inside",
    "Guten Tag,\nbitte Angebot:\nL31742P02\t4\nL31742P05\t12\nMfG, Tel. 0551 0900140",
    ["none -", "none -", "L31742P02 4", "L31742P05 12", "none -"],
  ],
  [
    "a quoted cell with a line end",
    'L31742P02\t"Blade,\nstage 5"\t4\nL31742P05\tBlade\t2',
    ["L31742P02 4", "L31742P05 2"],
  ],
])("reads a table: %s", async (_, text, expected) => {
  expect(await readShown(text)).toEqual(expected)
})
