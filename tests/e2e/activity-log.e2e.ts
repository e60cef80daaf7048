import { addService, expect, test } from "./signed-in.ts"

const words = {
  en: { deleted: "deleted", signedIn: "signed in", exported: "requests exported", service: "Service" },
  de: { deleted: "gelöscht", signedIn: "angemeldet", exported: "Anfragen exportiert", service: "Leistung" },
  ru: { deleted: "удалено", signedIn: "вход выполнен", exported: "запросы выгружены", service: "Услуга" },
}

test("what was done is in the activity log, readable in three languages", async ({ dashboard, api }) => {
  const id = await addService(api, "Protokollprobe")
  expect((await api.call("DELETE", `/service/${id}`)).status).toBe(204)
  expect((await api.call("GET", "/request/export?format=csv")).status).toBe(200)
  for (const [language, { deleted, signedIn, exported, service }] of Object.entries(words)) {
    await dashboard.goto("/dashboard/settings")
    await dashboard.evaluate((chosen) => localStorage.setItem("i18nextLng", chosen), language)
    await dashboard.goto("/dashboard/settings/log")
    const rows = dashboard.getByRole("row")
    await expect(rows.filter({ hasText: `${service} ${id}` }).filter({ hasText: deleted })).toHaveCount(1)
    for (const event of [signedIn, exported])
      await expect(rows.filter({ hasText: "admin" }).filter({ hasText: event }).first()).toBeVisible()
  }
})
