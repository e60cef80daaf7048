import { expect, it } from "vitest"
import type { Captcha, Challenge } from "#contract/captcha.ts"
import { solve } from "#tests/harness/human-check.ts"
import { asAdmin, call, withJson } from "./target.ts"

const challenge = async () => (await (await call("/api/captcha/challenge")).json()) as Challenge
const verify = (body: object) => call("/api/captcha/verify", withJson("POST", body))
const tokenOf = async (answer: Response) => ((await answer.json()) as { token: string }).token
const inquire = (captcha_token: string | undefined, email: string) =>
  call("/api/request", withJson("POST", { name: "Roboter", company: "Angriff", email, captcha_token }))

it("gives one token for one solved task, however often and at whatever speed it is sent", async () => {
  const task = await challenge()
  const nonce = solve(task)
  const answers = await Promise.all(Array.from({ length: 20 }, () => verify({ id: task.id, nonce })))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  expect(answers.filter((answer) => answer.status === 422)).toHaveLength(19)
  expect((await verify({ id: task.id, nonce })).status).toBe(422)
})

it("spends one token once, also for twenty forms at the same moment", async () => {
  const task = await challenge()
  const token = await tokenOf(await verify({ id: task.id, nonce: solve(task) }))
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_one, index) => inquire(token, `parallel${index}@angriff.example`)),
  )
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
  expect(answers.filter((answer) => answer.status === 422)).toHaveLength(19)
  expect((await inquire(token, "later@angriff.example")).status).toBe(422)
})

it("lets nobody guess: one answer for one picture, none for an invented one", async () => {
  const { id } = (await (await call("/api/captcha")).json()) as Captcha
  const codes = Array.from({ length: 50 }, (_one, index) => `AAAA${String(index).padStart(2, "0")}`)
  const answers = await Promise.all(codes.map((code) => verify({ id, code })))
  expect(answers.every((answer) => answer.status === 422)).toBe(true)
  const reasons = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { errors: { code: string }[] }).errors[0]?.code),
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

it("takes an easy or a borrowed proof for none", async () => {
  const [one, two] = [await challenge(), await challenge()]
  expect((await verify({ id: two.id, nonce: solve(one) })).status).toBe(422)
  const picture = (await (await call("/api/captcha")).json()) as Captcha
  expect((await verify({ id: picture.id, nonce: solve({ id: picture.id, bits: one.bits }) })).status).toBe(422)
  for (const invented of ["A".repeat(43), "", "null", "0"])
    expect([invented, [201, 422].includes((await inquire(invented, "invented@angriff.example")).status)]).toEqual([
      invented,
      true,
    ])
  const { items } = (await (await asAdmin("/api/request?page=1&query=invented@angriff.example")).json()) as {
    items: { verified: boolean }[]
  }
  expect(items.some((inquiry) => inquiry.verified)).toBe(false)
})

it("tells the code nowhere", async () => {
  const answer = await call("/api/captcha")
  const body = (await answer.json()) as Record<string, unknown>
  expect(Object.keys(body).toSorted()).toEqual(["id", "image"])
  const image = Buffer.from(String(body["image"]).replace("data:image/png;base64,", ""), "base64")
  expect(image.subarray(0, 8).toString("hex")).toBe("89504e470d0a1a0a")
  expect(image.includes("tEXt")).toBe(false)
  expect(answer.headers.get("Cache-Control")).toContain("no-store")
})
