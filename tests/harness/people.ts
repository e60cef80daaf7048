import type { Role } from "#contract/ability.ts"
import type { Language } from "#contract/language.ts"
import type { Invited } from "#contract/people.ts"
import { type TestSite, json } from "./test-site.ts"

export const personPassword = "Leitschaufel-Ring-1988!"

export interface TestPerson {
  id: number
  login: string
  token: string
  /** Makes a call as this person, with a JSON body when one is given. */
  call(method: string, path: string, body?: unknown): Promise<Response>
}

/** Returns the ticket that a link carries behind its #. */
export const ticketOfLink = ({ url }: { url: string }): string => url.slice(url.indexOf("#") + 1)

/** Invites somebody, who accepts and signs in, through the API. */
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
  const accepted = json("POST", { ticket: ticketOfLink(made), password: personPassword })
  await site.request("/api/auth/accept", accepted)
  const signedIn = await site.request("/api/auth/login", json("POST", { login, password: personPassword }))
  const { token } = (await signedIn.json()) as { token: string }
  return { id: made.person.id, login, token, call: callWith(site, token) }
}

/** Returns a function that makes calls with a token: a session's or an access key. */
export const callWith =
  (site: TestSite, token: string): TestPerson["call"] =>
  (method, path, body) => {
    const init = json(method, body)
    return site.request(path, { ...init, headers: { ...init.headers, Authorization: `Bearer ${token}` } })
  }
