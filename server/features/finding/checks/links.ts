import { languages } from "#contract/language.ts"
import { findUnknownPaths } from "#server/features/redirect/unknown-paths.ts"
import { listOwnFields } from "#server/records/read-records.ts"
import { type Check, type CheckContext, lookAtNames } from "../check.ts"

/** What texts link to on this site exists, or is redirected. */
export const linksCheck: Check = {
  name: "links",
  run: async (app) => lookAtNames(await findUnknownPaths(app, [...(await listLinks(app))])),
}

/** Returns the paths of this site that published texts link to. */
async function listLinks({ db, records }: CheckContext): Promise<Set<string>> {
  const links = new Set<string>()
  for (const definition of Object.values(records)) {
    const names = definition.richTexts.flatMap((name) => [name, ...languages.map((lang) => `${name}_${lang}`)])
    if (names.length === 0) continue
    const rows: readonly object[] = await listOwnFields(db, { ...definition, images: null }, {}, "published")
    for (const row of rows)
      for (const [name, value] of Object.entries(row))
        if (names.includes(name) && typeof value === "string")
          for (const [, path] of value.matchAll(/href="(\/[^"#?]*)/gu)) if (path) links.add(path)
  }
  return links
}
