import type { Page } from "@playwright/test"
import type { Partner } from "#contract/partner.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { choose, confirmDelete, message, photo, restoreFromTrash, undo } from "./dashboard-acts.ts"
import { type DashboardApi, expect, test } from "./signed-in.ts"

async function addPartner(api: DashboardApi, name: string): Promise<Partner> {
  const fields = { text_de: `<p>${name}</p>`, text_en: "", text_ru: "" }
  const response = await api.call("POST", "/partner", imageForm("image", await picture(), fields))
  expect(response.status).toBe(201)
  return (await response.json()) as Partner
}

const card = (page: Page, name: string) => page.getByRole("article").filter({ hasText: name })

test("a partner needs an image; with one it is added and on the site", async ({ dashboard, api, openPage }) => {
  await dashboard.goto("/dashboard/partners")
  await dashboard.getByRole("button", { name: "Add partner" }).click()
  const dialog = dashboard.getByRole("dialog", { name: "Add partner" })
  await dialog.getByRole("textbox", { name: "Text, German" }).click()
  await dashboard.keyboard.type("Stadtwerke Probestadt")
  await dialog.getByRole("button", { name: "Add partner" }).click()
  await expect(dialog.getByRole("alert").filter({ hasText: "Please select a file first!" })).toBeVisible()
  await choose(dashboard, dialog, /^Choose an image/u, await photo("werk.jpg"))
  await dialog.getByRole("button", { name: "Add partner" }).click()
  await expect(dialog).toBeHidden()
  await expect(message(dashboard, "Partner added")).toBeVisible()
  await expect(card(dashboard, "Stadtwerke Probestadt")).toBeVisible()
  const stored = (await api.get<Partner[]>("/partner/all")).at(-1)
  expect(stored).toMatchObject({ text_de: "<p>Stadtwerke Probestadt</p>", text_en: "", text_ru: "" })
  const visitor = await openPage()
  await visitor.goto("/partners")
  await expect(visitor.getByText("Stadtwerke Probestadt")).toBeVisible()
})

test("closing the edit dialog clears its image and texts", async ({ dashboard, api }) => {
  const first = await addPartner(api, "Leerungsprobe Eins")
  await addPartner(api, "Leerungsprobe Zwei")
  await dashboard.goto("/dashboard/partners")
  const dialog = dashboard.getByRole("dialog", { name: "Edit partner" })
  const text = dialog.getByRole("textbox", { name: "Text, English" })
  await dashboard.getByRole("button", { name: "Edit partner: Leerungsprobe Eins" }).click()
  await text.click()
  await dashboard.keyboard.type("typed and then given up")
  await choose(dashboard, dialog, /^Replace the image/u, await photo("anderes.jpg"))
  await expect(dialog.getByText("anderes.jpg")).toBeVisible()
  await dialog.getByRole("button", { name: "Close" }).click()
  await dashboard.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click()
  await expect(dialog).toBeHidden()

  await dashboard.getByRole("button", { name: "Edit partner: Leerungsprobe Zwei" }).click()
  await expect(dialog.getByRole("textbox", { name: "Text, German" })).toHaveText("Leerungsprobe Zwei")
  await expect(text).toHaveText("")
  await expect(dialog.getByText("anderes.jpg")).toHaveCount(0)
  await dialog.getByRole("button", { name: "Cancel" }).click()
  await dashboard.getByRole("button", { name: "Edit partner: Leerungsprobe Eins" }).click()
  await expect(text).toHaveText("")
  await expect(dialog.getByText("current image")).toBeVisible()
  await text.click()
  await dashboard.keyboard.type("Trial one")
  await dialog.getByRole("button", { name: "Save", exact: true }).click()
  await expect(message(dashboard, "Successfully updated")).toBeVisible()
  expect(await api.get<Partner>(`/partner/show/${first.id}`)).toMatchObject({
    text_de: "<p>Leerungsprobe Eins</p>",
    text_en: "<p>Trial one</p>",
    text_ru: "",
    images: first.images,
  })
})

test("a partner is deleted, restored by the message and from the trash", async ({ dashboard, api }) => {
  const { id } = await addPartner(api, "Löschprobe Partner")
  await dashboard.goto("/dashboard/partners")
  for (const back of ["message", "trash"]) {
    await dashboard.getByRole("button", { name: "Delete partner: Löschprobe Partner" }).click()
    await confirmDelete(dashboard, "Löschprobe Partner", "Delete partner")
    await expect(card(dashboard, "Löschprobe Partner")).toHaveCount(0)
    expect((await api.call("GET", `/partner/show/${id}`)).status).toBe(404)
    if (back === "message") await undo(dashboard)
    else {
      await restoreFromTrash(dashboard, "Löschprobe Partner")
      await dashboard.getByRole("link", { name: "Partners" }).click()
    }
    await expect(card(dashboard, "Löschprobe Partner")).toBeVisible()
  }
})

test("a partner's dialog shows which language is outdated, what changed, and its history", async ({
  dashboard,
  api,
}) => {
  const { id } = await addPartner(api, "Standprobe Partner")
  const patch = async (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    expect((await api.call("PATCH", `/partner/${id}`, form)).status).toBe(200)
  }
  await patch({ text_en: "<p>Status trial</p>" })
  await patch({ text_de: "<p>Standprobe Partner, erweitert</p>" })
  await dashboard.goto("/dashboard/partners")
  await dashboard.getByRole("button", { name: "Edit partner: Status trial" }).click()
  const dialog = dashboard.getByRole("dialog", { name: "Edit partner" })
  const english = dialog.getByRole("region", { name: "English" })
  await expect(english).toContainText("Older than the German text.")
  await english.getByRole("button", { name: "Show what changed" }).click()
  await expect(dashboard.getByRole("dialog", { name: "What changed in the German text" })).toContainText("erweitert")
  await dashboard.keyboard.press("Escape")
  await english.getByRole("button", { name: "Mark as current" }).click()
  await expect(english).toContainText("In step with the German text.")
  expect((await api.get<Partner>(`/partner/show/${id}`)).text_en).toBe("<p>Status trial</p>")

  await dialog.getByRole("button", { name: "History" }).click()
  const history = dashboard.getByRole("dialog", { name: "History" })
  await history.getByRole("button", { name: "Restore version 2" }).click()
  await expect(history).toBeHidden()
  await expect(dialog.getByRole("textbox", { name: "Text, German" })).toHaveText("Standprobe Partner")
  await expect(dialog.getByRole("button", { name: "History" })).toBeFocused()
  expect((await api.get<Partner>(`/partner/show/${id}`)).text_de).toBe("<p>Standprobe Partner, erweitert</p>")
  await dialog.getByRole("button", { name: "Save", exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(card(dashboard, "Status trial")).toBeVisible()
  expect((await api.get<Partner>(`/partner/show/${id}`)).text_de).toBe("<p>Standprobe Partner</p>")
})
