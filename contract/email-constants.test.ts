import { expect, it } from "vitest"
import { emailPattern, listEmails, readEmail } from "./email-constants.ts"
import { emailSchema } from "./text.ts"

it.each([
  "max@kunde.example",
  " <max@kunde.example> ",
  "mailto:max@kunde.example",
  "E-Mail: max@kunde.example",
  "max@kunde.example;",
  "max@kunde.example.",
  "max＠kunde.example",
  "\u200bmax@kunde.example\ufeff",
  "Max Muster <max@kunde.example>",
  '"Muster, Max (Einkauf)" <max@kunde.example>;',
  "Muster, Max <mailto:max@kunde.example>",
])("reads one address from %j", (text) => {
  expect(readEmail(text)).toBe("max@kunde.example")
  expect(emailSchema.parse(text)).toBe("max@kunde.example")
})

it.each(["max @kunde.example", "max@kunde.example, eva@kunde.example", "max(at)kunde.example", "Max <max>", "<>"])(
  "asks for what %j means",
  (text) => {
    expect(emailSchema.safeParse(text).success).toBe(false)
    expect(emailPattern.test(readEmail(text))).toBe(false)
  },
)

it.each([
  ["max@kunde.example; eva@kunde.example", ["max@kunde.example", "eva@kunde.example"]],
  ["eva@kunde.example, Muster, Max <max@kunde.example>", ["eva@kunde.example", "max@kunde.example"]],
  ["Max <max@kunde.example>; Иванова Ева <eva@пример.рф>", ["max@kunde.example", "eva@пример.рф"]],
  ["max@kunde.example eva.kunde.example", ["max@kunde.example", "eva.kunde.example"]],
  [" ", []],
])("lists the addresses of %j", (text, emails) => {
  expect(listEmails(text)).toEqual(emails)
})

it("reads a long text once", () => {
  for (const text of ["<".repeat(100_000), "a ".repeat(100_000), '"'.repeat(100_000), "mailto: ".repeat(50_000)])
    expect(listEmails(text).length).toBeGreaterThanOrEqual(0)
})
