import type { Role } from "#contract/ability.ts"
import type { Language } from "#contract/language.ts"
import type { Invited } from "#contract/people.ts"
import { openSession } from "#server/auth/session-store.ts"
import { setPassword } from "#server/features/auth/commands/set-password.ts"
import { type TestSite, json } from "./test-site.ts"

export const personPassword = "Leitschaufel-Ring-1988!"
// Of that password, made once by hashPassword.
const personPasswordHash =
  "$argon2id$v=19$m=19456,t=2,p=1$eEKjjUmKaQDfPWwQpvCn4w$fZTV6y+x47jjZIK4pJ+2W9KLp8VZGuNaE5jW38O8YzE"

export interface TestPerson {
  id: number
  login: string
  token: string
  /** Makes a call as this person, with an optional JSON body. */
  call(method: string, path: string, body?: unknown): Promise<Response>
}

/** Returns the ticket in a link's fragment. */
export const ticketOfLink = ({ url }: { url: string }): string => url.slice(url.indexOf("#") + 1)

/**
 * Invites somebody, and gives them the password and a session in the database: the estimate of how easily a password is guessed
 * takes a second of the processor at every acceptance.
 */
export async function addPerson(
  site: TestSite,
  login: string,
  { roles, languages = [], email = "" }: { roles: Role[]; languages?: Language[]; email?: string },
): Promise<TestPerson> {
  const invited = await site.asOwner("POST", "/api/people", {
    name: `Name of ${login}`,
    login,
    roles,
    languages,
    email,
  })
  const made = (await invited.json()) as Invited
  const { id } = made.person
  const { db, clock } = site.app
  await setPassword(db, id, { hash: personPasswordHash, clock })
  const client = { browser: "Firefox", system: "Linux", address: "127.0.0.0" }
  const token = await openSession(db, id, { method: "password", client, now: clock() })
  return { id, login, token, call: callWith(site, token) }
}

/** Returns a function that makes calls with a token: a session's or an access key. */
export const callWith =
  (site: TestSite, token: string): TestPerson["call"] =>
  (method, path, body) => {
    const init = json(method, body)
    return site.request(path, { ...init, headers: { ...init.headers, Authorization: `Bearer ${token}` } })
  }
