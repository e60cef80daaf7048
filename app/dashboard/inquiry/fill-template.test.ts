import { expect, it } from "vitest"
import type { Inquiry } from "#contract/inquiry.ts"
import { fillTemplate, markText, openPlaceholders, templateValues } from "./fill-template.ts"

const inquiry = {
  name: "Olga Kim",
  company: "",
  reference: "LT-7K3F9Q",
  due_at: "2026-11-23T13:30:00.000Z",
  items: [
    { quantity: 2, partnumber: "L31802P01", title: "Rollenlager", asked_number: "", note: "" },
    { quantity: 1, partnumber: null, title: "LM2500", asked_number: "", note: "" },
  ],
} as Inquiry
const me = { name: "Marlene Kahle", company: "Leinetal Turbinen", signature: "" }

it("fills in what is known of an inquiry and leaves the rest open", () => {
  const text = "Guten Tag {name} ({company}), {reference} bis {promise}:\n{parts}\n{signature} {what}"
  const filled = fillTemplate(text, templateValues(inquiry, me, "de"))
  expect(filled).toBe(
    "Guten Tag Olga Kim ({company}), LT-7K3F9Q bis Montag, 23. November um 14:30:\n2 × L31802P01 – Rollenlager\n1 × LM2500\nMarlene Kahle\nLeinetal Turbinen {what}",
  )
  expect(openPlaceholders(filled)).toEqual(["{company}", "{what}"])
})

it("lists present numbers, with the superseded number that was requested, and remarks", () => {
  const line = (fields: object) => ({ quantity: 2, title: "Rollenlager", asked_number: "", note: "", ...fields })
  const items = [
    line({ partnumber: "L1", note: "mit Zeugnis 3.1" }),
    line({ partnumber: "L2", asked_number: "L0" }),
    line({ partnumber: "QX-1", title: "" }),
  ]
  const successor = { description_de: "Lager, neu", description_en: "Bearing, new", description_ru: "" }
  const states = new Map([["L1", { current: "L9", successor }]]) as never
  const parts = (language: "de" | "en" | "ru") =>
    fillTemplate("{parts}", templateValues({ ...inquiry, items } as Inquiry, me, language, states))
  expect(parts("de")).toBe(
    "2 × L9 – Lager, neu (angefragt als L1; mit Zeugnis 3.1)\n2 × L2 – Rollenlager (angefragt als L0)\n2 × QX-1",
  )
  expect(parts("en")).toContain("2 × L9 – Bearing, new (requested as L1; mit Zeugnis 3.1)")
})

it("names the promise in a form that fits behind a preposition", () => {
  const promise = (language: "de" | "en" | "ru") => fillTemplate("{promise}", templateValues(inquiry, me, language))
  expect(promise("en")).toBe("Monday 23 November at 14:30")
  expect(promise("ru")).toBe("23 ноября, 14:30")
})

it("leaves open what nobody knows, in any letters", () => {
  const text = "{promise2} {Имя} {Name} {constructor} {} { name } {a-b}"
  expect(fillTemplate(text, templateValues(inquiry, me, "de"))).toBe(text)
  expect(openPlaceholders(text)).toEqual(["{promise2}", "{Имя}", "{Name}", "{constructor}"])
})

it("ends with one's own signature where there is one", () => {
  const values = templateValues(inquiry, { ...me, signature: "M. Kahle\n+49 551" }, "de")
  expect(fillTemplate("{signature}", values)).toBe("M. Kahle\n+49 551")
})

it("marks values of the inquiry and open placeholders, without losing a character", () => {
  const values = { name: "A. (B+C)", me: "Ann", reference: "LT-7K3F9Q" }
  const text = "Hallo A. (B+C), zu LT-7K3F9Q: {link}\nAnn {x"
  const marked = markText(text, values)
  expect(marked.map((part) => part.text).join("")).toBe(text)
  expect(marked.filter(({ mark }) => mark !== "none")).toEqual([
    { text: "A. (B+C)", mark: "value" },
    { text: "LT-7K3F9Q", mark: "value" },
    { text: "{link}", mark: "open" },
  ])
  expect(markText("", values)).toEqual([])
})
