import { expect, it } from "vitest"
import { isPrivatePath, privatePath, tokenPattern, withoutSecret } from "./private-page-constants.ts"

const secret = "aB3_".repeat(11).slice(0, 43)

it("removes the secret from a path in each language, also from longer or shorter ones", () => {
  expect(privatePath("en", secret)).toBe(`/en/r/${secret}`)
  expect(tokenPattern.test(secret)).toBe(true)
  for (const path of [`/r/${secret}`, `/r/${secret}.xlsx`, `/r/${secret}/`, `/r/${secret.slice(1)}`])
    expect(withoutSecret(path)).toBe("/r/…")
  expect(withoutSecret(`/ru/r/${secret}`)).toBe("/ru/r/…")
  const encoded = `%${secret.charCodeAt(0).toString(16)}${secret.slice(1)}`
  for (const path of [`//r/${secret}`, `/R/${secret}`, `/%72/${secret}`, `/%2572/${encoded}`, `/r%2f${encoded}`])
    expect(withoutSecret(path), path).toBe("/r/…")
  for (const path of [`/r/${encoded}`, `/\\r/${secret}`, `/r\\${secret}`, `/EN//r//${secret}`, `/de/en/r/${secret}`])
    expect(withoutSecret(path), path).toMatch(/^(?:\/de)?\/r\/…$/u)
  for (const path of ["/", "/r", "/r/", "/en/service/1", "/request/r/x"]) {
    expect(isPrivatePath(path)).toBe(false)
    expect(withoutSecret(path)).toBe(path)
  }
})
