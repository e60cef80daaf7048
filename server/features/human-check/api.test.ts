import { createHash } from "node:crypto"
import { beforeAll, expect, it } from "vitest"
import type { HumanCheckPicture, Challenge } from "#contract/human-check.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { solve } from "#tests/harness/human-check.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"
import { chooseWorkBits, answerHash } from "./commands/create-picture-check.ts"

const leadingZeroBits = (id: string, nonce: string) =>
  Math.clz32(createHash("sha256").update(`${id}:${nonce}`).digest().readUInt32BE(0))

onEnginesInTurn("/api/captcha", (open) => {
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

  it("returns a picture without its code", async () => {
    const response = await site.request("/api/captcha")
    expect(response.headers.get("Cache-Control")).toBe("no-store")
    const { id, image } = (await response.json()) as HumanCheckPicture
    expect(Buffer.from(image.replace("data:image/png;base64,", ""), "base64").subarray(1, 4).toString()).toBe("PNG")
    const row = await site.app.db.selectFrom("captcha").selectAll().where("id", "=", id).executeTakeFirstOrThrow()
    expect(row.answer).toMatch(/^[0-9a-f]{64}$/u)
  })

  it("rejects NUL in the id of a check", async () => {
    for (const body of [
      { id: "\0", nonce: "1" },
      { id: "a\0", code: "aB3xYz" },
    ])
      expect(await (await verify(body)).json()).toMatchObject({
        status: 422,
        errors: [{ path: "id", code: "invalid" }],
      })
  })

  it("accepts the right code once, case-sensitive", async () => {
    const { id } = (await (await site.request("/api/captcha")).json()) as HumanCheckPicture
    await setCode(id, "aB3xYz")
    expect((await verify({ id, code: "aB3xYz" })).status).toBe(200)
    expect((await verify({ id, code: "aB3xYz" })).status).toBe(422)
    const { id: second } = (await (await site.request("/api/captcha")).json()) as HumanCheckPicture
    await setCode(second, "aB3xYz")
    const wrong = await verify({ id: second, code: "AB3XYZ" })
    expect(await wrong.json()).toMatchObject({ status: 422, errors: [{ path: "code", code: "captcha_wrong" }] })
    expect((await verify({ id: second, code: "aB3xYz" })).status).toBe(422)
  })

  it("accepts a proof of work once, and not one for a picture", async () => {
    const one = await challenge()
    expect((await verify({ id: one.id, nonce: solve(one) })).status).toBe(200)
    expect((await verify({ id: one.id, nonce: solve(one) })).status).toBe(422)
    const { id } = (await (await site.request("/api/captcha")).json()) as HumanCheckPicture
    expect((await verify({ id, nonce: solve({ id, bits: one.bits }) })).status).toBe(422)
    const lazy = await challenge()
    expect((await verify({ id: lazy.id, nonce: "0" })).status).toBe(422)
  })

  it("sets an easy task where limits are off, and a hard one elsewhere", async () => {
    const unlimited = await openTestSite(open(), "./data", { env: { RATE_LIMITS: "off" } })
    const { bits } = (await (await unlimited.request("/api/captcha/challenge")).json()) as Challenge
    expect(bits).toBe(8)
    expect((await challenge()).bits).toBeGreaterThanOrEqual(16)
  })

  it("rejects checks older than ten minutes and missing answers", async () => {
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

  it("makes the work harder for a busy network only, up to what a phone can do", async () => {
    const bitsFor = async (address: string) => {
      const response = await site.request("/api/captcha/challenge", {}, address)
      return ((await response.json()) as Challenge).bits
    }
    const busy = "2001:db8:7:8::/64"
    const bits: number[] = []
    for (let asked = 0; asked < 36; asked++) bits.push(await bitsFor(busy))
    expect([bits[0], bits[9], bits[10], bits[35]]).toEqual([16, 16, 17, 17])
    expect(await bitsFor("2001:db8:9:8::/64")).toBe(16)
    for (let asked = 0; asked < 6; asked++) await site.app.limits.consume("humanChecks", busy)
    const hard = (await (await site.request("/api/captcha/challenge", {}, busy)).json()) as Challenge
    expect(hard.bits).toBe(18)
    expect((await verify({ id: hard.id, nonce: solve({ id: hard.id, bits: 16 }) })).status).toBe(
      leadingZeroBits(hard.id, solve({ id: hard.id, bits: 16 })) >= 18 ? 200 : 422,
    )
    expect(chooseWorkBits(1_000_000)).toBe(18)
    expect(await bitsFor("2001:db8:7:9::/64")).toBe(17)
    site.time.now = new Date(site.time.now.getTime() + 3_600_000)
    expect(await bitsFor("2001:db8:7:a::/64")).toBe(16)
  })

  it("limits the checks per address", async () => {
    const responses = await Promise.all(
      Array.from({ length: 45 }, () => site.request("/api/captcha/challenge", {}, "198.51.100.7")),
    )
    const refused = responses.filter((response) => response.status === 429)
    expect(refused.length).toBe(5)
    expect(Number(refused[0]?.headers.get("Retry-After"))).toBeGreaterThan(0)
  })
})
