import type { LanguageCode } from "#contract/language-code.ts"
import { plainLocalized } from "#contract/localized.ts"
import type { servicePlaces } from "#contract/service-constants.ts"
import type { TextPageLink, blockKinds, blockTargets } from "#contract/text-page-constants.ts"
import { id, integer, localizedTexts, localizedTextsOf, real, stamps, table, text } from "../declare-table.ts"

/** Texts for search engines. */
const resultTexts = localizedTexts("meta_title", "meta_description")
/** Texts of the migration that made every page of the site content. */
const newTexts = <Name extends string>(...names: Name[]) => localizedTextsOf(text("").since("006-company"), ...names)
const position = integer(0)
const deleted_at = text().orNull()
/** When a record of one language was last marked as up to date with the German one. */
const current_at = text("").since("007-translations")

export const contentTables = {
  content_state: table({
    id: integer().key(),
    /** Raised with every change that a public page could show. */
    version: integer(1),
  }),
  settings: table({
    id: integer().key(),
    phone: text(""),
    email: text(""),
    address: text(""),
    ...plainLocalized("footer_text", text("")),
    company_name: text(""),
    short_name: text(""),
    managing_director: text(""),
    register_entry: text(""),
    vat_id: text(""),
    ...localizedTexts("opening_hours", "reply_promise", "updated_at"),
    working_hours_mon: text("8:00–17:00"),
    working_hours_tue: text("8:00–17:00"),
    working_hours_wed: text("8:00–17:00"),
    working_hours_thu: text("8:00–17:00"),
    working_hours_fri: text("8:00–17:00"),
    working_hours_sat: text(""),
    working_hours_sun: text(""),
    reply_hours: integer(8),
    holidays: text(""),
    show_answer_time: integer(0),
    answer_time_minutes: integer().orNull(),
    version: integer(1),
    updated_at: text(""),
    founded: integer(0).since("006-company"),
    ...plainLocalized("place", text("").since("006-company")),
    reference_prefix: text("").since("006-company"),
    social_links: text("").since("006-company"),
    open: integer(1).since("006-company"),
    urgent_hours: integer(1).since("010-desk"),
    urgent_always: integer(0).since("010-desk"),
  }),
  service: table({
    id: id(),
    ...localizedTexts("title", "text", "summary", "updated_at"),
    ...resultTexts,
    place: text<(typeof servicePlaces)[number]>(""),
    ...stamps,
    position,
    deleted_at,
  }),
  page: table({
    link: text<TextPageLink>().key(),
    ...localizedTexts("text", "updated_at"),
    ...resultTexts,
    ...stamps,
    ...newTexts("title", "subtitle", "blocks_title", "services_title", "services_subtitle"),
    has_banner: integer(0).since("006-company"),
  }),
  page_part: table({
    id: id(),
    page_id: text<TextPageLink>(""),
    ...localizedTexts("description", "updated_at"),
    ...stamps,
    position,
    deleted_at,
    kind: text<(typeof blockKinds)[number]>("text").since("006-company"),
    ...newTexts("title"),
    link_to: text<(typeof blockTargets)[number]>("").since("006-company"),
  }),
  category: table({
    id: id(),
    name: text(""),
    lang: text<LanguageCode>(""),
    summary: text(""),
    spare_id: integer().orNull(),
    translation_of: integer().orNull(),
    ...stamps,
    position,
    deleted_at,
    current_at,
  }),
  product: table(
    {
      id: id(),
      title: text(""),
      description: text(""),
      type: text(""),
      model: text(""),
      power: real().orNull(),
      meta_title: text(""),
      meta_description: text(""),
      lang: text<LanguageCode>(""),
      category_id: integer().orNull(),
      translation_of: integer().orNull(),
      ...stamps,
      position,
      deleted_at,
      current_at,
    },
    { indexes: { product_by_category: ["lang", "category_id"] } },
  ),
  product_property: table({
    id: id(),
    product_id: integer().ownedBy("product"),
    description: text(""),
    ...stamps,
    position,
    deleted_at,
  }),
  partner: table({
    id: id(),
    ...localizedTexts("text", "updated_at"),
    ...stamps,
    position,
    deleted_at,
  }),
  /** Equal words of the search: each text has several of a language, separated by commas. */
  synonym: table({ id: id(), ...localizedTexts("title"), ...stamps, position, deleted_at }, { since: "003-synonyms" }),
}
