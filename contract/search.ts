import { z } from "zod"
import { languages } from "./language.ts"
import { limits } from "./limits.ts"
import { wholeNumberText } from "./numbers.ts"
import { idTextSchema, languageOrDefault, withoutControls } from "./text.ts"

export const searchQuerySchema = z.object({
  q: z.string().overwrite(withoutControls).max(limits.query, "too_long").default(""),
  lang: languageOrDefault,
  limit: wholeNumberText(1, limits.pageSizeMax).default(limits.pageSize),
  page: wholeNumberText(1, limits.pageMax).default(1),
  /** Id of the group whose parts alone are listed. */
  series: idTextSchema.optional(),
})
export type SearchQuery = z.infer<typeof searchQuerySchema>

/** How a hit was found; lists are ordered this way. `similar` is a guess: the word was put right by a character or two. */
const searchMatches = [
  ...(["exact", "ignoring_punctuation", "prefix", "substitute", "contains", "text"] as const),
  ...(["word_form", "other_language", "similar"] as const),
] as const
export type SearchMatch = (typeof searchMatches)[number]

/** A shown text cut at its matches: segments with an odd index are matches, all segments joined are the text. */
const segmentsSchema = z.array(z.string())

export const searchItemSchema = z
  .object({
    kind: z.enum(["part", "product", "service", "spare"]),
    id: z.number().int(),
    title: z.string(),
    title_pieces: segmentsSchema,
    /** Language of `title`, when it is a fallback. */
    title_lang: z.enum(languages),
    /** Address on the site without language prefix. */
    path: z.string(),
    match: z.enum(searchMatches),
    /** Where it was found in a description of another language: which, and the description. */
    found_lang: z.enum(languages).optional(),
    found_pieces: segmentsSchema.optional(),
    /** Parts only. */
    partnumber: z.string().optional(),
    number_pieces: segmentsSchema.optional(),
    subst_part: z.string().optional(),
    substitute_pieces: segmentsSchema.optional(),
    /** Of the current part: the number asked for, which it stands for now. */
    replaces: z.string().optional(),
    quantity: z.number().int().optional(),
    spare_id: z.number().int().optional(),
    spare_title: z.string().optional(),
  })
  .meta({ id: "SearchItem" })
export type SearchItem = z.infer<typeof searchItemSchema>

export const searchResultSchema = z
  .object({
    query: z.string(),
    /** What the query was read as, where nothing fits it as it was typed; null else. */
    read_as: z.string().nullable(),
    /** One number or several in the query, an alias, another keyboard layout, or "did you mean": a word without its typo, a guessed number. */
    read_how: z.enum(["number", "numbers", "alias", "layout", "typo", "guess"]).nullable(),
    total: z.number().int(),
    totals: z.object({
      part: z.number().int(),
      product: z.number().int(),
      service: z.number().int(),
      spare: z.number().int(),
    }),
    /** The groups with parts among the hits, whichever of them is listed. */
    series: z.array(z.object({ spare_id: z.number().int(), title: z.string(), count: z.number().int() })),
    items: z.array(searchItemSchema),
    page: z.number().int(),
    limit: z.number().int(),
  })
  .meta({ id: "SearchResult" })
export type SearchResult = z.infer<typeof searchResultSchema>
