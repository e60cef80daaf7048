import { expectAccessible } from "./axe.ts"
import { message } from "./dashboard-acts.ts"
import { expect, test } from "./signed-in.ts"

test("an editor writes search-engine texts with a preview, and returns to the automatic text", async ({
  dashboard,
  siteUrl,
}) => {
  const head = async (path: string) => {
    const html = await (await fetch(siteUrl + path)).text()
    return {
      title: /<title>([^<]*)<\/title>/u.exec(html)?.[1],
      description: /<meta name="description" content="([^"]*)"/u.exec(html)?.[1],
    }
  }
  const before = await head("/en/service/3")
  await dashboard.goto("/dashboard/services/3")
  const section = dashboard.locator("#result-page")
  await section.locator("summary").press("Enter")
  const english = section.getByRole("group", { name: "Result page: English" })
  const title = english.getByRole("textbox", { name: "Title" })
  const description = english.getByRole("textbox", { name: "Description" })
  await expect(title).toHaveAttribute("placeholder", "Rotor overhaul")
  await expect(english.getByRole("figure").first()).toContainText(before.title ?? "?")
  await expect(english.getByRole("figure").first()).toContainText("en › service › 3-rotor-overhaul")
  await title.fill("Rotor repair and overhaul ".repeat(6))
  await expect(english.getByText("The title will be cut.")).toBeVisible()
  await title.fill("Rotor repair")
  await expect(english.getByText("The title will be cut.")).toHaveCount(0)
  await description.fill("Overhaul of rotors with measurements on record.")
  await expect(english.getByText("Description 47 of 160 characters")).toBeVisible()
  await dashboard.getByRole("button", { name: "Publish", exact: true }).click()
  await expect(message(dashboard, "Successfully updated")).toBeVisible()
  expect(await head("/en/service/3")).toEqual({
    title: "Rotor repair | Leinetal Turbinen GmbH",
    description: "Overhaul of rotors with measurements on record.",
  })
  await dashboard.reload()
  await expect(title).toHaveValue("Rotor repair")
  await title.fill("")
  await description.fill("")
  await dashboard.getByRole("button", { name: "Publish", exact: true }).click()
  await expect(message(dashboard, "Successfully updated")).toBeVisible()
  await expect.poll(() => head("/en/service/3")).toEqual(before)
  // Last, because it leaves the screen narrow, with tabs instead of columns.
  await expectAccessible(dashboard, 1280, 360)
})
