import { type ColumnRole, roleOfHeading } from "#contract/number-reader/headings.ts"
import { type Language, languageOfField, languages } from "#contract/language.ts"
import { mapLanguages } from "#contract/localized.ts"
import { type ColumnField, type SheetField, sheetFields } from "#contract/sheet-constants.ts"
import { serverTexts } from "#server/i18n/server-texts.ts"
import { createHash } from "node:crypto"

const texts = languages.map((language) => serverTexts[language].sheet)

function headingOf(field: SheetField, language: Language): string {
  const { headings } = serverTexts[language].sheet
  const described = languageOfField(field)
  if (described) return `${headings.description} (${described.toUpperCase()})`
  return headings[field as keyof typeof headings]
}

/** Headings of the template, by language. */
export const templateHeadings = Object.fromEntries(
  languages.map((language) => [
    language,
    Object.fromEntries(sheetFields.map((field) => [field, headingOf(field, language)])),
  ]),
) as Record<Language, Record<SheetField, string>>

const list = (line: string): string[] => line.split(", ")

const groupWords: ReadonlySet<string> = new Set(texts.flatMap(({ words }) => list(words.group)))

/** The words for a description in a language, those of any language with its name or code behind them included. */
const describedIn = (language: Language): string[] => {
  const names = [language, ...texts.map(({ words }) => words.languages[language])]
  const anyWords = texts.flatMap(({ words }) => list(words.description))
  return [
    ...list(serverTexts[language].sheet.words.description),
    ...anyWords.flatMap((word) => names.map((name) => `${word} ${name}`)),
  ]
}

// What the list that pasted tables are read by does not know, without punctuation.
const words: Record<SheetField, string[]> = {
  partnumber: ["partnumber"],
  ...mapLanguages("description", describedIn),
  subst_part: ["subst part"],
  // Stock, and what a machine has, which nobody orders by a pasted list.
  quantity: [
    ...list("stock, on stock, bestand, lagerbestand, остаток, наличие"),
    ...list("qty on hand, available qty, menge vorhanden, количество в наличии"),
    ...list("units per assy, units per assembly, upa, qty per assy, qty per assembly, qpa"),
    ...list("installed qty, qty engine, pcs set, einbaumenge, anzahl verbaut, quantity engine, qty machine"),
    ...list("qty per engine, quantity per engine, qty per machine, quantity per machine, anzahl pro maschine"),
    ...list("stückzahl pro maschine, menge pro maschine, stück pro maschine, кол во на машину, кол на машину"),
    ...list("количество на машину, кол во на агрегат, количество на агрегат"),
  ],
}

/** Returns a heading without case and punctuation. */
export const plain = (heading: string) =>
  heading
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, " ")
    .trim()

const fieldOfWord = new Map(
  (Object.entries(words) as [SheetField, string[]][]).flatMap(([field, fieldWords]) => [
    ...fieldWords.map((word) => [word, field] as const),
    ...languages.map((language) => [plain(templateHeadings[language][field]), field] as const),
  ]),
)

const fieldOfRole: Partial<Record<ColumnRole, SheetField>> = {
  number: "partnumber",
  successor: "subst_part",
  quantity: "quantity",
}

/** The field that a heading names, in any of the languages, any case and any punctuation; null for another column. */
function fieldOfHeading(heading: string): SheetField | null {
  const role = roleOfHeading(heading)
  const words = plain(heading)
  // The digits beside it are those of the indentures.
  if (/(?:^| )nomenclature(?: |$)/u.test(words)) return "description_en"
  const field = fieldOfWord.get(words) ?? (role && fieldOfRole[role])
  return field ?? fieldOfWord.get(plain(heading.replaceAll(/\([^)]*\)|\[[^\]]*\]/gu, " "))) ?? null
}

const illustrated = /(?:^| )(?:nomenclature|units per assy|units per assembly|upa|usable on code|smr code)(?: |$)/u

/** Returns whether headings are those of an illustrated parts list, which names a part at each of its places. */
const areIllustrated = (headings: readonly string[]): boolean =>
  headings.some((heading) => illustrated.test(plain(heading)))

/** Returns whether a heading needs no person to say what is below it. */
export const isKnownHeading = (heading: string): boolean =>
  fieldOfHeading(heading) !== null || roleOfHeading(heading) !== null

const reasonWords: ReadonlySet<string> = new Set(texts.map(({ reason }) => plain(reason)))

/** Returns whether a heading is that of the reasons. */
export const isReasonHeading = (heading: string): boolean => reasonWords.has(plain(heading))

export interface PlannedColumn {
  index: number
  heading: string
  field: ColumnField
}

export interface ColumnPlan {
  columns: PlannedColumn[]
  /** Whether the sheet is an illustrated parts list. */
  isIllustrated: boolean
  problem: { code: "no_part_number_column" | "no_group_column" | "duplicate_column"; heading: string } | null
}

/** Chosen field per column (null: none), by heading or by position such as "#3". */
export type ChosenColumns = Readonly<Record<string, ColumnField | null>>

const noneHidden: ReadonlySet<number> = new Set()

/**
 * Maps columns to fields. `chosen` maps headings, or positions such as "#3" for repeated headings, to fields (null:
 * ignore) and overrides recognition by words. Only a sheet for several groups has a group column. A hidden column is
 * left out unless chosen by its position.
 */
export function planColumns(
  headings: readonly string[],
  chosen: ChosenColumns = {},
  isGrouped = false,
  hidden = noneHidden,
): ColumnPlan {
  const columns: PlannedColumn[] = []
  let problem: ColumnPlan["problem"] = null
  const isIllustrated = areIllustrated(headings)
  for (const [index, heading] of headings.entries()) {
    if (isReasonHeading(heading)) continue
    const names = hidden.has(index) ? [] : [heading]
    const key = [`#${index + 1}`, ...names].find((name) => Object.hasOwn(chosen, name))
    if (key === undefined && hidden.has(index)) continue
    const field = key === undefined ? recognise(heading, isGrouped) : chosen[key]
    if (!field || (field === "group" && !isGrouped)) continue
    if (columns.some((column) => column.field === field)) problem ??= { code: "duplicate_column", heading }
    else columns.push({ index, heading: heading.trim(), field })
  }
  if (problem) return { columns, isIllustrated, problem }
  const has = (wanted: ColumnField) => columns.some(({ field }) => field === wanted)
  if (!has("partnumber")) problem = { code: "no_part_number_column", heading: "" }
  else if (isGrouped && !has("group")) problem = { code: "no_group_column", heading: "" }
  return { columns, isIllustrated, problem }
}

const recognise = (heading: string, isGrouped: boolean): ColumnField | null =>
  isGrouped && groupWords.has(plain(heading)) ? "group" : fieldOfHeading(heading)

/**
 * Returns the shape of a sheet: its headings in order, ignoring the column of reasons. A sheet for several groups has a
 * different shape than one for a single group.
 */
export function sheetShape(headings: readonly string[], isGrouped = false): string {
  const words = headings.filter((heading) => !isReasonHeading(heading)).map(plain)
  while (words.at(-1) === "") words.pop()
  return createHash("sha256")
    .update(JSON.stringify(isGrouped ? { grouped: words } : words))
    .digest("hex")
}
