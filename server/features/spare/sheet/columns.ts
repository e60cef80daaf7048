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

const words: Record<SheetField, string[]> = {
  partnumber: [
    "part number",
    "part no",
    "part no.",
    "partnumber",
    "p/n",
    "teilenummer",
    "teile-nr.",
    "teilenr.",
    "номер детали",
    "номер",
  ],
  description_de: [
    "beschreibung",
    "benennung",
    "description (de)",
    "beschreibung (de)",
    "описание (de)",
    "description_de",
  ],
  description_en: ["description", "description (en)", "beschreibung (en)", "описание (en)", "description_en"],
  description_ru: [
    "описание",
    "наименование",
    "description (ru)",
    "beschreibung (ru)",
    "описание (ru)",
    "description_ru",
  ],
  subst_part: [
    "substitute part",
    "substitute",
    "subst. part",
    "subst_part",
    "ersatz",
    "ersatzteil",
    "ersatznummer",
    "замена",
  ],
  quantity: ["quantity", "qty", "qty.", "menge", "anzahl", "количество", "кол-во"],
}

const fieldOfWord = new Map(
  Object.entries(words).flatMap(([field, some]) => some.map((word) => [word, field as SheetField] as const)),
)

const plain = (heading: string) => heading.normalize("NFKC").trim().toLowerCase().replace(/\s+/gu, " ")

/** The field that a heading names, in any of the three languages and any case; null for another column. */
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
