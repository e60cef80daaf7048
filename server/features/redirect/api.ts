import { z } from "zod"
import { languages } from "#contract/language.ts"
import { redirectLimits } from "#contract/redirect-constants.ts"
import {
  linkCheckSchema,
  redirectImportSchema,
  redirectInputSchema,
  redirectPageSchema,
  redirectPatchSchema,
  redirectQuerySchema,
  redirectSchema,
  sitePageSchema,
  unknownPathsSchema,
} from "#contract/redirect.ts"
import { optionalParameter } from "#contract/text.ts"
import { form } from "#server/api-kit/body.ts"
import { oneFile } from "#server/api-kit/file-fields.ts"
import { csvType, download } from "#server/api-kit/respond.ts"
import { routes } from "#server/api-kit/routes.ts"
import { addRedirect, changeRedirect, deleteRedirect } from "./commands/change-redirects.ts"
import { importRedirects } from "./commands/import-redirects.ts"
import { listSitePages } from "./pages-store.ts"
import { readRedirects } from "./present-redirects.ts"
import { listRedirects } from "./store.ts"
import { writeRedirectsCsv } from "./write-csv.ts"
import { findUnknownPaths } from "./unknown-paths.ts"

const csvFile = oneFile({ maxBytes: redirectLimits.csvBytes, tooLarge: "A file has at most 2 MB" })

export const redirectApi = routes("Addresses", { needs: "addresses.edit" })
  .call(
    "GET /",
    {
      summary: "Where addresses of the former site lead to, a page of them",
      query: redirectQuerySchema,
      returns: redirectPageSchema,
    },
    ({ app, query }) => readRedirects(app, query),
  )
  .call(
    "GET /csv",
    {
      summary: "All redirects, as a file that the import takes",
      query: z.object({ words: z.enum(languages, "invalid").default("en") }),
      file: "text/csv",
    },
    async ({ app, query }) => {
      const day = app.clock().toISOString().slice(0, 10)
      return download(writeRedirectsCsv(await listRedirects(app.db), query.words), `redirects-${day}.csv`, csvType)
    },
  )
  .call(
    "GET /page",
    { summary: "The pages that a redirect can lead to, without those of parts", returns: z.array(sitePageSchema) },
    async ({ app }) => [...(await listSitePages(app)).values()],
  )
  .call(
    "POST /unknown",
    {
      summary: "Which of these addresses of the site lead nowhere, neither to a page nor on",
      needs: "content.read",
      body: linkCheckSchema,
      returns: unknownPathsSchema,
    },
    async ({ app, body }) => ({ unknown: await findUnknownPaths(app, body.paths) }),
  )
  .call(
    "POST /",
    {
      summary: "Let an old address lead to a page, or be gone for good (410)",
      body: redirectInputSchema,
      returns: redirectSchema,
      status: 201,
    },
    ({ caller, body }) => addRedirect(caller, body),
  )
  .call(
    "POST /import",
    {
      summary: "Import redirects from a CSV file: old address, new address, status (multipart: csv)",
      query: z.object({ preview: optionalParameter(z.literal("1", "invalid")) }),
      body: form(z.object({}), { files: { csv: csvFile }, maxBytes: redirectLimits.csvBytes + 65_536 }),
      returns: redirectImportSchema,
    },
    ({ caller, query, files }) => importRedirects(caller, files.csv.bytes, { preview: query.preview !== undefined }),
  )
  .call(
    "PATCH /:id",
    { summary: "Change a redirect", body: redirectPatchSchema, ifMatch: true, returns: redirectSchema },
    ({ caller, params, body, version }) => changeRedirect(caller, params.id, body, version),
  )
  .call("DELETE /:id", { summary: "Remove a redirect", ifMatch: true }, ({ caller, params, version }) =>
    deleteRedirect(caller, params.id, version),
  )
