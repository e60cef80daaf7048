import { expect, it } from "vitest"
import { createProof } from "./create-proof.ts"

const counting = () => {
  let works = 0
  let time = 0
  const proof = createProof(
    async () => {
      works++
      if (works === 3) throw new Error("server away")
      return `token ${works}`
    },
    () => time,
  )
  return { proof, pass: (ms: number) => (time += ms) }
}

it("works once for concurrent callers, and again after the token was used", async () => {
  const { proof } = counting()
  expect(await Promise.all([proof.token(), proof.token()])).toEqual(["token 1", "token 1"])
  expect(await proof.token()).toBe("token 1")
  proof.drop()
  expect(await proof.token()).toBe("token 2")
})

it("starts again before the server would reject the token as too old", async () => {
  const { proof, pass } = counting()
  await proof.token()
  pass(9 * 60_000 - 1)
  expect(await proof.token()).toBe("token 1")
  pass(1)
  expect(await proof.token()).toBe("token 2")
})

it("tries again after a failure", async () => {
  const { proof } = counting()
  await proof.token()
  proof.drop()
  await proof.token()
  proof.drop()
  await expect(proof.token()).rejects.toThrow("server away")
  expect(await proof.token()).toBe("token 4")
})
