import type { Member, MemberPatch } from "#contract/people.ts"
import { noteNewEmail } from "#server/auth/note-new-email.ts"
import { closeSessions } from "#server/auth/session-store.ts"
import { checkFree } from "#server/auth/logins.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { type PeopleCaller, checkOwnerLeft, existingMember, named } from "../member.ts"

/**
 * Changes a person; a change without effect leaves no trace. Throws `last_owner`, and `invalid` for a taken login or
 * address.
 */
export async function changePerson(caller: PeopleCaller, id: number, memberPatch: MemberPatch): Promise<Member> {
  const { app } = caller
  const now = app.clock()
  const before = await existingMember(app.db, id, now)
  const patch = withoutEqual(before, memberPatch)
  if (Object.keys(patch).length === 0) return before
  const { disabled, roles, languages, ...plain } = patch
  await app.db.transaction().execute(async (trx) => {
    await checkFree(trx, patch, id)
    if (roles && !roles.includes("owner")) await checkOwnerLeft(trx, id)
    await trx
      .updateTable("admin")
      .set({
        ...Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)),
        ...(roles ? { roles: JSON.stringify(roles) } : {}),
        ...(languages ? { languages: JSON.stringify(languages) } : {}),
        ...(disabled === false ? { disabled_at: null } : {}),
        updated_at: now.toISOString(),
      })
      .where("id", "=", id)
      .execute()
    if (patch.email !== undefined) await noteNewEmail(trx, app, before)
    if (patch.login !== undefined && patch.login !== before.login) await closeSessions(trx, id)
    const isEnabling = disabled === false && Object.keys(patch).length === 1
    await recordAudit(trx, caller, isEnabling ? "person_enabled" : "person_changed", {
      title: named(before),
      detail: isEnabling ? "" : describeChange(before, patch),
    })
  })
  app.mail.resume()
  return existingMember(app.db, id, now)
}

function withoutEqual(before: Member, patch: MemberPatch): MemberPatch {
  const stored: MemberPatch = { ...before, ...(before.disabled_at === null ? { disabled: false } : {}) }
  const changed = Object.entries(patch).filter(
    ([name, value]) =>
      value !== undefined && JSON.stringify(value) !== JSON.stringify(stored[name as keyof MemberPatch]),
  )
  return Object.fromEntries(changed)
}

function describeChange(before: Member, { roles, languages, disabled, ...plain }: MemberPatch): string {
  return [
    ...Object.keys(plain),
    ...(roles ? [`${before.roles.join(" + ")} → ${roles.join(" + ")}`] : []),
    ...(languages ? [`languages ${languages.join(" + ") || "none"}`] : []),
    ...(disabled === false ? ["enabled"] : []),
  ].join(", ")
}
