import { expect, test } from "vitest"
import { internationalPhone } from "./phone-constants.ts"
import { settingsPatchSchema } from "./settings.ts"

test.each([
  ["+49 (0) 551 / 0900-140", "+49 551 / 0900-140"],
  ["+49(0)551 0900140", "+49 551 0900140"],
  ["0049 551 0900140", "+49 551 0900140"],
  ["Tel.: +49 551 0900–140", "+49 551 0900-140"],
  ["\u202a+49 551 0900140\u202c", "+49 551 0900140"],
  ["+7 (495) 123-45-67", "+7 (495) 123-45-67"],
  ["+39 06 1234567", "+39 06 1234567"],
])("the company's number %s is kept as it is dialled from abroad", (written, number) => {
  expect(settingsPatchSchema.parse({ phone: written })).toEqual({ phone: number })
})

test.each(["0551 0900140", "+49 551 0900-0, Durchwahl 140", "(0)551 0900140", "Tel."])("%s is refused", (written) => {
  const { error } = settingsPatchSchema.safeParse({ phone: written })
  expect(error?.issues.map(({ message }) => message)).toEqual(["phone_not_international"])
})

test("a number with an extension stays as it is written", () => {
  expect(internationalPhone("+49 (0) 551 0900-0 DW 140")).toBe("+49 (0) 551 0900-0 DW 140")
})
