import { expect, test } from "vitest"
import { foldNumber } from "./fold-number.ts"
import { type ReadLine, readNumbers, readQuery } from "./read-numbers.ts"

const catalogue = [
  "L31742P02",
  "L31742P05",
  "L-31742P99",
  "9107M52G01",
  "9026M31P02",
  "5X516-498",
  "5X516-498-1",
  "7310234",
  "7310235",
  "37124",
  "1024512-3",
  "A1",
]
const keys = new Set(catalogue.map(foldNumber))
const known = async (numbers: readonly string[]) => new Set(numbers.filter((number) => keys.has(foldNumber(number))))

const show = ({ numbers, quantity, position, why }: ReadLine) => {
  const amount = quantity ?? (why === "quantity_unclear" ? "?" : "-")
  const which = why === "number_unclear" ? " which?" : ""
  return `${position ? `${position}: ` : ""}${numbers.join("|") || "none"}${which} ${amount}`
}
const read = async (text: string) => (await readNumbers(text, known)).lines.map(show)

/** `?` stands for a quantity to be asked for, `-` for none. */
test.each([
  // Decoration around a number.
  ["L31742P02", ["L31742P02 -"]],
  ["L31742P02,", ["L31742P02 -"]],
  ['"L31742P02"', ["L31742P02 -"]],
  ["„L31742P02“", ["L31742P02 -"]],
  ["№ L31742P02", ["L31742P02 -"]],
  ["P/N: L31742-P02", ["L31742-P02 -"]],
  ["PN L31742P02", ["L31742P02 -"]],
  ["Teile-Nr. L31742P02", ["L31742P02 -"]],
  ["Teilenummer: L31742P02", ["L31742P02 -"]],
  ["Part no. L31742P02", ["L31742P02 -"]],
  ["номер детали L31742P02", ["L31742P02 -"]],
  ["P/N XZ9931K4 x 2", ["XZ9931K4 2"]],
  ["№L31742P02", ["L31742P02 -"]],
  ["#L31742P02 x 2", ["L31742P02 2"]],
  ["P/N=L31742P02", ["L31742P02 -"]],
  // Quantities.
  ["L31742P02 x 3", ["L31742P02 3"]],
  ["L31742P02 x3", ["L31742P02 3"]],
  ["L31742P02 × 3", ["L31742P02 3"]],
  ["L31742P02 х 3", ["L31742P02 3"]],
  ["3 x L31742P02", ["L31742P02 3"]],
  ["3x L31742P02", ["L31742P02 3"]],
  ["3 × L31742P02", ["L31742P02 3"]],
  ["L31742P02 4 Stück", ["L31742P02 4"]],
  ["L31742P02, 4 Stück", ["L31742P02 4"]],
  ["4 Stück L31742P02", ["L31742P02 4"]],
  ["L31742P02 2 Stk.", ["L31742P02 2"]],
  ["L31742P02 - 3 шт.", ["L31742P02 3"]],
  ["L31742P02 — 3 штуки", ["L31742P02 3"]],
  ["L31742P02 - 3 pcs", ["L31742P02 3"]],
  ["L31742P02 3 pcs", ["L31742P02 3"]],
  ["L31742P02 qty 3", ["L31742P02 3"]],
  ["L31742P02 qty: 3", ["L31742P02 3"]],
  ["L31742P02 Menge 3", ["L31742P02 3"]],
  ["L31742P02, кол-во: 3", ["L31742P02 3"]],
  ["L31742P02 (3 St.)", ["L31742P02 3"]],
  ["L31742P02 3", ["L31742P02 3"]],
  ["L31742P02: 3", ["L31742P02 3"]],
  ["3 L31742P02", ["L31742P02 3"]],
  ["L31742P02 1.000", ["L31742P02 1000"]],
  ["L31742P02 1,000", ["L31742P02 1000"]],
  ["L31742P02 x 1.000", ["L31742P02 1000"]],
  ["L31742P02 1 000 шт.", ["L31742P02 1000"]],
  ["L31742P02 12.500 Stück", ["L31742P02 12500"]],
  ["L31742P02 1.5", ["L31742P02 ?"]],
  ["L31742P02 1,5", ["L31742P02 ?"]],
  ["L31742P02 x 1,5", ["L31742P02 ?"]],
  ["L31742P02 1,5 Stück", ["L31742P02 ?"]],
  ["L31742P02 x 0", ["L31742P02 ?"]],
  ["L31742P02 x 99999999", ["L31742P02 ?"]],
  ["L31742P02 x 3 (5 Stück)", ["L31742P02 ?"]],
  ["L31742P02 (52x)", ["L31742P02 52"]],
  ["L31742P02 17-20 Stück", ["L31742P02 ?"]],
  ["L31742P02 17 – 20 Stück", ["L31742P02 ?"]],
  ["L31742P02 x 2-3", ["L31742P02 ?"]],
  ["L31742P02 Menge 2-3", ["L31742P02 ?"]],
  ["L31742P02 Lagergehäuse 4 Stück", ["L31742P02 4"]],
  ["L31742P02 Lager 4 Stück", ["L31742P02 4"]],
  ["L31742P02 Lager: 4", ["L31742P02 ?"]],
  ["L31742P02 Gerät, 2 kW 4 Stück", ["L31742P02 4"]],
  ["L31742P02 O-Ring 12 x 2", ["L31742P02 ?"]],
  ["je 3x: L31742P02", ["L31742P02 ?"]],
  ["L31742P02 Laufschaufel, Stufe 1", ["L31742P02 -"]],
  ["L31742P02 Laufschaufel Stufe 1 x 3", ["L31742P02 3"]],
  ["L31742P02 Laufschaufel 92", ["L31742P02 ?"]],
  ["L31742P02 Schraube M8 x 20", ["L31742P02 -"]],
  ["L31742P02 Schraube M8 x 20, 4 Stück", ["L31742P02 4"]],
  ["Laufschaufel Stufe 5: L31742P02, 4 Stk", ["L31742P02 4"]],
  ["L31742P02=3", ["L31742P02 3"]],
  ["L31742P02 -> 3", ["L31742P02 3"]],
  ["L31742P02 3 Stueck", ["L31742P02 3"]],
  ["L31742P02 Anz. 3", ["L31742P02 3"]],
  ["L31742P02 QTY(3)", ["L31742P02 3"]],
  ["(3x) L31742P02", ["L31742P02 3"]],
  ["4mal L31742P02", ["L31742P02 4"]],
  ["L31742P02 ３ Stück", ["L31742P02 3"]],
  ["L31742P02 drei Stück", ["L31742P02 ?"]],
  ["L31742P02 три штуки", ["L31742P02 ?"]],
  // A thousand and a unit, which is no town.
  ["L31742P02 1000 Stück", ["L31742P02 1000"]],
  ["1000 Stk. L31742P02", ["L31742P02 1000"]],
  ["L31742P02 x 1000 Stück", ["L31742P02 1000"]],
  ["L31742P02 12000 Шт", ["L31742P02 12000"]],
  ["L31742P02 Rev. 2 1000 Stück", ["L31742P02 1000"]],
  ["L31742P02 37125 Rosdorf", ["L31742P02 -"]],
  // A unit of pieces says that the figure is a quantity; a set may be that of a stage.
  ["L31742P02 Bearing 4 EA", ["L31742P02 4"]],
  ["L31742P02 Blade, turbine 92 EA", ["L31742P02 92"]],
  ["L31742P02 Lager 4 St.", ["L31742P02 ?"]],
  ["L31742P02 Lager 2x", ["L31742P02 ?"]],
  ["L31742P02 опора 2 компл.", ["L31742P02 ?"]],
  ["L31742P02 Laufschaufel Stufe 2 Satz", ["L31742P02 ?"]],
  ["L31742P02 Laufschaufel Stufe 1 Satz", ["L31742P02 -"]],
  ["L31742P02 Laufschaufel Stufe 2 Satz, 3 Stück", ["L31742P02 3"]],
  ["Pos: 5 L31742P02", ["L31742P02 -"]],
  // A unit before a figure.
  ["L31742P02 Stück 4", ["L31742P02 4"]],
  ["L31742P02 шт. 4", ["L31742P02 4"]],
  ["L31742P02 Flansch St 37", ["L31742P02 ?"]],
  ["L31742P02 Dichtungen Satz 2", ["L31742P02 ?"]],
  ["L31742P02 комплект 2", ["L31742P02 ?"]],
  ["L31742P02 PC 200", ["L31742P02 ?"]],
  ["L31742P02 Set 2, 4 Stück", ["L31742P02 4"]],
  ["9998887 5 Stk", ["9998887 5"]],
  ["9998887: 5 pcs", ["9998887 5"]],
  ["12000 Stück", ["none -"]],
  // Prices and weights with thousands; grouped by a blank they may be a quantity and a price.
  ["L31742P02 1.250,00 €", ["L31742P02 -"]],
  ["L31742P02 1,250.00 USD", ["L31742P02 -"]],
  ["L31742P02 1.250,5 kg", ["L31742P02 -"]],
  ["L31742P02 4 Stk 1.250.000,00 EUR", ["L31742P02 4"]],
  ["L31742P02, 4, 500 EUR", ["L31742P02 4"]],
  ["L31742P02 12500 EUR", ["L31742P02 -"]],
  ["L31742P02 2 500 EUR", ["L31742P02 ?"]],
  ["6. 7310234 12 500,50 руб", ["6: 7310234 ?"]],
  // Ranges, sums and multiples in words.
  ["L31742P02 4 oder 5 Stk", ["L31742P02 ?"]],
  ["L31742P02 2…4 Stk", ["L31742P02 ?"]],
  ["L31742P02 от 2 до 4 шт", ["L31742P02 ?"]],
  ["L31742P02 Menge 4 bis 6", ["L31742P02 ?"]],
  ["L31742P02 4 + 2 Stück", ["L31742P02 ?"]],
  ["L31742P02 2 mal 16 Stück", ["L31742P02 ?"]],
  ["L31742P02 2 x 16 Stk", ["L31742P02 ?"]],
  ["L31742P02 10 VE à 5 Stück", ["L31742P02 ?"]],
  ["L31742P02 x -4", ["L31742P02 ?"]],
  ["L31742P02 Stufe 1 und 2, 4 Stück", ["L31742P02 4"]],
  ["L31742P02 Laufschaufel Stufe 1 x 3 Stück", ["L31742P02 3"]],
  ["L31742P02 Schraube M8 x 20 4 Stück", ["L31742P02 4"]],
  ["L31742P02 Schraube M8 x 20 Stück", ["L31742P02 ?"]],
  ["L31742P02 2 Stk à 1250", ["L31742P02 2"]],
  ["4 Stück L31742P02 oder 3 Stück L31742P05", ["L31742P02 4", "L31742P05 3"]],
  // A number and a figure that are a number together.
  ["1024512 3", ["1024512 3 ?"]],
  ["1024512 3 Stk", ["1024512 3"]],
  ["1024512 3 x", ["1024512 3"]],
  ["1024512, 3", ["1024512 3"]],
  ["1024512-3 2", ["1024512-3 2"]],
  ["5X516 498 x 2", ["5X516 498 2"]],
  ["358A 7803 P002 3", ["358A 7803 P002 3 ?"]],
  ["358A 7803 P002 2 Stk", ["358A 7803 P002 2"]],
  // An unknown number of digits.
  ["9998887 x 5", ["9998887 5"]],
  ["5 x 9998887", ["9998887 5"]],
  ["9998887 qty 5", ["9998887 5"]],
  ["P/N 9998887 x 5", ["9998887 5"]],
  ["12345 x L31742P02", ["L31742P02 12345"]],
  // A quantity without a blank, at a known number only.
  ["2xL31742P02, 3xL31742P05", ["L31742P02 2", "L31742P05 3"]],
  ["L31742P02x3", ["L31742P02 3"]],
  ["L31742P02(3)", ["L31742P02 3"]],
  ["L31742P02:2", ["L31742P02 2"]],
  ["L31742P02[2]", ["L31742P02 2"]],
  ["L31742P02–2 Stk", ["L31742P02 2"]],
  ["2xXZ9931K4", ["2xXZ9931K4 -"]],
  ["L31742P02 Laufschaufel x100", ["L31742P02 100"]],
  // One number in any spelling.
  ["9107 M52 G01", ["9107 M52 G01 -"]],
  ["9107 M52 G01 x 2", ["9107 M52 G01 2"]],
  ["9199 M52 G07 x 2", ["9199 M52 G07 2"]],
  ["l 31742-р02", ["l 31742-р02 -"]],
  ["Ｌ３１７４２Ｐ０２", ["Ｌ３１７４２Ｐ０２ -"]],
  ["L31742\u200bP02 x 2", ["L31742P02 2"]],
  ["Л31742П02 - 2 шт", ["Л31742П02 2"]],
  ["Д31742З02", ["Д31742З02 -"]],
  ["5X516-498 x 2", ["5X516-498 2"]],
  ["5X516-498-1 2", ["5X516-498-1 2"]],
  ["5X999-111 x 2", ["5X999-111 2"]],
  ["7310234 2", ["7310234 2"]],
  ["3 x 7310234", ["7310234 3"]],
  ["9998887 5", ["9998887 5"]],
  ["A1 x 3", ["A1 3"]],
  // Guesses are the catalogue's task: the number stays as written.
  ["L31742PO2 x 4", ["L31742PO2 4"]],
  // Several per line.
  ["L31742P02 L31742P05", ["L31742P02 -", "L31742P05 -"]],
  ["9026M31P02,9107M52G01", ["9026M31P02 -", "9107M52G01 -"]],
  ["7310234,7310235", ["7310234 -", "7310235 -"]],
  ["L31742P02/9107M52G01+L31742P05", ["L31742P02 -", "9107M52G01 -", "L31742P05 -"]],
  ["9271-M48/G02 x 2", ["9271-M48/G02 2"]],
  ["L31742P02 12345,50", ["L31742P02 ?"]],
  ["L31742P02, L31742P05; 7310234", ["L31742P02 -", "L31742P05 -", "7310234 -"]],
  ["L31742P02 x 3, L31742P05 × 4; 7310234 x5", ["L31742P02 3", "L31742P05 4", "7310234 5"]],
  ["3 x L31742P02, 2x L31742P05", ["L31742P02 3", "L31742P05 2"]],
  ["4 Stück L31742P02 und 3 Stück L31742P05", ["L31742P02 4", "L31742P05 3"]],
  ["L31742P02 3, L31742P05 4", ["L31742P02 3", "L31742P05 4"]],
  ["L31742P02, 4 Stück, L31742P05, 3 Stück", ["L31742P02 4", "L31742P05 3"]],
  ["L31742P02, Stufe 1, 4 Stück, L31742P05 Ring, 3 Stück", ["L31742P02 4", "L31742P05 3"]],
  ["Pos 1: L31742P02, Menge: 4, Pos 2: L31742P05, Menge: 3", ["1: L31742P02 4", "L31742P05 3"]],
  ["L31742P02, Menge 4, L31742P05", ["L31742P02 4", "L31742P05 ?"]],
  ["L31742P02 4x L31742P05 3x", ["L31742P02 4", "L31742P05 3"]],
  ["L31742P02 3x L31742P05", ["L31742P02 ?", "L31742P05 3"]],
  // Said once for all: who reads it for the last one alone is wrong about the others.
  ["L31742P02, L31742P05 je 2 Stück", ["L31742P02 ?", "L31742P05 2"]],
  ["L31742P02 and L31742P05, 2 pcs each", ["L31742P02 ?", "L31742P05 2"]],
  ["L31742P02 и L31742P05 по 2 шт.", ["L31742P02 ?", "L31742P05 2"]],
  ["bitte Preis für L31742P02 und L31742P05", ["L31742P02 -", "L31742P05 -"]],
  // Item numbers.
  ["1. L31742P02 x 3", ["1: L31742P02 3"]],
  ["Pos. 10 L31742P02 4 Stück", ["10: L31742P02 4"]],
  ["2) L31742P02", ["2: L31742P02 -"]],
  // No parts.
  ["Tel. +49 551 0900 140", ["none -"]],
  ["Tel.: 0551/0900-140", ["none -"]],
  ["0551 0900140", ["none -"]],
  ["+7 495 123-45-67", ["none -"]],
  ["8 (495) 123-45-67", ["none -"]],
  ["555-123-4567", ["none -"]],
  ["22.11.2026", ["none -"]],
  ["2026-11-22", ["none -"]],
  ["11/22/2026", ["none -"]],
  ["22. November 2026", ["none -"]],
  ["Liefertermin 15.03.", ["none -"]],
  ["D-37125 Rosdorf", ["none -"]],
  ["37125 Rosdorf", ["none -"]],
  ["109012, Москва", ["none -"]],
  ["37124", ["37124 -"]],
  ["Stufe 5", ["none -"]],
  ["Verdichter, Stufe 5", ["none -"]],
  ["ступень 5", ["none -"]],
  ["M8 x 20", ["none -"]],
  ["Schraube M8x20", ["none -"]],
  ["O-Ring 12,5 x 2", ["none -"]],
  ["LM2500", ["none -"]],
  ["LM2500+G4", ["none -"]],
  ["PGT25", ["none -"]],
  ["LT-7K3F9Q", ["none -"]],
  ["Anfrage LT-7K3F9Q", ["none -"]],
  ["89161234567", ["none -"]],
  ["1-800-555-1234", ["none -"]],
  ["26.11.", ["none -"]],
  ["2026", ["none -"]],
  ["Q1/2027", ["none -"]],
  ["DE123456789", ["none -"]],
  ["Seriennummer 675-123", ["none -"]],
  ["S/N 12345", ["none -"]],
  ["Kd.-Nr. 100234", ["none -"]],
  ["24 VDC", ["none -"]],
  ["12000 EOH", ["none -"]],
  ["12.000 Betriebsstunden", ["none -"]],
  ["SGT-800", ["none -"]],
  ["Bestellung 4500123456", ["none -"]],
  ["ISO 9001", ["none -"]],
  ["50 Hz, 25 MW", ["none -"]],
  ["3", ["none -"]],
  ["Sehr geehrte Damen und Herren,", ["none -"]],
  ["anfrage@kraftwerk-5.example", ["none -"]],
  ["", []],
  [" \t;,\n x ", ["none -"]],
  ["1".repeat(101), ["none -"]],
])("reads the line %j", async (text, expected) => {
  expect(await read(text)).toEqual(expected)
})

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
  ["a column of units", "L31742P02\t4\tStk\nL31742P05\t12\tStk", ["L31742P02 4", "L31742P05 12"]],
  ["thousands", "L31742P02\t1.000\nL31742P05\t2,500", ["L31742P02 1000", "L31742P05 2500"]],
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
  ["an empty quantity", "L31742P02\t\nL31742P05\t12\n7310234\t3", ["L31742P02 -", "L31742P05 12", "7310234 3"]],
  [
    "figures that only count are no quantity",
    "1\tL31742P02\n2\tL31742P05\n3\t7310234",
    ["1: L31742P02 ?", "2: L31742P05 ?", "3: 7310234 ?"],
  ],
  ["a sum is no part", "L31742P02\t4\nL31742P05\t12\nSumme\t16", ["L31742P02 4", "L31742P05 12", "none -"]],
  [
    "a heading that comes again",
    "Teilenummer\tMenge\nL31742P02\t4\nTeilenummer\tMenge\nL31742P05\t12",
    ["L31742P02 4", "L31742P05 12"],
  ],
  ["the title of a section", "L31742P02\t4\nVerdichter\nL31742P05\t12", ["L31742P02 4", "none -", "L31742P05 12"]],
  [
    "a number the catalogue lacks among known ones",
    "L31742P02\t4\nXX-77\t12\nL31742P05\t3",
    ["L31742P02 4", "XX-77 12", "L31742P05 3"],
  ],
  ["part numbers headed like item numbers", "Nr\tBestand\tMenge\nL31742P02\t7\t2\nXY\t8\t3", ["L31742P02 2", "none -"]],
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
  expect(await read(text)).toEqual(expected)
})

