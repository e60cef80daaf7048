import type { Page } from "@playwright/test"
import { solve } from "#tests/harness/human-check.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { json } from "#tests/harness/test-site.ts"
import type { Challenge } from "#contract/human-check.ts"
import { expect, test as base } from "./fixtures.ts"
import { admin } from "./site-process.ts"

/** The API with an owner's session, to prepare and verify tests. */
export interface DashboardApi {
  token: string
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>
  get: <Body>(path: string) => Promise<Body>
}

interface DashboardFixtures {
  api: DashboardApi
  /** Page of a browser that is signed in. */
  dashboard: Page
}

/** Changes of these tests are visible only to others in the same file. */
export const test = base.extend<DashboardFixtures>({
  isEdited: [true, { scope: "worker" }],
  api: async ({ siteUrl }, use) => {
    await use(await ownerSession(siteUrl))
  },
  dashboard: async ({ openPage, api, siteUrl }, use) => {
    await use(await openPage({ storageState: signedIn(siteUrl, api.token) }))
  },
})

export { expect }

/** Returns the storage of a signed-in browser. */
export const signedIn = (origin: string, token: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: "access_token", value: token }] }],
})

const sessions = new Map<string, DashboardApi>()

/** Returns the owner's session at a site, which its tests share: a sign-in takes a second of processor time. */
export async function ownerSession(siteUrl: string): Promise<DashboardApi> {
  const known = sessions.get(siteUrl)
  // A test may have ended it.
  if (known && (await known.call("POST", "/auth/me")).ok) return known
  const session = await signInByApi(siteUrl)
  sessions.set(siteUrl, session)
  return session
}

/** Returns the content of a successful response; rejects with what any other one says. */
async function contentOf<Body>(response: Response): Promise<Body> {
  const text = await response.text()
  if (!response.ok || text === "") throw new Error(`${response.url} responded ${response.status}: ${text}`)
  return JSON.parse(text) as Body
}

/** Passes the human check, because another test may have failed to sign in from the same address. */
export async function signInByApi(siteUrl: string, who: typeof admin = admin): Promise<DashboardApi> {
  const post = async <Body>(path: string, body: unknown) =>
    contentOf<Body>(await fetch(`${siteUrl}/api${path}`, json("POST", body)))
  const challenge = await contentOf<Challenge>(await fetch(`${siteUrl}/api/captcha/challenge`))
  const human = await post<{ token: string }>("/captcha/verify", { id: challenge.id, nonce: solve(challenge) })
  const { token } = await post<{ token: string }>("/auth/login", { ...who, captcha_token: human.token })
  const call: DashboardApi["call"] = (method, path, body, headers) => {
    const init = body instanceof FormData ? { method, body } : json(method, body)
    const own = "headers" in init ? init.headers : {}
    return fetch(`${siteUrl}/api${path}`, {
      ...init,
      headers: { ...own, Authorization: `Bearer ${token}`, ...headers },
    })
  }
  return { token, call, get: async (path) => contentOf<never>(await call("GET", path)) }
}

/** Creates a service for one test, so that tests do not interfere. */
export async function addService(api: DashboardApi, title: string): Promise<number> {
  const fields = {
    title_de: title,
    title_en: `${title} (en)`,
    title_ru: `${title} (ru)`,
    text_de: "<p>Alter Text.</p>",
  }
  const response = await api.call("POST", "/service", imageForm("images[]", await picture(), fields))
  expect(response.status).toBe(201)
  return ((await response.json()) as { id: number }).id
}
