import { writeXlsx } from "hucre/xlsx"
import { translationLimits } from "#contract/translation-constants.ts"
import { literalCell } from "#server/csv/formula-guard.ts"
import { showCell } from "../../spare/workbook/cell-value.ts"
import { WorkbookError, openWorkbook } from "../../spare/workbook/open-workbook.ts"
import { type FileRow, type FileStamp, type FileUnit, type ReadFile, sourceHash } from "./translation-file.ts"

// Excel holds no more in a cell.
const cellCharacters = 32_767
const [siteLabel, dateLabel] = ["Site", "Exported"]
const text = { numFmt: "@" }
const open = { ...text, alignment: { wrapText: true, vertical: "top" }, protection: { locked: false } } as const
const shut = { ...text, alignment: { wrapText: true, vertical: "top" } } as const

const legend = [
  "Übersetzen Sie die Spalte „Translation“. Zeilen dürfen verschoben, gefiltert oder gelöscht werden: Der Schlüssel in der ersten Spalte zählt.",
  "Translate the column “Translation”. Rows may be moved, filtered or deleted: the key in the first column counts.",
  "Переводите столбец «Translation». Строки можно перемещать, фильтровать и удалять: важен ключ в первом столбце.",
  "",
  "<p>…</p> Absatz / paragraph · <h2>, <h3>, <h4> Überschrift / heading · <br /> Zeilenumbruch / line break",
  "<strong> fett / bold · <em> kursiv / italic · <u> unterstrichen / underlined · <s> durchgestrichen / struck",
  '<sup> hochgestellt / superscript · <sub> tiefgestellt / subscript · <a href="…"> Link',
  "<ul><li>…</li></ul> Liste / list · <ol> nummeriert / numbered · <table>, <tr>, <th>, <td> Tabelle / table",
  "&lt; und / and &amp; stehen für / stand for < and &",
]

const simple = (html: string): string => html.replaceAll(' rel="noopener noreferrer"', "")

/** Returns units as a workbook: a legend, and a sheet a language whose keys and sources are locked. */
export async function writeTranslationWorkbook(
  units: readonly FileUnit[],
  { site, date }: FileStamp,
): Promise<Uint8Array<ArrayBuffer>> {
  const sheets = [...Map.groupBy(units, ({ lang }) => lang)].map(([lang, texts]) => ({
    name: lang.toUpperCase(),
    columns: [
      { width: 30, style: shut },
      { width: 32, style: shut },
      { width: 60, style: shut },
      { width: 60, style: open },
      { width: 24, style: open },
      { width: 12, style: shut },
    ],
    rows: [["Key", "Where", "German", "Translation", "Note", "State"], ...texts.map(cellsOf)],
    freezePane: { rows: 1 },
    protection: {
      sheet: true,
      sort: true,
      autoFilter: true,
      deleteRows: true,
      formatCells: true,
      formatColumns: true,
      formatRows: true,
    },
  }))
  const first = {
    name: "Legend",
    columns: [{ width: 120, style: shut }, { width: 40 }],
    rows: [[siteLabel, site], [dateLabel, date], [""], ...legend.map((line) => [line])],
    protection: { sheet: true },
  }
  return new Uint8Array(await writeXlsx({ sheets: [first, ...sheets] }))
}

function cellsOf({ key, rich, where, address, source, translation, state }: FileUnit): string[] {
  const [from, to] = [source, translation].map((words) => literalCell(rich ? simple(words) : words))
  const isLong = [from, to].some((words = "") => words.length > cellCharacters)
  const note = isLong ? "Too long for a cell: use XLIFF" : ""
  const cells = [from, isLong ? "" : to].map((words = "") => words.slice(0, cellCharacters))
  return [`${key}#${sourceHash(source)}`, `${where}\n${address}`, ...cells, note, state]
}

const keyCell = /^([a-z-]+\/[\w-]+\/[\w-]+\/[a-z]{2})#([0-9a-f]{8})$/u

/** Reads a workbook that came back: rows with a key, wherever they are. */
export async function readTranslationWorkbook(bytes: Uint8Array, name: string): Promise<ReadFile> {
  const rows: FileRow[] = []
  let [site, date] = ["", ""]
  try {
    for (const sheet of await openWorkbook(bytes, name, translationLimits.fileUnits + 2))
      for await (const { index, values } of sheet.lines(translationLimits.fileUnits + 2)) {
        const [first = "", second = "", , translation = ""] = values.map(showCell)
        if (first === siteLabel && site === "") site = second
        else if (first === dateLabel && date === "") date = second
        const [, key, hash = ""] = keyCell.exec(first.trim()) ?? []
        if (key === undefined) continue
        if (rows.length >= translationLimits.fileUnits) return { problem: "too_many" }
        const content = { text: translation.trim(), html: translation }
        rows.push({ row: index + 1, key, hash, source: null, translation: content, fault: null, isOpen: false })
      }
  } catch (error) {
    if (!(error instanceof WorkbookError)) throw error
    return { problem: "unreadable" }
  }
  return site === "" ? { problem: "no_export" } : { site, date, rows }
}
