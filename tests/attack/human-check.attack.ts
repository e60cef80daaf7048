import { expect, it } from "vitest"
import type { HumanCheckPicture, Challenge } from "#contract/human-check.ts"
import { solve } from "#tests/harness/human-check.ts"
import { asOwner, call, withJson } from "./target.ts"

const challenge = async () => (await (await call("/api/captcha/challenge")).json()) as Challenge
const verify = (body: object) => call("/api/captcha/verify", withJson("POST", body))
const tokenOf = async (response: Response) => ((await response.json()) as { token: string }).token
const inquire = (captcha_token: string | undefined, email: string) =>
  call("/api/request", withJson("POST", { name: "Roboter", company: "Angriff", email, captcha_token }))

it("issues one token per solved task, however often and fast it is sent", async () => {
  const task = await challenge()
  const nonce = solve(task)
  const responses = await Promise.all(Array.from({ length: 20 }, () => verify({ id: task.id, nonce })))
  expect(responses.filter((response) => response.status === 200)).toHaveLength(1)
  expect(responses.filter((response) => response.status === 422)).toHaveLength(19)
  expect((await verify({ id: task.id, nonce })).status).toBe(422)
})

it("accepts one token once, also for twenty concurrent forms", async () => {
  const task = await challenge()
  const token = await tokenOf(await verify({ id: task.id, nonce: solve(task) }))
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_one, index) => inquire(token, `parallel${index}@angriff.example`)),
  )
  expect(responses.filter((response) => response.status === 201)).toHaveLength(1)
  expect(responses.filter((response) => response.status === 422)).toHaveLength(19)
  expect((await inquire(token, "later@angriff.example")).status).toBe(422)
})

it("prevents guessing: one answer per picture, none for an invented one", async () => {
  const { id } = (await (await call("/api/captcha")).json()) as HumanCheckPicture
  const codes = Array.from({ length: 50 }, (_one, index) => `AAAA${String(index).padStart(2, "0")}`)
  const responses = await Promise.all(codes.map((code) => verify({ id, code })))
  expect(responses.every((response) => response.status === 422)).toBe(true)
  const reasons = await Promise.all(
    responses.map(async (response) => ((await response.json()) as { errors: { code: string }[] }).errors[0]?.code),
  )
  expect(reasons.filter((code) => code === "captcha_wrong").length).toBeLessThanOrEqual(1)
  for (const body of [
    { id: "x".repeat(22), code: "aB3xYz" },
    { id, code: "" },
    { id, code: ["a"] },
    { id: { $ne: 1 }, code: "aB3xYz" },
    { id, nonce: "0" },
    { id: "' OR 1=1 --", code: "aB3xYz" },
  ])
    expect((await verify(body)).status).toBe(422)
})

it("rejects an easy or a borrowed proof", async () => {
  const [one, two] = [await challenge(), await challenge()]
  expect((await verify({ id: two.id, nonce: solve(one, two) })).status).toBe(422)
  const picture = (await (await call("/api/captcha")).json()) as HumanCheckPicture
  expect((await verify({ id: picture.id, nonce: solve({ id: picture.id, bits: one.bits }) })).status).toBe(422)
  for (const invented of ["A".repeat(43), "", "null", "0"])
    expect([invented, [201, 422].includes((await inquire(invented, "invented@angriff.example")).status)]).toEqual([
      invented,
      true,
    ])
  const { items } = (await (await asOwner("/api/request?page=1&query=invented@angriff.example")).json()) as {
    items: { verified: boolean }[]
  }
  expect(items.some((inquiry) => inquiry.verified)).toBe(false)
})

it("never reveals the code", async () => {
  const response = await call("/api/captcha")
  const body = (await response.json()) as Record<string, unknown>
  expect(Object.keys(body).toSorted()).toEqual(["id", "image"])
  const image = Buffer.from(String(body["image"]).replace("data:image/png;base64,", ""), "base64")
  expect(image.subarray(0, 8).toString("hex")).toBe("89504e470d0a1a0a")
  expect(image.includes("tEXt")).toBe(false)
  expect(response.headers.get("Cache-Control")).toContain("no-store")
})
