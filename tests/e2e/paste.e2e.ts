import type { Service } from "#contract/service.ts"
import { wordSample, wordSampleStored } from "#tests/harness/word-sample.ts"
import { pasteInto } from "./paste-into.ts"
import { addService, expect, test } from "./signed-in.ts"

test("text from Word becomes clean text of the toolbar's kinds", async ({ dashboard, api }) => {
  const id = await addService(api, "Aus Word")
  await dashboard.goto(`/dashboard/services/${id}`)
  const text = dashboard.getByRole("textbox", { name: "Text, German" })
  await text.click()
  await dashboard.keyboard.press("ControlOrMeta+a")
  await pasteInto(text, wordSample)
  await expect(text.getByRole("listitem")).toHaveCount(5)
  await expect(text.getByRole("heading", { level: 2 })).toHaveText(["Befund der Boroskopie", "Nächste Schritte"])
  await dashboard.getByRole("button", { name: "Publish", exact: true }).click()
  await expect(dashboard.getByText("Successfully updated")).toBeVisible()
  expect((await api.get<Service>(`/service/${id}`)).text_de).toBe(wordSampleStored)
})

test("the link dialog accepts only addresses that a link may have", async ({ dashboard, api }) => {
  const id = await addService(api, "Verweise")
  await dashboard.goto(`/dashboard/services/${id}`)
  const text = dashboard.getByRole("textbox", { name: "Text, German" })
  await text.click()
  await dashboard.keyboard.press("ControlOrMeta+a")
  const toolbar = dashboard.getByRole("toolbar").first()
  await toolbar.getByRole("button", { name: "Link" }).click()
  const dialog = dashboard.getByRole("dialog", { name: "Link" })
  const address = dialog.getByRole("combobox", { name: "Title or address" })
  await expect(address).toBeFocused()
  for (const wrong of ["javascript:alert(1)", "rotor", "data:text/html,x", "//evil.example", "ftp://a.example"]) {
    await address.fill(wrong)
    await address.press("Enter")
    await expect(address).toHaveAccessibleDescription(/This is not an address that a link can lead to\./u)
  }
  await address.fill("leinetal.example/bericht")
  await address.press("Enter")
  await expect(dialog).toBeHidden()
  await expect(text.getByRole("link")).toHaveAttribute("href", "https://leinetal.example/bericht")
  await dashboard.getByRole("button", { name: "Publish", exact: true }).click()
  await expect(dashboard.getByText("Successfully updated")).toBeVisible()
  const { text_de: stored } = await api.get<Service>(`/service/${id}`)
  expect(stored).toContain('<a href="https://leinetal.example/bericht" rel="noopener noreferrer">')
})
