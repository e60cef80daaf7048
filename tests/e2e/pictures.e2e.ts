import type { PicturePage, StoredPicture } from "#contract/picture.ts"
import type { Service } from "#contract/service.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { choose, message, photo } from "./dashboard-acts.ts"
import { addService, expect, test } from "./signed-in.ts"

test("a picture is described, its focal point chosen, replaced everywhere and restored", async ({
  dashboard,
  api,
  openPage,
  allowProblem,
}) => {
  // The trace recorder reads the preview of the chosen file.
  allowProblem(/Connecting to 'blob:/u)
  const id = await addService(api, "Bildprobe")
  const other = await addService(api, "Bildprobe zwei")
  const read = () => api.get<Service>(`/service/${id}`)
  const hash = /[0-9a-f]{32}/u.exec((await read()).images[0] ?? "")?.[0] ?? ""

  await dashboard.goto("/dashboard/pictures?filter=missing_ru&query=Bildprobe")
  await dashboard.getByRole("button", { name: /^Picture: .*Alt text missing: DE EN RU/u }).click()
  const dialog = dashboard.getByRole("dialog")
  await expect(dashboard).toHaveURL(new RegExp(`picture=${hash}`, "u"))
  await expect(dialog.getByRole("link", { name: "Bildprobe zwei" })).toHaveAttribute(
    "href",
    `/dashboard/services/${other}`,
  )
  await dialog.getByRole("button", { name: "Edit this use: Bildprobe (en)", exact: true }).click()
  await dialog.getByRole("textbox", { name: "Alt text Russian" }).fill("Ротор")
  await dialog.getByRole("radio", { name: "50 % from the left, 50 % from the top" }).press("ArrowUp")
  await dashboard.keyboard.press("ArrowRight")
  await dashboard.keyboard.press("ArrowRight")
  await expect(dialog.getByRole("radio", { name: "100 % from the left, 25 % from the top" })).toBeFocused()
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect(message(dashboard, "Successfully updated")).toBeVisible()
  expect((await read()).image_list[0]).toMatchObject({ alt_ru: "Ротор", alt_de: "", focus: 9, decorative: false })

  const visitor = await openPage()
  await visitor.goto(`/ru/service/${id}`)
  await expect(visitor.getByRole("main").getByRole("img", { name: "Ротор" })).toHaveCSS("object-position", "100% 25%")

  await dialog.getByRole("checkbox", { name: "Decoration, says nothing" }).check()
  await dialog.getByRole("button", { name: /^Copy to/u }).click()
  await dashboard.getByRole("alertdialog").getByRole("button", { name: "Copy" }).click()
  await expect(message(dashboard, /uses changed/u)).toBeVisible()
  const { uses, missing } = await api.get<StoredPicture>(`/picture/${hash}`)
  expect(uses.every(({ decorative, focus }) => decorative && focus === 9)).toBe(true)
  expect(missing).toEqual([])
  await visitor.reload()
  await expect(visitor.locator(`main img[src*="${hash}"]`).first()).toHaveAttribute("alt", "")

  await dialog.getByRole("button", { name: "Replace everywhere…" }).click()
  await choose(dashboard, dialog, /^Replace the image/u, await photo("neu.jpg", 931))
  await dialog.getByRole("button", { name: /^Replace in/u }).click()
  await expect(message(dashboard, /Replaced in/u)).toBeVisible()
  expect((await read()).image_list[0]).toMatchObject({ width: 931, focus: 9 })
  // Notices in the dialog have the same button; its own stands first.
  await dialog.getByRole("button", { name: "Close" }).first().click()
  await message(dashboard, /Replaced in/u)
    .getByRole("button", { name: "Undo" })
    .click()
  await expect(message(dashboard, "The former picture is back")).toBeVisible()
  expect((await read()).images[0]).toContain(hash)
})

test("input at a use is kept when somebody else has changed its record", async ({ dashboard, api, allowProblem }) => {
  allowProblem(/status of 412/u)
  const form = imageForm("images[]", await picture(777, 333), { title_de: "Gleichzeitige Bildprobe" })
  const { id } = (await (await api.call("POST", "/service", form)).json()) as Service
  const { items } = await api.get<PicturePage>("/picture?query=gleichzeitige")
  await dashboard.goto("/dashboard/pictures?query=gleichzeitige")
  await dashboard.getByRole("button", { name: /^Picture: /u }).click()
  const dialog = dashboard.getByRole("dialog")
  const text = dialog.getByRole("textbox", { name: "Alt text English" })
  await text.fill("Typed here")
  // Going back would close the dialog.
  await dashboard.evaluate(() => history.back())
  const question = dashboard.getByRole("alertdialog", { name: "Discard what you typed?" })
  await question.getByRole("button", { name: "Keep editing" }).click()
  await expect(dashboard).toHaveURL(new RegExp(`picture=${items[0]?.hash}`, "u"))
  await expect(text).toHaveValue("Typed here")
  await api.call("PATCH", `/service/${id}`, { summary_de: "Von jemand anderem" })
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect(dashboard.getByRole("alert").filter({ hasText: "What you typed is still here" })).toBeVisible()
  await expect(text).toHaveValue("Typed here")
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect(message(dashboard, "Successfully updated")).toBeVisible()
  expect((await api.get<Service>(`/service/${id}`)).image_list[0]).toMatchObject({ alt_en: "Typed here" })
})
