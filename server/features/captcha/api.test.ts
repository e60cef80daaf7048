import { beforeAll, expect, it } from "vitest"
import type { Captcha, Challenge } from "#contract/captcha.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { solve } from "#tests/harness/human-check.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"
import { answerHash } from "./commands/make-captcha.ts"

onEachEngine("/api/captcha", (open) => {
  let site: TestSite
  const verify = (body: unknown) => site.request("/api/captcha/verify", json("POST", body))
  const challenge = async () => (await (await site.request("/api/captcha/challenge")).json()) as Challenge
  const setCode = (id: string, code: string) =>
    site.app.db
      .updateTable("captcha")
      .set({ answer: answerHash(id, code) })
      .where("id", "=", id)
      .execute()

  beforeAll(async () => {
    site = await openTestSite(open())
  })

  it("draws a picture and keeps the code to itself", async () => {
    const answer = await site.request("/api/captcha")
    expect(answer.headers.get("Cache-Control")).toBe("no-store")
    const { id, image } = (await answer.json()) as Captcha
    expect(Buffer.from(image.replace("data:image/png;base64,", ""), "base64").subarray(1, 4).toString()).toBe("PNG")
    const row = await site.app.db.selectFrom("captcha").selectAll().where("id", "=", id).executeTakeFirstOrThrow()
    expect(row.answer).toMatch(/^[0-9a-f]{64}$/u)
  })

  it("accepts the right code once, case-sensitive", async () => {
    const { id } = (await (await site.request("/api/captcha")).json()) as Captcha
    await setCode(id, "aB3xYz")
    expect((await verify({ id, code: "aB3xYz" })).status).toBe(200)
    expect((await verify({ id, code: "aB3xYz" })).status).toBe(422)
    const { id: second } = (await (await site.request("/api/captcha")).json()) as Captcha
    await setCode(second, "aB3xYz")
    const wrong = await verify({ id: second, code: "AB3XYZ" })
    expect(await wrong.json()).toMatchObject({ status: 422, errors: [{ path: "code", code: "captcha_wrong" }] })
    expect((await verify({ id: second, code: "aB3xYz" })).status).toBe(422)
  })

  it("accepts a proof of work once, and not one for a picture", async () => {
    const one = await challenge()
    expect((await verify({ id: one.id, nonce: solve(one) })).status).toBe(200)
    expect((await verify({ id: one.id, nonce: solve(one) })).status).toBe(422)
    const { id } = (await (await site.request("/api/captcha")).json()) as Captcha
    expect((await verify({ id, nonce: solve({ id, bits: one.bits }) })).status).toBe(422)
    const lazy = await challenge()
    expect((await verify({ id: lazy.id, nonce: "0" })).status).toBe(422)
  })

  it("refuses what is older than ten minutes or no answer at all", async () => {
    const late = await challenge()
    site.time.now = new Date(site.time.now.getTime() + 601_000)
    expect((await verify({ id: late.id, nonce: solve(late) })).status).toBe(422)
    for (const body of [{}, { id: 1, code: [] }, { id: "x", code: { $gt: "" } }, null])
      expect((await verify(body)).status).toBe(422)
    expect(
      (
        await site.request("/api/captcha/verify", {
          method: "POST",
          body: "{",
          headers: { "Content-Type": "application/json" },
        })
      ).status,
    ).toBe(400)
  })

  it("slows down whoever asks for very many", async () => {
    const answers = await Promise.all(
      Array.from({ length: 45 }, () => site.request("/api/captcha/challenge", {}, "198.51.100.7")),
    )
    const refused = answers.filter((answer) => answer.status === 429)
    expect(refused.length).toBe(5)
    expect(Number(refused[0]?.headers.get("Retry-After"))).toBeGreaterThan(0)
  })
})
