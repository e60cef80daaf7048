import fc from "fast-check"
import { expect, test } from "vitest"
import { applicationInputSchema } from "#contract/application.ts"
import { checkApplication } from "./check-application.ts"

test("rejects exactly what the server rejects", () => {
  const text = fc.oneof(fc.string(), fc.constant("Jörg"), fc.constant("x".repeat(301)))
  const email = fc.oneof(fc.emailAddress(), fc.string(), fc.constantFrom("a@b", "a@b.de", " a@b.de "))
  fc.assert(
    fc.property(fc.record({ first_name: text, last_name: text, email }), (values) => {
      const { error } = applicationInputSchema.safeParse(values)
      const refused = new Set(error?.issues.map((issue) => String(issue.path[0])))
      expect(new Set(checkApplication(values, true).map(({ path }) => path as string))).toEqual(refused)
    }),
  )
})

test("reports the unconfirmed box separately", () => {
  const values = { first_name: "Jörg", last_name: "Müller", email: "j@example.org" }
  expect(checkApplication(values, false)).toEqual([{ path: "captcha_token", code: "required" }])
})
