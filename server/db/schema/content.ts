import type { Generated, Selectable } from "kysely"
import type { LanguageCode } from "#contract/language-code.ts"
import type { LocalizedColumns, PlainLocalized } from "#contract/localized.ts"
import type { Stamps } from "./stamps.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import type { servicePlaces } from "#contract/service.ts"
import type { catalogueKinds } from "#contract/spare.ts"
import type { TextPageLink } from "#contract/text-page.ts"

export interface SettingsTable
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

/** Texts for search engines, which columns of former releases do not have: they have a default. */
type ResultTexts = { [Field in keyof LocalizedColumns<"meta_title" | "meta_description">]: Generated<string> }

export interface ServiceTable
  extends Stamps,
    LocalizedColumns<"title" | "text" | "summary" | "updated_at">,
    ResultTexts {
  id: Generated<number>
  place: (typeof servicePlaces)[number]
  position: number
  deleted_at: string | null
}

export interface SpareTable
  extends Stamps,
    LocalizedColumns<"title" | "text" | "subtitle" | "updated_at">,
    ResultTexts {
  id: Generated<number>
  catalogue: (typeof catalogueKinds)[number]
  position: number
  /** The set of parts that is active; imports write a new one beside it and switch. */
  part_set: number
  parts_total: number
  parts_updated_at: string
  /** Counts every change of a part, so that an import notices one made meanwhile. */
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
  /** Both numbers in trigrams, for an index that knows whole words only. */
  number_pieces: string
  subst_pieces: string
}

export interface PartSetTable {
  id: Generated<number>
  spare_id: number
  created_at: string
  state: "building" | "living" | "former"
}

export interface CounterTable {
  name: "part"
  value: number
}

export interface ImportTable {
  id: Generated<number>
  spare_id: number
  created_at: string
  added: number
  updated: number
  unchanged: number
  removed: number
  /** The set that the import built, by which its rows in `import_part` are found. */
  part_set: number
  /** Name of the sheet's file as its sender called it. */
  file: string
  /** Id of the first added part; the others follow without a gap. */
  first_added: number
  /** 1 while the import can be undone: it is the group's latest, and what it took away is still kept. */
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

/** How far an import is that is under way, by the name its sender gave it. */
export interface ImportRunTable {
  name: string
  spare_id: number
  phase: "waiting" | "reading" | "comparing" | "writing"
  done: number
  total: number
  created_at: string
}

/** What the columns of imported sheets filled. */
export interface SheetColumnsTable {
  shape: string
  /** JSON: the field of each column by its place, such as "#3". */
  columns: string
  used_at: string
}

export interface ImageTable extends LocalizedColumns<"alt"> {
  id: Generated<number>
  /** "draft" while it waits to be published; `owner_id` is then the record's kind and id: "service:3". */
  owner_kind: RecordKind | "draft"
  owner_id: string
  position: number
  hash: string
  /** 1 where the image says nothing: readers that do not see it hear nothing of it. */
  decorative: Generated<number>
  /** Cell of the focal grid, by rows. */
  focus: Generated<number>
  version: Generated<number>
  created_at: string
}

export interface PictureTable {
  hash: string
  extension: "jpg" | "png"
  width: number
  height: number
  bytes: Uint8Array
  /** JSON: widths that are ready, by format. */
  sizes: string
  /** Sizes still to be made: 1, else 0; 2 when making them failed. */
  pending: number
  created_at: string
  /** When another picture took its place everywhere, so that this can be undone for a while. */
  replaced_at: Generated<string>
}

export interface PictureSizeTable {
  hash: string
  width: number
  format: "avif" | "webp" | "jpg" | "png" | "og"
  bytes: Uint8Array
}

export interface TextPageTable extends Stamps, LocalizedColumns<"text" | "updated_at">, ResultTexts {
  link: TextPageLink
}

export interface PageBlockTable extends Stamps, LocalizedColumns<"description" | "updated_at"> {
  id: Generated<number>
  page_id: TextPageLink
  position: number
  deleted_at: string | null
}

export interface CategoryTable extends Stamps {
  id: Generated<number>
  name: string
  lang: LanguageCode
  summary: string
  spare_id: number | null
  translation_of: number | null
  position: number
  deleted_at: string | null
}

export interface ProductTable extends Stamps {
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

export interface ProductPropertyTable extends Stamps {
  id: Generated<number>
  product_id: number
  description: string
  position: number
  deleted_at: string | null
}

export interface PartnerTable extends Stamps, LocalizedColumns<"text" | "updated_at"> {
  id: Generated<number>
  position: number
  deleted_at: string | null
}

export interface ContentStateTable {
  id: number
  /** Moves with every change that a public page could show. */
  version: number
}

export type PartRow = Selectable<PartTable>
