import { expect, test } from "vitest"
import { inquiryInputSchema } from "#contract/inquiry.ts"
import fc from "fast-check"
import { checkFields, commentOf, fields, phoneOf } from "./check-fields.ts"
import { sortProblems } from "./sort-problems.ts"

const filled = {
  name: "Ingrid Halvorsen",
  company: "Nordfjell Kraft",
  email: "ingrid@nordfjell.example",
  text: "",
  urgent: false,
  phone: "",
  numbers: "",
}

test("names every empty field and the unconfirmed box, in the order of the form", () => {
  const problems = checkFields({ ...filled, name: " ", company: "", email: "", urgent: true }, false)
  expect(problems.map(({ path, code }) => `${path} ${code}`)).toEqual([
    "phone required",
    "name required",
    "company required",
    "email required",
    "captcha_token required",
  ])
  expect(checkFields(filled, true)).toEqual([])
})

test("rejects exactly what the server rejects", () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom(filled.name, "\u200B\u2060", "\u3164"),
    fc.constant("x".repeat(301)),
    fc.constant("x".repeat(10_001)),
  )
  const email = fc.oneof(fc.emailAddress(), fc.string(), fc.constantFrom("a@b", "a@b.de", "a b@c.de", " a@b.de "))
  const phone = fc.oneof(
    fc.string(),
    fc.constantFrom("+49 551 123456", "(0551) 12-34/56", "12345", "1".repeat(41), " "),
  )
  const typed = fc.record({ name: text, company: text, email, text, urgent: fc.boolean(), phone })
  fc.assert(
    fc.property(typed, (values) => {
      const result = inquiryInputSchema.safeParse({ ...values, phone: phoneOf(values) })
      const refused = new Set(result.error?.issues.map((issue) => String(issue.path[0])))
      expect(new Set(checkFields({ ...values, numbers: "" }, true).map(({ path }) => path))).toEqual(refused)
    }),
  )
})

test("assigns the server's errors to the fields", () => {
  const errors = [
    { path: "captcha_token", code: "captcha_invalid" },
    { path: "items.3.quantity", code: "invalid_quantity" },
    { path: "items.4.quantity", code: "invalid_quantity" },
    { path: "email1", code: "invalid_email" },
  ]
  expect(sortProblems(fields, errors)).toEqual([
    { path: "items", code: "invalid_quantity" },
    { path: "email", code: "invalid_email" },
    { path: "captcha_token", code: "captcha_invalid" },
  ])
})

test("appends pasted numbers that were not looked up to the comment", () => {
  expect(commentOf({ text: " Dringend ", numbers: "L1\tx\nL2 " })).toBe("Dringend\n\nL1\tx\nL2")
  expect(commentOf({ text: "", numbers: "L1" })).toBe("L1")
  expect(commentOf({ text: "Dringend", numbers: " " })).toBe("Dringend")
  const check = (text: number, numbers: number) =>
    checkFields({ ...filled, name: "", text: "x".repeat(text), numbers: "1".repeat(numbers) }, true)
  const noName = { path: "name", code: "required" }
  expect(check(9_000, 1_000)).toEqual([{ path: "numbers", code: "too_long" }, noName])
  expect(check(0, 20_000)).toEqual([{ path: "numbers", code: "too_long" }, noName])
  expect(check(10_001, 10)).toEqual([noName, { path: "text", code: "too_long" }])
})
