import { expect, it } from "vitest"
import type { Inquiry } from "#contract/inquiry.ts"
import { fillTemplate, openPlaceholders } from "./fill-template.ts"

const inquiry = {
  name: "Olga Kim",
  company: "",
  reference: "LT-7K3F9Q",
  due_at: "2026-11-23T13:30:00.000Z",
  items: [
    { quantity: 2, partnumber: "L31802P01", title: "Rollenlager" },
    { quantity: 1, partnumber: null, title: "LM2500" },
  ],
} as Inquiry
const me = { name: "Marlene Kahle", company: "Leinetal Turbinen", signature: "" }

it("fills in what is known of an inquiry and leaves the rest open", () => {
  const text = "Guten Tag {name} ({company}), {reference} bis {promise}:\n{parts}\n{signature} {what}"
  const filled = fillTemplate(text, inquiry, me, "de")
  expect(filled).toBe(
    "Guten Tag Olga Kim ({company}), LT-7K3F9Q bis Montag, 23. November um 14:30:\n2 × L31802P01 – Rollenlager\n1 × LM2500\nMarlene Kahle\nLeinetal Turbinen {what}",
  )
  expect(openPlaceholders(filled)).toEqual(["{company}", "{what}"])
})

it("ends with one's own signature where there is one", () => {
  expect(fillTemplate("{signature}", inquiry, { ...me, signature: "M. Kahle\n+49 551" }, "de")).toBe(
    "M. Kahle\n+49 551",
  )
})

it("takes nothing that a customer wrote for a placeholder twice", () => {
  expect(fillTemplate("{name} {me}", { ...inquiry, name: "{signature}" }, me, "en")).toBe("{signature} Marlene Kahle")
})
