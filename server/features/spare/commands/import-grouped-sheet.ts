import type { GroupChoice, GroupedSheetResult, GroupsSeen } from "#contract/grouped-sheet.ts"
import { pickLocalized } from "#contract/localized.ts"
import type { Caller } from "#server/caller.ts"
import { reportSegment } from "../import-progress.ts"
import { changedMeanwhile } from "../rebuild-part-set.ts"
import { namesOfGroups, listGroups, type GroupWithParts } from "../group-store.ts"
import { listRememberedGroups, rememberGroups } from "../sheet-columns-store.ts"
import { explainGroups } from "../sheet/guess-groups.ts"
import { planImport } from "../sheet/plan-import.ts"
import type { PlannedImport } from "./apply-import.ts"
import { type ImportOptions, finishImport, groupResult, readImportSheet, seenOf } from "./import-rows.ts"

// Per group and kind: a sheet may cover hundreds of groups.
const maxSamples = 20

/**
 * Imports a sheet whose rows name their groups, in one transaction: all or nothing unless bad rows are to be skipped.
 * Groups that do not occur stay unchanged. Throws `invalid` with every bad row, `conflict` when parts of a group were
 * changed meanwhile, or since the preview whose states are in `seen`.
 */
export async function importGroupedSheet(
  caller: Caller,
  workbook: Uint8Array,
  { groupChoice, ...options }: ImportOptions & { seen?: GroupsSeen | undefined; groupChoice?: GroupChoice | undefined },
): Promise<GroupedSheetResult> {
  const { db } = caller.app
  const allGroups = await listGroups(db)
  const named = namesOfGroups(allGroups)
  const choices = { remembered: options.remembered ? await listRememberedGroups(db) : {}, chosen: groupChoice ?? {} }
  const choice = { ...choices.remembered, ...choices.chosen }
  const read = await readImportSheet(caller, workbook, {
    ...options,
    spareId: null,
    groups: named,
    groupChoice: choice,
  })
  const rowsOf = Map.groupBy(read.sheet.rows, ({ group }) => group)
  const groups = allGroups.filter(({ id }) => rowsOf.has(id))
  if (options.seen) checkSeen(groups, options.seen)
  const total = groups.reduce((sum, { parts_total }) => sum + parts_total, 0)
  const planned: (PlannedImport & { group: GroupWithParts })[] = []
  let done = 0
  for (const group of groups) {
    const report = reportSegment(read.report, done, total)
    const plan = await planImport(
      db,
      group,
      rowsOf.get(group.id) ?? [],
      { ...options, errors: read.sheet.errors, maxSamples },
      report,
    )
    planned.push({ spareId: group.id, before: group, plan, group })
    done += group.parts_total
  }
  const { told, importIds } = await finishImport(caller, read, planned, options)
  if (!options.preview) await rememberGroups(db, choices.chosen, caller.app.clock().toISOString())
  const sum = (count: "added" | "updated" | "unchanged" | "removed") =>
    planned.reduce((all, { plan }) => all + plan.counts[count], 0)
  return {
    ...told,
    group_names: await explainGroups(db, read.sheet.groupNames, named, choices),
    added: sum("added"),
    updated: sum("updated"),
    unchanged: sum("unchanged"),
    removed: sum("removed"),
    groups: planned.map((change) => ({
      spare_id: change.spareId,
      ...pickLocalized(change.group, "title"),
      ...groupResult(change, importIds),
    })),
  }
}

/** Throws `conflict` when parts were changed since the preview, or the sheet names other groups than then. */
function checkSeen(groups: readonly GroupWithParts[], seen: GroupsSeen): void {
  const stateOf = new Map(groups.map((group) => [String(group.id), seenOf(group)]))
  const ids = new Set([...stateOf.keys(), ...Object.keys(seen)])
  const changed = [...ids].filter((id) => stateOf.get(id) !== seen[id])
  if (changed.length > 0) throw changedMeanwhile(changed.map(Number))
}
