import { type ColumnRole, roleOfHeading } from "#contract/number-reader/headings.ts"
import type { ColumnField, SheetField } from "#contract/sheet.ts"

/** Headings of the template, by language; the catalogue's own are among the words below. */
export const templateHeadings: Record<"de" | "en" | "ru", Record<SheetField, string>> = {
  de: {
    partnumber: "Teilenummer",
    description_de: "Beschreibung (DE)",
    description_en: "Beschreibung (EN)",
    description_ru: "Beschreibung (RU)",
    subst_part: "Ersatz",
    quantity: "Menge",
  },
  en: {
    partnumber: "Part number",
    description_de: "Description (DE)",
    description_en: "Description (EN)",
    description_ru: "Description (RU)",
    subst_part: "Substitute part",
    quantity: "Quantity",
  },
  ru: {
    partnumber: "Номер детали",
    description_de: "Описание (DE)",
    description_en: "Описание (EN)",
    description_ru: "Описание (RU)",
    subst_part: "Замена",
    quantity: "Количество",
  },
}

/** Heading of the template's column that says which group a part belongs to, in a sheet for several groups. */
export const groupHeadings = { de: "Gruppe", en: "Group", ru: "Группа" }

const groupWords: ReadonlySet<string> = new Set(
  list(
    "gruppe, baugruppe, teilegruppe, ersatzteilgruppe, group, assembly, part group, parts group, spare part group",
    "группа, узел, группа деталей, группа запчастей",
  ),
)

// What the list that pasted tables are read by does not know, without punctuation; the language of a description may stand behind it.
const words: Record<SheetField, string[]> = {
  partnumber: ["partnumber"],
  description_de: list(
    "beschreibung, benennung, bezeichnung, teilebezeichnung, artikelbezeichnung, materialbezeichnung, materialkurztext",
    "kurztext, langtext",
  ).concat(inLanguage("de", "deutsch", "german", "нем")),
  description_en: list(
    "description, designation, part description, item description, material description, part name, short text",
  ).concat(inLanguage("en", "englisch", "english", "англ")),
  description_ru: ["описание", "наименование", ...inLanguage("ru", "russisch", "russian", "рус")],
  subst_part: ["subst part"],
  // What is in stock, which a pasted list of wishes leaves out.
  quantity: ["stock", "on stock", "bestand", "lagerbestand", "остаток", "наличие"],
}

function list(...lines: string[]): string[] {
  return lines.flatMap((line) => line.split(", "))
}

function inLanguage(...names: string[]): string[] {
  const texts = ["description", "beschreibung", "benennung", "bezeichnung", "описание", "наименование"]
  return texts.flatMap((text) => names.map((name) => `${text} ${name}`))
}

const fieldOfWord = new Map(
  Object.entries(words).flatMap(([field, some]) => some.map((word) => [word, field as SheetField] as const)),
)

/** Returns a heading without case and punctuation. */
export const plain = (heading: string) =>
  heading
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, " ")
    .trim()

const fieldOfRole: Partial<Record<ColumnRole, SheetField>> = {
  number: "partnumber",
  successor: "subst_part",
  quantity: "quantity",
}

/** The field that a heading names, in any of the three languages, any case and any punctuation; null for another column. */
function fieldOfHeading(heading: string): SheetField | null {
  const role = roleOfHeading(heading)
  return fieldOfWord.get(plain(heading)) ?? (role && fieldOfRole[role]) ?? null
}

/** Heading of the column that says why a row was refused; an import leaves that column out. */
export const reasonHeadings = { de: "Grund der Ablehnung", en: "Reason for refusal", ru: "Причина отказа" }

const reasonWords: ReadonlySet<string> = new Set(Object.values(reasonHeadings).map(plain))

/** Whether a column is that of reasons in a sheet of refused rows. */
export const isReasonHeading = (heading: string): boolean => reasonWords.has(plain(heading))

export interface PlannedColumn {
  index: number
  heading: string
  field: ColumnField
}

export interface ColumnPlan {
  columns: PlannedColumn[]
  problem: { code: "no_part_number_column" | "no_group_column" | "duplicate_column"; heading: string } | null
}

/** Which column fills which field (null: none), by heading or by place such as "#3". */
export type ChosenColumns = Readonly<Record<string, ColumnField | null>>

/**
 * Finds which column fills which field. `chosen` maps headings, or places such as "#3" where a heading stands twice, to fields (or to
 * null: leave out) and goes before the recognition by words. Only a grouped sheet, one for several groups, has a column of the group.
 */
export function planColumns(headings: readonly string[], chosen: ChosenColumns = {}, isGrouped = false): ColumnPlan {
  const columns: PlannedColumn[] = []
  for (const [index, heading] of headings.entries()) {
    if (isReasonHeading(heading)) continue
    const key = [`#${index + 1}`, heading].find((name) => Object.hasOwn(chosen, name))
    const field = key === undefined ? recognise(heading, isGrouped) : chosen[key]
    if (!field || (field === "group" && !isGrouped)) continue
    if (columns.some((column) => column.field === field))
      return { columns, problem: { code: "duplicate_column", heading } }
    columns.push({ index, heading: heading.trim(), field })
  }
  const has = (wanted: ColumnField) => columns.some(({ field }) => field === wanted)
  if (!has("partnumber")) return { columns, problem: { code: "no_part_number_column", heading: "" } }
  return { columns, problem: isGrouped && !has("group") ? { code: "no_group_column", heading: "" } : null }
}

const recognise = (heading: string, isGrouped: boolean): ColumnField | null =>
  isGrouped && groupWords.has(plain(heading)) ? "group" : fieldOfHeading(heading)
