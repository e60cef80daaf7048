import { describe, expect, it } from "vitest"
import type { Inquiry } from "#contract/inquiry.ts"
import { replyLink } from "./inquiry-links.ts"

const item = (partnumber: string, quantity: number) => ({
  partnumber,
  product_id: null,
  title: "",
  quantity,
  note: "",
  asked_number: "",
  position: "",
})
const inquiry: Inquiry = {
  id: 1,
  reference: "LT-7K3F9Q",
  name: "Алексей Морозов",
  email: "a+b&c@es-volga.example",
  company: "ООО «Энергосервис Волга»",
  text: "Добрый день!",
  phone: "",
  urgent: false,
  news: null,
  lang: "ru",
  source: "availability",
  spare_id: 1,
  photos: [],
  items: [item("L31775G01", 30), item("L31802P01", 1)],
  verified: true,
  read: false,
  mail: "none",
  trouble: "",
  created_at: "2026-11-19T23:30:00.000Z",
  version: 1,
  state: "new",
  owner: null,
  remind_at: null,
  outcome: null,
  outcome_note: "",
  closed_at: null,
  unanswered_since: "2026-11-19T23:30:00.000Z",
  due_at: null,
  time_left: null,
  first_answer_at: null,
  first_answer_minutes: null,
}

const partsOf = (link: string) => {
  const [address = "", query = ""] = link.slice("mailto:".length).split("?")
  return { address: decodeURIComponent(address), fields: new URLSearchParams(query.replaceAll("+", "%2B")) }
}

describe("the reply link", () => {
  it("is addressed to the sender, in the sender's language, with the reference as subject", () => {
    const { address, fields } = partsOf(replyLink(inquiry))
    expect(address).toBe(inquiry.email)
    expect(fields.get("subject")).toBe("Ваш запрос LT-7K3F9Q")
    expect(fields.get("body")).toContain("Здравствуйте, Алексей Морозов!")
    expect(fields.get("body")).toContain("L31775G01  × 30")
  })

  it("counts the day in Berlin time", () => {
    expect(partsOf(replyLink(inquiry)).fields.get("body")).toContain("20 ноября 2026")
  })

  it("omits the list when it would be too long", () => {
    const many = { ...inquiry, items: Array.from({ length: 200 }, (_, at) => item(`L${at}`, 1)) }
    expect(replyLink(many).length).toBeLessThan(1_900)
    expect(partsOf(replyLink(many)).fields.get("body")).not.toContain("L199")
  })
})
