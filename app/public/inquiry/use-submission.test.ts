import { expect, test } from "vitest"
import { createAttemptKey } from "./use-submission.ts"

test("the same form keeps its key until a response, a changed one gets another", () => {
  let made = 0
  const keys = createAttemptKey(() => `key-${++made}`)
  expect(keys.for("a")).toBe("key-1")
  expect(keys.for("a")).toBe("key-1")
  expect(keys.for("b")).toBe("key-2")
  keys.drop()
  expect(keys.for("b")).toBe("key-3")
})

test("keys are long and unique", () => {
  const keys = new Set(Array.from({ length: 50 }, () => createAttemptKey().for("a")))
  expect(keys.size).toBe(50)
  for (const key of keys) expect(key).toMatch(/^\d+(?:-\d+){3}$/u)
})
