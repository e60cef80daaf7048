import type { InquiryLine, InquiryLineInput, InquiryLinePatch } from "#contract/inquiry-line.ts"
import { limits } from "#contract/limits.ts"
import { checkVersion, existing, invalid } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { withoutUndefined } from "#server/db/without-undefined.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { type LineOrigin, findLine, insertLines, lineKeys, listLines, presentLine } from "../line-store.ts"
import { findInquiry } from "../store.ts"
import { describeLines } from "./describe-lines.ts"

/** Adds lines to an inquiry and returns all of it. Throws `not_found`, and `invalid` when it would have too many. */
export async function addLines(
  caller: Caller,
  id: number,
  lines: readonly InquiryLineInput[],
  origin: LineOrigin,
): Promise<InquiryLine[]> {
  const { app } = caller
  return app.db.transaction().execute(async (trx) => {
    const { lang, reference, items } = existing(await findInquiry(trx, id, app.clock()))
    if (items.length + lines.length > limits.inquiryItems) throw invalid("lines", "too_many_items")
    await insertLines(trx, id, await describeLines(trx, lines, { lang, spare_id: null }), origin)
    await recordAudit(trx, caller, "inquiry_lines_changed", {
      kind: "request",
      id,
      title: reference,
      count: lines.length,
    })
    return (await listLines(trx, [id])).get(id) ?? []
  })
}

/**
 * Corrects a line, removes it or puts it back; what was written stays. Throws `not_found`, and `stale` when it has
 * changed.
 */
export async function changeLine(
  caller: Caller,
  id: number,
  patch: InquiryLinePatch,
  expected: number | null,
): Promise<InquiryLine> {
  const { app } = caller
  return app.db.transaction().execute(async (trx) => {
    const { reference, lang, ...row } = existing(await findLine(trx, id))
    checkVersion(expected, presentLine(row))
    const { removed, ...changes } = patch
    const line = { ...row, ...withoutUndefined(changes) }
    const [described] =
      changes.partnumber === undefined ? [row] : await describeLines(trx, [line], { lang, spare_id: null })
    const changed = {
      ...withoutUndefined(changes),
      ...lineKeys(line),
      title: described?.title ?? "",
      ...(removed === undefined ? {} : { removed_at: removed ? app.clock().toISOString() : null }),
      version: row.version + 1,
    }
    await trx.updateTable("inquiry_line").set(changed).where("id", "=", id).execute()
    await recordAudit(trx, caller, "inquiry_lines_changed", { kind: "request", id: row.request_id, title: reference })
    return presentLine(existing(await findLine(trx, id)))
  })
}
