import type { Member } from "#contract/people.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError, existing } from "#server/app-error.ts"
import type { Changer } from "#server/account.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { findMember, listOwners } from "./store.ts"

/** What these commands need of the site, so that they work from a shell too. */
export type PeopleContext = Pick<AppContext, "db" | "dialect" | "clock" | "config"> & {
  mail: Pick<AppContext["mail"], "resume">
}

export interface PeopleCaller extends Changer {
  app: PeopleContext
}

/** Returns a person's name and login, as the audit stores them. */
export const named = ({ name, login }: Pick<Member, "name" | "login">) => `${name || login} (${login})`

export async function existingMember(db: Database, id: number, now: Date): Promise<Member> {
  return existing(await findMember(db, id, now))
}

/** Throws `last_owner` for the only owner who may sign in. */
export async function checkOwnerLeft(trx: Database, id: number): Promise<void> {
  const owners = await listOwners(trx)
  if (owners.length === 1 && owners[0] === id) throw new AppError("last_owner")
}
