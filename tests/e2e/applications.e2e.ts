import { readFile } from "node:fs/promises"
import type { Application } from "#contract/application.ts"
import { confirmDelete, restoreFromTrash, undo } from "./dashboard-acts.ts"
import { expect, test } from "./signed-in.ts"

const pdf = "%PDF-1.7\n% Lebenslauf\nstartxref\n9\n%%EOF\n"

test("an application is opened, its CV downloaded, and it is deleted and restored", async ({
  dashboard,
  api,
  siteUrl,
}) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({
    first_name: "Jana",
    last_name: "Bewerbung",
    email: "jana@probe.example",
  }))
    form.set(name, value)
  form.append("cv", new File([pdf], "Lebenslauf Jana.pdf", { type: "application/pdf" }))
  expect((await fetch(`${siteUrl}/api/application`, { method: "POST", body: form })).status).toBe(201)
  const stored = async () =>
    (await api.get<Application[]>("/application")).filter(({ first_name }) => first_name === "Jana")

  await dashboard.goto("/dashboard/requests")
  await dashboard.getByRole("navigation", { name: "Incoming" }).getByRole("link", { name: "Applications" }).click()
  await expect(dashboard.getByRole("heading", { level: 1 })).toHaveText("Applications")
  const row = dashboard.getByRole("listitem").filter({ hasText: "Jana Bewerbung" })
  await expect(row.getByRole("link", { name: "jana@probe.example" })).toHaveAttribute(
    "href",
    "mailto:jana@probe.example",
  )
  await expect(row).toContainText("writes German")
  await expect(row).toContainText("not scanned for viruses")
  const saved = dashboard.waitForEvent("download")
  await row.getByRole("button", { name: /^Lebenslauf Jana\.pdf/u }).click()
  expect((await saved).suggestedFilename()).toBe("Lebenslauf Jana.pdf")
  expect(await readFile(await (await saved).path(), "utf8")).toBe(pdf)

  for (const back of ["message", "trash"]) {
    await row.getByRole("button", { name: "Delete application of Jana Bewerbung" }).click()
    await confirmDelete(dashboard, "Jana Bewerbung", "Delete application")
    await expect(row).toHaveCount(0)
    expect(await stored()).toEqual([])
    if (back === "message") await undo(dashboard)
    else {
      await restoreFromTrash(dashboard, "Jana Bewerbung")
      await dashboard.goto("/dashboard/requests/applications")
    }
    await expect(row).toBeVisible()
    expect(await stored()).toMatchObject([{ cv: [{ name: "Lebenslauf Jana.pdf" }] }])
  }
})