test("returns the line number and source text of each line", async () => {
  const { lines } = await readNumbers("Guten Tag\n\nL31742P02 x 3", known)
  expect(lines).toEqual([
    { line: 1, pasted: "Guten Tag", numbers: [], quantity: null, position: "", why: "no_number" },
    { line: 3, pasted: "L31742P02 x 3", numbers: ["L31742P02"], quantity: 3, position: "", why: "read" },
  ])
})

test("reads the rows of a sheet like pasted ones", async () => {
  const rows = [
    ["Teilenummer", "Menge"],
    ["L31742P02", "4"],
  ]
  expect((await readNumbers(rows, known)).lines.map(show)).toEqual(["L31742P02 4"])
})

test.each([
  ["L31742P02,", ["L31742P02"], null],
  ["P/N: L31742-P02", ["L31742-P02"], null],
  ["№ L31742P02 x 3", ["L31742P02"], 3],
  ["L31742P02 L31742P05", ["L31742P02", "L31742P05"], null],
  ["Laufschaufel Stufe 5", [], null],
  ["M8 x 20", [], null],
])("reads the query %j without a catalogue", (query, numbers, quantity) => {
  expect(readQuery(query)).toEqual({ numbers, quantity })
})

test("reports how a table was read, and reads it again with other columns", async () => {
  const text = "Material\tBestellung\tLager\tText\nL31742P02\t4\t17\tBlade\nAB\t5\t18\tRing"
  const uses = async (chosen?: Parameters<typeof readNumbers>[2]) => readNumbers(text, known, chosen)
  const first = await uses()
  expect(first.tables).toEqual([
    {
      line: 1,
      columns: [
        { heading: "Material", sample: "L31742P02" },
        { heading: "Bestellung", sample: "4" },
        { heading: "Lager", sample: "17" },
        { heading: "Text", sample: "Blade" },
      ],
      uses: { number: 0, quantity: 1, position: null },
    },
  ])
  expect(first.lines.map(show)).toEqual(["L31742P02 4", "none -"])
  const other = await uses(new Map([[1, { number: 0, quantity: 2, position: 1 }]]))
  expect(other.lines.map(show)).toEqual(["4: L31742P02 17", "5: none -"])
  const without = await uses(new Map([[1, { number: 0, quantity: null, position: null }]]))
  expect(without.lines.map(show)).toEqual(["L31742P02 -", "none -"])
  const lineByLine = await uses(new Map([[1, { number: null, quantity: null, position: null }]]))
  expect(lineByLine.lines.map(({ pasted }) => pasted)).toHaveLength(3)
})
