import { z } from "zod"
import { languages } from "./language.ts"
import { limits } from "./limits.ts"
import { wholeNumberText } from "./numbers.ts"
import { searchKinds } from "./record-constants.ts"
import { idTextSchema, languageOrDefault } from "./text.ts"
import { withoutControls } from "./text-constants.ts"

export const searchQuerySchema = z.object({
  q: z.string().overwrite(withoutControls).max(limits.query, "too_long").default(""),
  lang: languageOrDefault,
  limit: wholeNumberText(1, limits.pageSizeMax).default(limits.pageSize),
  page: wholeNumberText(1, limits.pageMax).default(1),
  /** Id of the only group whose parts are listed. */
  series: idTextSchema.optional(),
})
export type SearchQuery = z.infer<typeof searchQuerySchema>

/** How a hit matched, in the order of lists. `similar` is a guess: the word was corrected by a character or two. */
const searchMatches = [
  ...(["exact", "ignoring_punctuation", "prefix", "substitute", "contains", "text"] as const),
  ...(["word_form", "other_language", "similar"] as const),
] as const
export type SearchMatch = (typeof searchMatches)[number]

/** A text split at its matches: odd indexes are matches, joined they are the text. */
const segmentsSchema = z.array(z.string())

export const searchItemSchema = z
  .object({
    kind: z.enum(searchKinds),
    id: z.number().int(),
    title: z.string(),
    title_pieces: segmentsSchema,
    /** Language of `title`, if a fallback. */
    title_lang: z.enum(languages),
    /** Path without language prefix. */
    path: z.string(),
    match: z.enum(searchMatches),
    /** Language and text of the matching description, if of another language. */
    found_lang: z.enum(languages).optional(),
    found_pieces: segmentsSchema.optional(),
    /** Parts only. */
    partnumber: z.string().optional(),
    number_pieces: segmentsSchema.optional(),
    subst_part: z.string().optional(),
    substitute_pieces: segmentsSchema.optional(),
    /** On the current part: the requested number that it replaces. */
    replaces: z.string().optional(),
    quantity: z.number().int().optional(),
    spare_id: z.number().int().optional(),
    spare_title: z.string().optional(),
    spare_title_lang: z.enum(languages).optional(),
  })
  .meta({ id: "SearchItem" })
export type SearchItem = z.infer<typeof searchItemSchema>

export const searchResultSchema = z
  .object({
    query: z.string(),
    /** Interpretation of the query when it has no hits as typed; else null. */
    read_as: z.string().nullable(),
    /**
     * One number or several in the query, an alias, equal words, another keyboard layout, or "did you mean": a
     * corrected word, a guessed number.
     */
    read_how: z.enum(["number", "numbers", "alias", "synonym", "layout", "typo", "guess"]).nullable(),
    total: z.number().int(),
    totals: z.record(z.enum(searchKinds), z.number().int()),
    /** Groups with hits, whichever is listed. */
    series: z.array(
      z.object({
        spare_id: z.number().int(),
        title: z.string(),
        title_lang: z.enum(languages),
        count: z.number().int(),
      }),
    ),
    items: z.array(searchItemSchema),
    page: z.number().int(),
    limit: z.number().int(),
  })
  .meta({ id: "SearchResult" })
export type SearchResult = z.infer<typeof searchResultSchema>
