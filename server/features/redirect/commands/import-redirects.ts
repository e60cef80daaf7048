import { redirectLimits, type RedirectOutcome } from "#contract/redirect-constants.ts"
import type { RedirectImport, ImportedRedirect, RedirectStatus } from "#contract/redirect.ts"
import { AppError } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { withOwnMemory } from "#server/db/content-clock.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import type { AppContext } from "#server/app-context.ts"
import { readRedirectsCsv, type RedirectLine } from "../read-redirects-csv.ts"
import { countRedirects, insertRedirect, updateRedirect, type RedirectRow, readRedirectKeys } from "../store.ts"
import { hasPage } from "../pages-store.ts"
import { readTarget } from "../read-target.ts"
import { readOldAddress, redirectKey, shownAddress } from "../redirect-key.ts"

/** Imports the valid rows of a file of redirects in one transaction; with `preview` only reports what it would do. */
export async function importRedirects(
  caller: Caller,
  csv: Uint8Array,
  { preview }: { preview: boolean },
): Promise<RedirectImport> {
  const { app } = caller
  const lines = readRedirectsCsv(csv)
  await app.content.refresh()
  if (preview) {
    const { writing: _writing, ...result } = await planRedirects(app, lines)
    return result
  }
  return app.db.transaction().execute(async (trx) => {
    const { writing, ...result } = await planRedirects({ ...app, db: trx, content: withOwnMemory(app.content) }, lines)
    const added = writing.filter(({ id }) => id === null).length
    if ((await countRedirects(trx)) + added > redirectLimits.most)
      throw new AppError("too_large", { detail: `At most ${redirectLimits.most} redirects` })
    if (writing.length === 0) return result
    const now = app.clock().toISOString()
    for (const { id, ...row } of writing)
      if (id === null) await insertRedirect(trx, row, "import", now)
      else await updateRedirect(trx, id, row, now)
    await recordAudit(trx, caller, "redirects_imported", {
      title: String(writing.length),
      count: writing.length,
    })
    return result
  })
}

type PlanContext = Pick<AppContext, "db" | "dialect" | "content" | "config" | "records">

/** Rows to write and the result per row. */
interface RedirectPlan extends RedirectImport {
  /** `id` of the redirect that a row changes; null for a new one. */
  writing: (RedirectRow & { id: number | null })[]
}

interface KeyedLine extends RedirectLine {
  key: string
  source: string
}

/** Direct target of an address. */
interface Step {
  target: string
  status: RedirectStatus | null
}

/** Compares the rows of a file with existing pages and redirects; writes nothing. */
async function planRedirects(app: PlanContext, lines: readonly RedirectLine[]): Promise<RedirectPlan> {
  const stored = await readRedirectKeys(app.db)
  const storedByKey = new Map(stored.map((row) => [row.from_key, row]))
  const keyed = lines.map((line) => ({ line, row: keyOf(line) }))
  const firstOf = new Map<string, KeyedLine>()
  for (const { row } of keyed) if (row && !firstOf.has(row.key)) firstOf.set(row.key, row)
  // Rows of the file replace stored ones.
  const steps = new Map<string, Step>([...storedByKey, ...firstOf])
  const rows: ImportedRedirect[] = []
  const writing: RedirectPlan["writing"] = []
  for (const { line, row } of keyed) {
    const shown = { line: line.line, from: line.from, target: line.target }
    const end = row === null ? "unreadable" : firstOf.get(row.key) !== row ? "double" : await findEnd(app, row, steps)
    if (row === null || typeof end === "string") {
      rows.push({ ...shown, outcome: typeof end === "string" ? end : "unreadable", leads_to: "" })
      continue
    }
    const before = storedByKey.get(row.key)
    const isSame = before?.target === end.target && before.status === end.status
    const outcome = isSame ? "unchanged" : end.hops > 0 ? "shortened" : before ? "changed" : "new"
    rows.push({ ...shown, outcome, leads_to: end.target })
    if (!isSame)
      writing.push({
        id: before?.id ?? null,
        from_key: row.key,
        source: row.source,
        target: end.target,
        status: end.status,
      })
  }
  return { rows, counts: countOutcomes(rows), writes: writing.length, writing }
}

function keyOf(line: RedirectLine): KeyedLine | null {
  const [key, address] = [redirectKey(line.from), readOldAddress(line.from)]
  if (key === null || address === null || line.status === null) return null
  return { ...line, key, source: shownAddress(address) }
}

type End = { target: string; status: RedirectStatus; hops: number }

/** Returns the final page of a row, or the name of the fault. */
async function findEnd(
  app: PlanContext,
  row: KeyedLine,
  steps: ReadonlyMap<string, Step>,
): Promise<End | RedirectOutcome> {
  if (await hasPage(app, row.from.replace(/^(?:https?:)?\/\/[^/?#]*/iu, "") || "/")) return "living"
  const passed = new Set([row.key])
  let step: Step = row
  for (let hops = 0; ; hops++) {
    if (step.status === 410) return { target: "", status: 410, hops }
    const page = await readTarget(app, step.target)
    if (page) return { target: page.path, status: 308, hops }
    const next = redirectKey(step.target)
    if (next !== null && passed.has(next)) return "circle"
    const following = next === null ? undefined : steps.get(next)
    if (next === null || !following) return "unknown_target"
    passed.add(next)
    step = following
  }
}

function countOutcomes(rows: readonly ImportedRedirect[]): RedirectImport["counts"] {
  const counts: RedirectImport["counts"] = {}
  for (const { outcome } of rows) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}
