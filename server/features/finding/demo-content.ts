import type { RecordKind } from "#contract/record-constants.ts"
import { textPageLinks } from "#contract/text-page-constants.ts"
import type { AppContext } from "#server/app-context.ts"
import { textPageRecord } from "#server/features/text-page/record.ts"
import type { Caller } from "#server/caller.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { changeRecord } from "#server/records/change-record.ts"
import type { RecordId } from "#server/records/define-record.ts"
import { deleteRecord } from "#server/records/remove-record.ts"
import { readFindingRow } from "./store.ts"

interface DemoRecord {
  kind: RecordKind
  id: RecordId
}

/** Kinds in the order of their removal: what refers to others goes first. */
const kinds = ["product", "category", "partner", "page-part", "service", "spare"] as const

/** Returns the records that are as the demo brought them, or changed since, and not deleted. */
export async function demoRecords({ db, records }: Pick<AppContext, "db" | "records">): Promise<DemoRecord[]> {
  const loadedAt = (await readFindingRow(db, "demo"))?.detail ?? ""
  if (loadedAt === "") return []
  const left: DemoRecord[] = []
  for (const kind of kinds) {
    const rows = await db
      .selectFrom(records[kind].table as "service")
      .select("id")
      .where("created_at", "=", loadedAt)
      .where("deleted_at", "is", null)
      .execute()
    left.push(...rows.map(({ id }) => ({ kind, id: Number(id) })))
  }
  const pages = await db.selectFrom("page").select("link").where("updated_at", "=", loadedAt).execute()
  return [...left, ...pages.map(({ link }) => ({ kind: "page" as const, id: link }))]
}

/** Moves what the demo brought into the trash, and empties the texts of pages that nobody has changed. */
export async function removeDemo(caller: Caller): Promise<void> {
  const { app } = caller
  const left = await demoRecords(app)
  for (const { kind, id } of left)
    if (kind === "page") await emptyPage(caller, String(id))
    else await deleteRecord(caller, app.records[kind], Number(id), null, await optionsOf(app, kind, id))
  await recordAudit(app.db, caller, "demo_removed", { count: left.length })
}

/** Returns what the deletion of a kind asks for: the page of a block, and where products of a category go. */
async function optionsOf({ db }: AppContext, kind: RecordKind, id: RecordId): Promise<string | null | undefined> {
  if (kind === "category") return null
  if (kind !== "page-part") return undefined
  const row = await db.selectFrom("page_part").select("page_id").where("id", "=", Number(id)).executeTakeFirst()
  return row?.page_id
}

async function emptyPage(caller: Caller, id: string): Promise<void> {
  const link = textPageLinks.find((other) => other === id)
  if (!link) return
  const texts = Object.keys(textPageRecord.patch.shape).filter((name) => /_(?:de|en|ru)$/u.test(name))
  const patch = { ...Object.fromEntries(texts.map((name) => [name, ""])), image_list: [] }
  await changeRecord(caller, textPageRecord, link, { patch, expected: null })
}
