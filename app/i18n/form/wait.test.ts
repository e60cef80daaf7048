import { expect, test } from "vitest"
import { form as de } from "./de.ts"
import { form as en } from "./en.ts"
import { form as ru } from "./ru.ts"

test.each([
  [1, "in 1 Minute", "in 1 minute", "через 1 минуту"],
  [119, "in 119 Minuten", "in 119 minutes", "через 119 минут"],
  [120, "in 2 Stunden", "in 2 hours", "через 2 часа"],
  [1_240, "in 21 Stunden", "in 21 hours", "через 21 час"],
])("a wait of %i minutes is named in minutes, then in hours", (minutes, ...expected) => {
  const texts = [de, en, ru].map((form) => form.failed.busy(minutes))
  expect(texts).toEqual(expected.map((words) => expect.stringMatching(new RegExp(`${words}[ .]`, "u"))))
})
