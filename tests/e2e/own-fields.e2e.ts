import type { PartPage } from "#contract/part.ts"
import type { Service } from "#contract/service.ts"
import { choose, photo } from "./dashboard-acts.ts"
import { expect, test } from "./signed-in.ts"

const languages = ["German", "English", "Russian"] as const

test("each language of a new part and of a new service goes to its own field", async ({ dashboard, api }) => {
  await dashboard.goto("/dashboard/spare/3")
  await dashboard.getByRole("button", { name: "Add part" }).click()
  const part = dashboard.getByRole("dialog")
  await part.getByRole("textbox", { name: "Part number" }).fill("FELD-0001")
  for (const language of languages)
    await part.getByRole("textbox", { name: `Description ${language}` }).fill(`Description in ${language}`)
  await part.getByRole("button", { name: "Save", exact: true }).click()
  await expect(part).toBeHidden()
  const { items } = await api.get<PartPage>("/spare/3/search?query=FELD-0001")
  expect(items).toMatchObject([
    {
      description_de: "Description in German",
      description_en: "Description in English",
      description_ru: "Description in Russian",
    },
  ])

  await dashboard.goto("/dashboard/services")
  await dashboard.getByRole("button", { name: "Add service" }).click()
  const service = dashboard.getByRole("dialog", { name: "Add service" })
  for (const language of languages)
    await service
      .getByRole("region", { name: language })
      .getByRole("textbox", { name: "Title" })
      .fill(`Own field in ${language}`)
  await choose(dashboard, service, /^Add images/u, await photo("feld.jpg"))
  await service.getByRole("button", { name: "Add service" }).click()
  await expect(service).toBeHidden()
  const added = (await api.get<Service[]>("/service")).find(({ title_de }) => title_de === "Own field in German")
  expect(added).toMatchObject({ title_en: "Own field in English", title_ru: "Own field in Russian" })
})
