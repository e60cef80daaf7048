import type { Inquiry } from "#contract/inquiry.ts"
import { json } from "#tests/harness/test-site.ts"
import { expect, test } from "./office.ts"

const from = (name: string, source: string) => ({
  name,
  company: "Kraftwerk Filterprobe",
  email: "filter@probe.example",
  text: `Nachricht von ${name}`,
  source,
  ...(source === "availability" ? { spare_id: 1, items: [{ partnumber: "9047M11G01", quantity: 2 }] } : {}),
})

test("requests are filtered, searched and deleted", async ({ office, api, siteUrl }) => {
  for (const [name, source] of [
    ["Vera Verfügbar", "availability"],
    ["Konrad Kontakt", "contact"],
    ["Volker Vorbestell", "pre-order"],
  ] as const)
    expect((await fetch(`${siteUrl}/api/request`, json("POST", from(name, source)))).status).toBe(201)
  const names = office
    .getByRole("table", { name: "Requests, newest first" })
    .getByRole("button", { name: /^(?:Vera|Konrad|Volker)/u })

  await office.goto("/dashboard/requests")
  await office.getByRole("searchbox", { name: "Search requests" }).fill("filterprobe")
  await expect(office).toHaveURL(/query=filterprobe/u)
  await expect(names).toHaveText([/^Volker/u, /^Konrad/u, /^Vera/u])
  await office.getByRole("button", { name: /^Availability/u }).click()
  await expect(names).toHaveText([/^Vera/u])
  await office.getByRole("button", { name: /^Unverified/u }).click()
  await expect(names).toHaveCount(3)
  await office.getByRole("button", { name: /^Contact \d/u }).click()
  await expect(names).toHaveText([/^Konrad/u])
  await office.reload()
  await expect(names).toHaveText([/^Konrad/u])
  await names.first().click()
  await expect(office.getByText("Nachricht von Konrad Kontakt")).toBeVisible()
  await expect(office.getByText("Sent without the human check.", { exact: false })).toBeVisible()

  await office.getByRole("button", { name: "Delete request of Konrad Kontakt" }).click()
  const question = office.getByRole("alertdialog", { name: "Are you sure you want to delete?" })
  await expect(question).toContainText("Konrad Kontakt (Kraftwerk Filterprobe)")
  await question.getByRole("button", { name: "Delete request" }).click()
  await expect(office.getByText("Successfully deleted")).toBeVisible()
  await expect(office.getByText("No request found")).toBeVisible()
  await office.getByRole("button", { name: "Show all requests" }).click()
  await office.getByRole("searchbox", { name: "Search requests" }).fill("9047M11G01 gibtsnicht")
  await expect(office.getByText("No request found")).toBeVisible()
  await office.getByRole("searchbox", { name: "Search requests" }).fill("filterprobe")
  await expect(names).toHaveText([/^Volker/u, /^Vera/u])
  const left = (await api.get<Inquiry[]>("/request")).filter(({ company }) => company === "Kraftwerk Filterprobe")
  expect(left.map(({ name }) => name).toSorted()).toEqual(["Vera Verfügbar", "Volker Vorbestell"])
})
