import type { SheetField } from "#contract/sheet.ts"

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

// As people head their columns, without punctuation; the language of a description may stand behind it.
const words: Record<SheetField, string[]> = {
  partnumber: list(
    "part number, part no, partnumber, part, p n, pn, teilenummer, teile nr, teilenr, teil nr, artikelnummer",
    "artikel nr, sachnummer, номер детали, номер, артикул",
  ),
  description_de: ["beschreibung", "benennung", "bezeichnung", ...inLanguage("de", "deutsch", "german", "нем")],
  description_en: ["description", ...inLanguage("en", "englisch", "english", "англ")],
  description_ru: ["описание", "наименование", ...inLanguage("ru", "russisch", "russian", "рус")],
  subst_part: list(
    "substitute part, substitute, subst part, superseded by, replaced by, ersatz, ersatzteil, ersatznummer, ersetzt durch",
    "замена, заменена на, заменён на, заменен на",
  ),
  quantity: ["quantity", "qty", "stock", "menge", "anzahl", "stück", "bestand", "количество", "кол во"],
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

const plain = (heading: string) =>
  heading
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, " ")
    .trim()

/** The field that a heading names, in any of the three languages, any case and any punctuation; null for another column. */
const fieldOfHeading = (heading: string): SheetField | null => fieldOfWord.get(plain(heading)) ?? null

export interface PlannedColumn {
  index: number
  heading: string
  field: SheetField
}

export interface ColumnPlan {
  columns: PlannedColumn[]
  problem: { code: "no_part_number_column" | "duplicate_column"; heading: string } | null
}

/**
 * Finds which column fills which field. `chosen` maps headings, or places such as "#3" where a heading stands twice, to fields (or to
 * null: leave out) and goes before the recognition by words.
 */
export function planColumns(
  headings: readonly string[],
  chosen: Readonly<Record<string, SheetField | null>> = {},
): ColumnPlan {
  const columns: PlannedColumn[] = []
  for (const [index, heading] of headings.entries()) {
    const key = [`#${index + 1}`, heading].find((name) => Object.hasOwn(chosen, name))
    const field = key === undefined ? fieldOfHeading(heading) : chosen[key]
    if (!field) continue
    if (columns.some((column) => column.field === field))
      return { columns, problem: { code: "duplicate_column", heading } }
    columns.push({ index, heading: heading.trim(), field })
  }
  const hasNumber = columns.some((column) => column.field === "partnumber")
  return { columns, problem: hasNumber ? null : { code: "no_part_number_column", heading: "" } }
}
