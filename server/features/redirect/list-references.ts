import type { Language } from "#contract/language.ts"
import type { PublishedKind } from "#contract/publishing.ts"
import { publishedKinds } from "#contract/record-constants.ts"
import type { References } from "#contract/reference.ts"
import { textPagePath } from "#contract/text-page-constants.ts"
import type { AppContext } from "#server/app-context.ts"
import type { AnyRecord, RecordId, ShownRecord } from "#server/records/define-record.ts"
import { listOwnFields } from "#server/records/read-records.ts"
import { plainPathOf } from "./pages-store.ts"
import { listRedirects } from "./store.ts"

interface LinkingRecord {
  kind: PublishedKind
  id: RecordId
  parent_id: number
  record: ShownRecord
  /** Paths of the pages that it links to, and "category:3" for a record that it names in a field or a list's filter. */
  targets: ReadonlySet<string>
}

type Context = Pick<AppContext, "content" | "db" | "records" | "config">

/** Returns the links of all records, hidden ones too, remembered until content changes. */
const readLinks = ({ content, db, records, config }: Context) =>
  content.remember("links of all records", async () => {
    const linking: LinkingRecord[] = []
    for (const kind of publishedKinds) {
      const definition = records[kind]
      const { key = "id", parent } = definition
      for (const record of await listOwnFields(db, { ...definition, images: null }, {}, "edited")) {
        const fields: Readonly<Record<string, unknown>> = { ...record }
        const targets = new Set(targetsOf(definition, fields, config.publicUrl))
        const parent_id = Number(fields[parent?.column ?? ""] ?? 0)
        if (targets.size > 0) linking.push({ kind, id: fields[key] as RecordId, parent_id, record, targets })
      }
    }
    return linking
  })

function targetsOf(definition: AnyRecord, fields: Readonly<Record<string, unknown>>, publicUrl: string): string[] {
  const { kind, parent, references, richTexts } = definition
  const isRich = (name: string) => richTexts.some((text) => name === text || name.startsWith(`${text}_`))
  const linked = Object.entries(fields).flatMap(([name, value]) =>
    isRich(name) && typeof value === "string" ? linksIn(value, publicUrl) : [],
  )
  // Translations of one record name each other, and a piece names what it is a piece of.
  const named = Object.entries(references).flatMap(([column, target]) =>
    target !== kind && column !== parent?.column && typeof fields[column] === "number"
      ? [`${target}:${fields[column]}`]
      : [],
  )
  const below = typeof fields["link_to"] === "string" && fields["link_to"] !== "" ? [`/${fields["link_to"]}`] : []
  return [...linked, ...named, ...below]
}

const linksIn = (html: string, publicUrl: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/gu)].flatMap(([, address = ""]) => {
    const local = address.startsWith(publicUrl) ? address.slice(publicUrl.length) || "/" : address
    if (!local.startsWith("/")) return []
    const [, category] = /[?&](?:amp;)?category=(\d+)/u.exec(local) ?? []
    return [plainPathOf(local) ?? [], category === undefined ? [] : `category:${category}`].flat()
  })

/** Returns what links to a record, with titles in the reader's language. */
export async function listReferences(
  app: Context,
  { kind, id }: { kind: PublishedKind; id: RecordId },
  language: Language,
): Promise<References> {
  await app.content.refresh()
  const { page } = app.records[kind]
  const path = page ? `${page.path}/${id}` : kind === "page" ? textPagePath(String(id)) : null
  const isMeant = ({ targets }: LinkingRecord) => targets.has(`${kind}:${id}`) || (path !== null && targets.has(path))
  const isItself = (linking: LinkingRecord) => linking.kind === kind && linking.id === id
  return {
    records: (await readLinks(app))
      .filter((linking) => isMeant(linking) && !isItself(linking))
      .map(({ record, targets: _targets, ...named }) => ({
        ...named,
        title: app.records[named.kind].title(record, language),
      })),
    redirects: (await listRedirects(app.db))
      .filter(({ target }) => path !== null && plainPathOf(target) === path)
      .map(({ from }) => from),
  }
}
