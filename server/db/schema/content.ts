import type { Generated, Selectable } from "kysely"
import type { LanguageCode } from "#contract/language-code.ts"
import type { LocalizedColumns, PlainLocalized } from "#contract/localized.ts"
import type { Stamps } from "./stamps.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import type { servicePlaces } from "#contract/service.ts"
import type { catalogueKinds } from "#contract/spare.ts"
import type { TextPageLink } from "#contract/text-page.ts"

export interface ContentTables {
  settings: SettingsTable
  service: ServiceTable
  spare: SpareTable
  part: PartTable
  part_set: PartSetTable
  counter: CounterTable
  import: ImportTable
  import_part: ImportPartTable
  import_run: ImportRunTable
  sheet_columns: SheetColumnsTable
  image: ImageTable
  picture: PictureTable
  picture_size: PictureSizeTable
  page: TextPageTable
  page_part: PageBlockTable
  category: CategoryTable
  product: ProductTable
  product_property: ProductPropertyTable
  partner: PartnerTable
  content_state: ContentStateTable
}

interface SettingsTable
  extends LocalizedColumns<"opening_hours" | "reply_promise" | "updated_at">,
    PlainLocalized<"footer_text", string> {
  id: number
  phone: string
  email: string
  address: string
  company_name: string
  short_name: string
  managing_director: string
  register_entry: string
  vat_id: string
  working_hours_mon: Generated<string>
  working_hours_tue: Generated<string>
  working_hours_wed: Generated<string>
  working_hours_thu: Generated<string>
  working_hours_fri: Generated<string>
  working_hours_sat: Generated<string>
  working_hours_sun: Generated<string>
  reply_hours: Generated<number>
  holidays: Generated<string>
  show_answer_time: Generated<number>
  answer_time_minutes: Generated<number | null>
  version: Generated<number>
  updated_at: string
}

/** Texts for search engines; optional on insert, because they have a default. */
type ResultTexts = { [Field in keyof LocalizedColumns<"meta_title" | "meta_description">]: Generated<string> }

interface ServiceTable extends Stamps, LocalizedColumns<"title" | "text" | "summary" | "updated_at">, ResultTexts {
  id: Generated<number>
  place: (typeof servicePlaces)[number]
  position: number
  deleted_at: string | null
}

interface SpareTable extends Stamps, LocalizedColumns<"title" | "text" | "subtitle" | "updated_at">, ResultTexts {
  id: Generated<number>
  catalogue: (typeof catalogueKinds)[number]
  position: number
  /** The active set of parts; an import builds a new one beside it and switches. */
  part_set: number
  parts_total: number
  parts_updated_at: string
  /** Raised with every change of a part, so that an import detects a concurrent one. */
  parts_version: Generated<number>
  deleted_at: string | null
}

export interface PartTable extends Stamps, LocalizedColumns<"description" | "order" | "words"> {
  /** Identifies the part in its group and outside; copies of it in other sets keep it. */
  id: number
  row_id: Generated<number>
  spare_id: number
  part_set: number
  partnumber: string
  subst_part: string
  quantity: number
  /**
   * Folded forms, made by server/search: natural order and numbers without punctuation; for each language the words that it shows,
   * and the beginning of its description, by which a list can be ordered.
   */
  sort_key: string
  number_key: string
  subst_key: string
  /** Trigrams of both numbers, for an index of whole words. */
  number_pieces: string
  subst_pieces: string
}

interface PartSetTable {
  id: Generated<number>
  spare_id: number
  created_at: string
  state: "building" | "living" | "former"
}

interface CounterTable {
  name: "part"
  value: number
}

interface ImportTable {
  id: Generated<number>
  spare_id: number
  created_at: string
  added: number
  updated: number
  unchanged: number
  removed: number
  /** Set built by the import; identifies its rows in `import_part`. */
  part_set: number
  /** Name of the uploaded file. */
  file: string
  /** Id of the first added part; the others follow without gaps. */
  first_added: number
  /** 1 while the import can be undone: it is the latest of its group, and what it removed is still stored. */
  undoable: number
  undone_at: string | null
}

/** A part as it was before an import removed or changed it. */
export interface ImportPartTable extends LocalizedColumns<"description"> {
  part_set: number
  id: number
  change: "removed" | "changed"
  version: number
  partnumber: string
  subst_part: string
  quantity: number
}

/** Progress of a running import, by the name its client chose. */
interface ImportRunTable {
  name: string
  spare_id: number
  phase: "waiting" | "reading" | "comparing" | "writing"
  done: number
  total: number
  created_at: string
}

/** Field that each column of imported sheets was mapped to. */
interface SheetColumnsTable {
  shape: string
  /** JSON: field per column position, such as "#3". */
  columns: string
  used_at: string
}

export interface ImageTable extends LocalizedColumns<"alt"> {
  id: Generated<number>
  /** "draft" before publication; `owner_id` is then the record's kind and id: "service:3". */
  owner_kind: RecordKind | "draft"
  owner_id: string
  position: number
  hash: string
  /** 1 for a decorative image, which screen readers skip. */
  decorative: Generated<number>
  /** Cell of the focal grid, counted row by row. */
  focus: Generated<number>
  version: Generated<number>
  created_at: string
}

interface PictureTable {
  hash: string
  extension: "jpg" | "png"
  width: number
  height: number
  bytes: Uint8Array
  /** JSON: available widths, by format. */
  sizes: string
  /** 1 while sizes are still to be made, else 0; 2 when making them failed. */
  pending: number
  created_at: string
  /** When another picture replaced it everywhere; until it is purged this can be undone. */
  replaced_at: Generated<string>
}

interface PictureSizeTable {
  hash: string
  width: number
  format: "avif" | "webp" | "jpg" | "png" | "og"
  bytes: Uint8Array
}

interface TextPageTable extends Stamps, LocalizedColumns<"text" | "updated_at">, ResultTexts {
  link: TextPageLink
}

interface PageBlockTable extends Stamps, LocalizedColumns<"description" | "updated_at"> {
  id: Generated<number>
  page_id: TextPageLink
  position: number
  deleted_at: string | null
}

interface CategoryTable extends Stamps {
  id: Generated<number>
  name: string
  lang: LanguageCode
  summary: string
  spare_id: number | null
  translation_of: number | null
  position: number
  deleted_at: string | null
}

interface ProductTable extends Stamps {
  id: Generated<number>
  title: string
  description: string
  type: string
  model: string
  power: number | null
  meta_title: Generated<string>
  meta_description: Generated<string>
  lang: LanguageCode
  category_id: number | null
  translation_of: number | null
  position: number
  deleted_at: string | null
}

interface ProductPropertyTable extends Stamps {
  id: Generated<number>
  product_id: number
  description: string
  position: number
  deleted_at: string | null
}

interface PartnerTable extends Stamps, LocalizedColumns<"text" | "updated_at"> {
  id: Generated<number>
  position: number
  deleted_at: string | null
}

interface ContentStateTable {
  id: number
  /** Raised with every change that a public page could show. */
  version: number
}

export type PartRow = Selectable<PartTable>
