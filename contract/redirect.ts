import { z } from "zod"
import {
  redirectLimits,
  redirectOrigins,
  maxLinksChecked,
  redirectFilters,
  redirectOutcomes,
} from "./redirect-constants.ts"
import { languages } from "./language.ts"
import { limits } from "./limits.ts"
import { pageFields, wholeNumberText } from "./numbers.ts"
import { pagedKinds } from "./record-constants.ts"
import { optional, optionalParameter, requiredLine } from "./text.ts"

/** 308 redirects to a page, 410 marks a page as gone. */
export const redirectStatuses = [308, 410] as const
export type RedirectStatus = (typeof redirectStatuses)[number]
const status = z.union(
  redirectStatuses.map((code) => z.literal(code)),
  "invalid",
)
export const linkCheckSchema = z
  .object({
    paths: z.array(z.string("invalid").max(redirectLimits.address, "too_long")).max(maxLinksChecked, "too_long"),
  })
  .meta({ id: "LinkCheck" })
export const unknownPathsSchema = z.object({ unknown: z.array(z.string()) }).meta({ id: "UnknownPaths" })
export type UnknownPaths = z.infer<typeof unknownPathsSchema>

const pageKinds = ["page", ...pagedKinds, "part"] as const

/** A page that a redirect may target. */
export const sitePageSchema = z
  .object({
    kind: z.enum(pageKinds),
    /** Without language prefix. */
    path: z.string(),
    /** By language, where translated; empty for pages that the dashboard names by path. */
    titles: z.partialRecord(z.enum(languages), z.string()),
  })
  .meta({ id: "SitePage" })
export type SitePage = z.infer<typeof sitePageSchema>

export const redirectSchema = z
  .object({
    id: z.number().int(),
    version: z.number().int(),
    from: z.string(),
    /** Path on this site with language prefix; "" for 410. */
    target: z.string(),
    status,
    origin: z.enum(redirectOrigins),
    hits: z.number().int(),
    /** Day of the last hit; "" before the first. */
    last_hit: z.string(),
    updated_at: z.string(),
    /** Current page of the target; null for 410 and for a missing page. */
    page: sitePageSchema.nullable(),
  })
  .meta({ id: "Redirect" })
export type Redirect = z.infer<typeof redirectSchema>

const from = requiredLine(redirectLimits.address)
const target = optional(redirectLimits.address)
export const redirectInputSchema = z
  .object({ from, target: target.default(""), status: status.default(308) })
  .meta({ id: "RedirectInput" })
export type RedirectInput = z.infer<typeof redirectInputSchema>
export const redirectPatchSchema = z
  .object({ from: from.optional(), target: target.optional(), status: status.optional() })
  .meta({ id: "RedirectPatch" })
export type RedirectPatch = z.infer<typeof redirectPatchSchema>

export const redirectQuerySchema = z.object({
  /** Substring of the old address, or of the title of the target page. */
  q: optionalParameter(z.string().max(limits.query, "too_long")),
  show: z.enum(redirectFilters, "invalid").default("all"),
  page: wholeNumberText(1, limits.pageMax).default(1),
})
export type RedirectQuery = z.infer<typeof redirectQuerySchema>

export const redirectPageSchema = z
  .object({
    items: z.array(redirectSchema),
    counts: z.object({
      all: z.number().int(),
      hand: z.number().int(),
      import: z.number().int(),
      unused: z.number().int(),
      broken: z.number().int(),
    }),
    /** Hits of all redirects. */
    hits: z.number().int(),
    ...pageFields,
  })
  .meta({ id: "RedirectPage" })
export type RedirectPage = z.infer<typeof redirectPageSchema>

const importedRowSchema = z
  .object({
    /** Line of the file, from 1. */
    line: z.number().int(),
    from: z.string(),
    target: z.string(),
    outcome: z.enum(redirectOutcomes),
    /** Target of a written row, "" for 410. */
    leads_to: z.string(),
  })
  .meta({ id: "ImportedRedirect" })
export type ImportedRedirect = z.infer<typeof importedRowSchema>

export const redirectImportSchema = z
  .object({
    rows: z.array(importedRowSchema),
    counts: z.partialRecord(z.enum(redirectOutcomes), z.number().int()),
    /** Number of rows written, or to be written without `preview`. */
    writes: z.number().int(),
  })
  .meta({ id: "RedirectImport" })
export type RedirectImport = z.infer<typeof redirectImportSchema>
