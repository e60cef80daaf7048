import { expect, test } from "vitest"
import { callLink } from "./inquiry-links.ts"

test.each([
  ["+49 (0) 551 / 0900-140", "tel:+495510900140"],
  ["0551 0900140", "tel:05510900140"],
  ["+49 551 0900-0, Durchwahl 140", "tel:+4955109000;ext=140"],
  ["+1 215 555 0100 x 12", "tel:+12155550100;ext=12"],
  [" +7 (495) 123-45-67", "tel:+74951234567"],
  ["Tel.: ٠٥٥١/٠٩٠٠١٤٠", "tel:05510900140"],
  ["моб. +971 50 123 4567 (WhatsApp)", "tel:+971501234567"],
])("dials %s", (phone, link) => {
  expect(callLink(phone)).toBe(link)
})
