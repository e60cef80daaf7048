import { z } from "zod"
import { dashboardLimits } from "./dashboard-limits.ts"
import { languages } from "./language.ts"
import { integerMax, pageFields, wholeNumberText } from "./numbers.ts"
import { publishedKinds } from "./record-constants.ts"
import { optionalParameter } from "./text.ts"
import { translationFilters, translationFormats, translationLimits } from "./translation-constants.ts"

const kind = optionalParameter(z.enum(publishedKinds, "invalid"))
const state = optionalParameter(z.enum(translationFilters, "invalid"))

export const translationQuerySchema = z.object({
  /** Without one, all languages that the caller may write. */
  lang: optionalParameter(z.enum(languages, "invalid")),
  kind,
  state,
  /** Words of the record's title, the source or the translation. */
  query: optionalParameter(z.string().max(100, "too_long")),
  page: wholeNumberText(1, integerMax).default(1),
  limit: wholeNumberText(1, translationLimits.rows).default(50),
})
export type TranslationQuery = z.infer<typeof translationQuerySchema>

export const translationExportSchema = translationQuerySchema
  .omit({ page: true, limit: true })
  .extend({ format: z.enum(translationFormats, "invalid").default("xlsx") })

/** One text of a record in one language, beside its German source. */
export const translationSchema = z
  .object({
    /** Names the text in files that leave and come back: kind, record, field and language. */
    key: z.string(),
    kind: z.enum(publishedKinds),
    /** Record that shows the text; the German one while the language has none. */
    id: z.union([z.number().int(), z.string()]),
    /** Product of a property; 0 for other kinds. */
    parent_id: z.number().int(),
    /** Name of the text without its language; `alt` of a picture. */
    field: z.string(),
    lang: z.enum(languages),
    /** German title of the record. */
    title: z.string(),
    /** Path of the picture that an `alt` describes. */
    image: z.string().nullable(),
    rich: z.boolean(),
    source: z.string(),
    /** The draft's text where it has one. */
    translation: z.string(),
    state: z.enum(["missing", "older", "current"]),
    /** Words of the source. */
    words: z.number().int(),
    /** Source that the translation was written from, where it has changed since; else null. */
    changed: z.string().nullable(),
    /** When the source was last changed; "" where no version says. */
    since: z.string(),
    /** Whether the translation is a draft. */
    draft: z.boolean(),
    /** Whether the record can be marked as up to date. */
    markable: z.boolean(),
    /** Version of the record, for If-Match. */
    version: z.number().int(),
  })
  .meta({ id: "Translation" })
export type Translation = z.infer<typeof translationSchema>

const count = z.number().int()

export const translationPageSchema = z
  .object({
    items: z.array(translationSchema),
    ...pageFields,
    /** Words of the sources of all texts of the query. */
    words: count,
    /** What is open in each language that the caller may write, without the query's filters. */
    progress: z.array(
      z.object({
        lang: z.enum(languages),
        missing: count,
        older: count,
        /** Words of the open texts, and of all. */
        words: count,
        all_words: count,
        /** Parts without a description. */
        parts: count,
      }),
    ),
    /** Open texts of each kind that has some, in the languages of the query. */
    kinds: z.partialRecord(z.enum(publishedKinds), count),
    /** The caller's drafts that are not ready for review. */
    unready: count,
  })
  .meta({ id: "TranslationPage" })
export type TranslationPage = z.infer<typeof translationPageSchema>

const key = z.string("required").min(1, "required").max(200, "too_long")

export const translationInputSchema = z
  .object({
    key,
    translation: z.string("invalid").max(dashboardLimits.richText, "too_long"),
    /** The translation that was replaced; another one meanwhile is `stale`. */
    before: z.string("invalid").max(dashboardLimits.richText, "too_long").optional(),
  })
  .meta({ id: "TranslationInput" })
export type TranslationInput = z.infer<typeof translationInputSchema>

export const currentInputSchema = z.object({ key }).meta({ id: "TranslationKey" })

export const importQuerySchema = z.object({
  /** "1": says what would change, and stores nothing. */
  preview: optionalParameter(z.enum(["1"], "invalid")),
})

/** Keys of texts that an import leaves out. */
export const skippedKeysSchema = z.array(key).max(translationLimits.rows)

/** Names a text of a file: its row, and what it translates. */
const namedTextSchema = translationSchema
  .pick({ key: true, kind: true, field: true, title: true, lang: true })
  .extend({ row: count })

/** A text of a file that differs from the one stored. */
const importedSchema = namedTextSchema.extend({
  /** `check`: the source has changed or numbers differ; `added`: there was no translation before. */
  state: z.enum(["check", "added", "changed"]),
  before: z.string(),
  after: z.string(),
  older: z.boolean(),
  /** The source at the export and now, and when it changed; null if it has not. */
  source: z.object({ before: z.string(), after: z.string(), since: z.string() }).nullable(),
  /** Numbers found only in the source and only in the translation; null if there are none. */
  numbers: z.object({ source: z.array(z.string()), translation: z.array(z.string()) }).nullable(),
})

export const translationImportSchema = z
  .object({
    /** When the file was exported; "" where it does not say. */
    date: z.string(),
    /** Texts of the file, and the languages that it is for. */
    rows: count,
    langs: z.array(z.enum(languages)),
    changed: count,
    same: count,
    /** Of the changed ones, those whose source has changed since the export. */
    older: count,
    /** Of the changed ones, those of a state. */
    to_check: count,
    added: count,
    /** `code` is that of markup, of a field or of an error; `value` is what is wrong. */
    broken: z.array(namedTextSchema.extend({ code: z.string(), value: z.string(), message: z.string() })),
    /** Title and time of deletion are set if the record is in the trash. */
    unknown: z.array(
      z.object({ row: count, key: z.string(), title: z.string().nullable(), deleted_at: z.string().nullable() }),
    ),
    /** The first differences, those to look at before the others. */
    items: z.array(importedSchema),
  })
  .meta({ id: "TranslationImport" })
export type TranslationImport = z.infer<typeof translationImportSchema>
