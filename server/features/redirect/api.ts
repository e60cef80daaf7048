import { Hono } from "hono"
import { z } from "zod"
import { languages } from "#contract/language.ts"
import {
  linkCheckSchema,
  missingAddressesSchema,
  missingQuerySchema,
  redirectImportSchema,
  redirectInputSchema,
  redirectLimits,
  redirectPageSchema,
  redirectPatchSchema,
  redirectQuerySchema,
  redirectSchema,
  sitePageSchema,
  unknownPathsSchema,
} from "#contract/redirect.ts"
import { idParam, optionalParameter } from "#contract/text.ts"
import { acceptBody } from "#server/api-kit/accept-body.ts"
import { describe, noContent } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { ifMatch, versioned } from "#server/api-kit/if-match.ts"
import { oneFile, readMultipart } from "#server/api-kit/read-upload.ts"
import { validate } from "#server/api-kit/validate.ts"
import { addRedirect, changeRedirect, deleteRedirect, forgetMissing } from "./commands/change-redirects.ts"
import { importRedirects } from "./commands/import-redirects.ts"
import { listSitePages } from "./pages-store.ts"
import { findUnknownPaths } from "./find-unknown-paths.ts"
import { readRedirects } from "./present-redirects.ts"
import { listMissing, listRedirects } from "./store.ts"
import { writeRedirectsCsv } from "./write-csv.ts"

const tag = "Addresses"
const needs = "addresses.edit"
const formBytes = redirectLimits.csvBytes + 65_536
const importQuery = z.object({ preview: optionalParameter(z.literal("1", "invalid")) })
const file = z.string().meta({ type: "string", format: "binary" })

export const redirectApi = new Hono<HttpEnv>()
  .get(
    "/",
    describe(tag, "Where addresses of the former site lead to, a page of them", redirectPageSchema, { needs }),
    validate("query", redirectQuerySchema),
    async (c) => c.json(await readRedirects(c.var.app, c.req.valid("query"))),
  )
  .get(
    "/csv",
    describe(tag, "All redirects, as a file that the import takes", null, { needs, file: "text/csv" }),
    validate("query", z.object({ words: z.enum(languages, "invalid").default("en") })),
    async (c) => {
      const day = c.var.app.clock().toISOString().slice(0, 10)
      c.header("Content-Disposition", `attachment; filename="redirects-${day}.csv"`)
      c.header("Content-Type", "text/csv; charset=utf-8")
      return c.body(writeRedirectsCsv(await listRedirects(c.var.app.db), c.req.valid("query").words))
    },
  )
  .get(
    "/page",
    describe(tag, "The pages that a redirect can lead to, without those of parts", z.array(sitePageSchema), { needs }),
    async (c) => c.json([...(await listSitePages(c.var.app)).values()]),
  )
  .post(
    "/unknown",
    describe(tag, "Which of these addresses of the site lead nowhere, neither to a page nor on", unknownPathsSchema, {
      needs: "content.read",
    }),
    validate("json", linkCheckSchema),
    async (c) => c.json({ unknown: await findUnknownPaths(c.var.app, c.req.valid("json").paths) }),
  )
  .get(
    "/missing",
    describe(tag, "What was asked for and not found lately", missingAddressesSchema, { needs }),
    validate("query", missingQuerySchema),
    async (c) => c.json(await listMissing(c.var.app.db, c.req.valid("query").limit)),
  )
  .delete(
    "/missing/:id",
    describe(tag, "Leave an address out of those not found until it is asked for again", null, { needs, status: 204 }),
    validate("param", idParam),
    async (c) => noContent(c, forgetMissing(c.var.caller, c.req.valid("param").id)),
  )
  .post(
    "/",
    describe(tag, "Let an old address lead to a page, or be gone for good (410)", redirectSchema, {
      needs,
      status: 201,
    }),
    validate("json", redirectInputSchema),
    async (c) => versioned(c, await addRedirect(c.var.caller, c.req.valid("json")), 201),
  )
  .post(
    "/import",
    describe(
      tag,
      "Import redirects from a CSV file: old address, new address, status (multipart: csv)",
      redirectImportSchema,
      {
        needs,
      },
    ),
    validate("query", importQuery),
    acceptBody("multipart", formBytes, z.object({}), { csv: file }),
    async (c) => {
      const csv = await oneFile(await readMultipart(c), "csv")
      const preview = c.req.valid("query").preview !== undefined
      return c.json(await importRedirects(c.var.caller, csv, { preview }))
    },
  )
  .patch(
    "/:id",
    describe(tag, "Change a redirect", redirectSchema, { needs }),
    validate("param", idParam),
    ifMatch,
    validate("json", redirectPatchSchema),
    async (c) =>
      versioned(
        c,
        await changeRedirect(c.var.caller, c.req.valid("param").id, c.req.valid("json"), c.var.expectedVersion),
      ),
  )
  .delete(
    "/:id",
    describe(tag, "Remove a redirect", null, { needs, status: 204 }),
    validate("param", idParam),
    ifMatch,
    async (c) => noContent(c, deleteRedirect(c.var.caller, c.req.valid("param").id, c.var.expectedVersion)),
  )
