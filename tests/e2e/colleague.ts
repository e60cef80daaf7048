import type { Page } from "@playwright/test"
import type { Role } from "#contract/ability.ts"
import type { Language } from "#contract/language.ts"
import type { Invited } from "#contract/people.ts"
import { personPassword, ticketOfLink } from "#tests/harness/people.ts"
import { json } from "#tests/harness/test-site.ts"
import { type DashboardApi, expect, signInByApi, signedIn, test as base } from "./signed-in.ts"

export interface Colleague {
  id: number
  name: string
  api: DashboardApi
  /** Page of a separate browser, signed in. */
  page: Page
}

/** Accepts an invitation by its link, through the API. */
export async function acceptLink(siteUrl: string, link: { url: string }): Promise<void> {
  const body = { ticket: ticketOfLink(link), password: personPassword }
  expect((await fetch(`${siteUrl}/api/auth/accept`, json("POST", body))).status).toBe(200)
}

interface ColleagueFixtures {
  /** Invites and signs in an account with other roles than the owner. */
  addColleague: (login: string, roles: Role[], languages?: Language[]) => Promise<Colleague>
}

export const test = base.extend<ColleagueFixtures>({
  addColleague: async ({ api, openPage, siteUrl }, use) => {
    await use(async (login, roles, languages = []) => {
      const name = `Name of ${login}`
      const response = await api.call("POST", "/people", { name, login, roles, languages })
      expect(response.status).toBe(201)
      const invited = (await response.json()) as Invited
      await acceptLink(siteUrl, invited)
      const own = await signInByApi(siteUrl, { login, password: personPassword })
      const page = await openPage({ storageState: signedIn(siteUrl, own.token) })
      return { id: invited.person.id, name, api: own, page }
    })
  },
})

export { expect }
