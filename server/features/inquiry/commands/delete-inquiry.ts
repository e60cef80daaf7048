import type { AppContext } from "#server/app-context.ts"
import { AppError } from "#server/app-error.ts"
import { checkVersion } from "#server/db/check-version.ts"
import { putInTrash } from "#server/db/trash-store.ts"
import { findInquiry, setInquiry } from "../store.ts"

/** Takes an inquiry out of the list; throws `not_found`, or `stale` when it has changed. */
export async function deleteInquiry(app: AppContext, id: number, expected: number | null): Promise<void> {
  const inquiry = await findInquiry(app.db, id)
  if (!inquiry) throw new AppError("not_found")
  checkVersion(expected, inquiry)
  await app.db.transaction().execute(async (trx) => {
    await setInquiry(trx, id, { deleted_at: app.clock().toISOString() })
    await putInTrash(trx, app, { kind: "request", id, title: `${inquiry.name}, ${inquiry.company}` })
  })
}
