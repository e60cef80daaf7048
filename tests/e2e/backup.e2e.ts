import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import type { Backup } from "#contract/backup.ts"
import { expectAccessible } from "./axe.ts"
import { expect, test } from "./signed-in.ts"

test("a backup is made, listed with its checksum and downloaded completely", async ({ dashboard, api }) => {
  await dashboard.goto("/dashboard")
  await dashboard.getByRole("complementary").getByRole("link", { name: "Backup" }).click()
  await expect(dashboard.getByText("No backup yet")).toBeVisible()
  await dashboard.getByRole("button", { name: "Make backup" }).first().click()
  await expect(dashboard.getByText("Backup successfully!")).toBeVisible()
  const [backup] = await api.get<Backup[]>("/backups")
  if (!backup) throw new Error("No backup was made")
  const row = dashboard.getByRole("table", { name: "Backups, newest first" }).getByRole("row").nth(1)
  await expect(row).toContainText("by hand")
  await expect(row).toContainText(backup.sha256.slice(0, 12))
  await expect(row).toContainText(/\d\sMB/u)
  await expect(row.getByText(backup.name)).toBeVisible()
  await dashboard.context().grantPermissions(["clipboard-read", "clipboard-write"])
  await row.getByRole("button", { name: /^Copy the checksum/u }).click()
  await expect(dashboard.getByText("Checksum copied")).toBeVisible()
  expect(await dashboard.evaluate(() => navigator.clipboard.readText())).toBe(backup.sha256)
  const saving = dashboard.waitForEvent("download")
  await row.getByRole("button", { name: /^Download the backup/u }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe(backup.name)
  const bytes = await readFile(await file.path())
  expect(bytes.length).toBe(backup.size)
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(backup.sha256)
  await expectAccessible(dashboard, 1280, 320)
})

test("a failed backup says why", async ({ dashboard, allowProblem }) => {
  allowProblem(/status of (?:409|429|507)/u)
  await dashboard.goto("/dashboard/backup")
  const make = dashboard.getByRole("button", { name: "Make backup" }).first()
  for (const [status, code, words] of [
    [409, "conflict", "A backup is being made already."],
    [429, "too_many", "Several backups were made within the last hour."],
    [507, "no_space", "The server has no space left."],
  ] as const) {
    await dashboard.route("**/api/backup", (route) =>
      route.fulfill({
        status,
        contentType: "application/problem+json",
        body: JSON.stringify({ type: "about:blank", title: code, status, code }),
      }),
    )
    await make.click()
    await expect(dashboard.getByRole("alert").filter({ hasText: words })).toBeVisible()
    await dashboard.unroute("**/api/backup")
  }
  await dashboard.getByRole("alert").getByRole("button", { name: "Try again" }).click()
  await expect(dashboard.getByText("Backup successfully!")).toBeVisible()
})
