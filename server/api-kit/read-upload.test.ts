import { expect, it } from "vitest"
import { onEachEngine } from "#tests/harness/engines.ts"
import { humanCheckToken } from "#tests/harness/human-check.ts"
import { json, openTestSite, password } from "#tests/harness/test-site.ts"

onEachEngine("uploads", (open) => {
  it("accepts sixty a minute per session", async () => {
    const site = await openTestSite(open())
    const upload = async () => (await site.asOwner("POST", "/api/spare", new FormData())).status
    const statuses: number[] = []
    for (let count = 1; count <= 61; count++) statuses.push(await upload())
    expect(statuses).toEqual([...Array<number>(60).fill(422), 429])
    const init = json("POST", { login: "admin", password, captcha_token: await humanCheckToken(site) })
    const { token } = (await (await site.request("/api/auth/login", init)).json()) as { token: string }
    const headers = { Authorization: `Bearer ${token}` }
    const other = await site.request("/api/spare", { method: "POST", body: new FormData(), headers })
    expect(other.status).toBe(422)
    expect((await site.asOwner("PATCH", "/api/settings", {})).status).toBe(200)
  })
})
