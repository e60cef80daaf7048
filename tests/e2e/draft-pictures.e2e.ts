import type { Page } from "@playwright/test"
import type { Publication } from "#contract/publishing.ts"
import type { Service } from "#contract/service.ts"
import type { TrashEntry } from "#contract/trash.ts"
import { expectAccessible } from "./axe.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { choose, photo } from "./dashboard-acts.ts"
import { type DashboardApi, addService, expect, test } from "./signed-in.ts"

const title = (page: Page, language: string) =>
  page.getByRole("region", { name: language }).getByRole("textbox", { name: "Title" })
const publish = (page: Page) => page.getByRole("button", { name: "Publish", exact: true })

const pictured = async (api: DashboardApi, id: number) =>
  (await api.get<Service>(`/service/${id}`)).image_list.map(({ width }) => width)
const uploads = async (api: DashboardApi, id: number) =>
  (await api.get<Publication>(`/draft/service/${id}`)).images.map(({ width }) => width)

test("a discarded upload never appeared on the site or in the record", async ({ dashboard, api }) => {
  const id = await addService(api, "Verworfenes Bild")
  await dashboard.goto(`/dashboard/services/${id}`)
  await choose(dashboard, dashboard, /^Add images/u, await photo("neu.jpg", 707))
  await expect(dashboard.getByText("comes with saving", { exact: true })).toBeVisible()
  expect(await uploads(api, id)).toEqual([707])
  expect(await pictured(api, id)).toEqual([640])
  expect(await (await dashboard.request.get(`/service/${id}`)).text()).not.toContain("707")
  await dashboard.getByRole("button", { name: "Discard" }).click()
  await dashboard.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click()
  await expect(dashboard.getByRole("button", { name: "Move image 2" })).toHaveCount(0)
  await expect.poll(() => uploads(api, id)).toEqual([])
  await dashboard.reload()
  await expect(dashboard.getByRole("button", { name: "Delete image 1" })).toBeVisible()
  await expect(dashboard.getByRole("button", { name: "Use the input" })).toHaveCount(0)
  expect(await pictured(api, id)).toEqual([640])
})

test("upload, removal, order, texts and focal point are published as one history entry", async ({
  dashboard,
  api,
  openPage,
}) => {
  const id = await addService(api, "Ein Speichern")
  await dashboard.goto(`/dashboard/services/${id}`)
  const add = async (name: string, width: number) =>
    choose(dashboard, dashboard, /^Add images/u, await photo(name, width))
  await add("eins.jpg", 701)
  await expect(dashboard.getByRole("button", { name: "Move image 2" })).toBeVisible()
  await add("zwei.jpg", 702)
  await dashboard.getByRole("button", { name: "Move image 3" }).press("Home")
  await dashboard.getByRole("textbox", { name: "Alt text German, image 1" }).fill("Prüfstand")
  await dashboard.getByRole("button", { name: "Crop and decoration: image 1" }).click()
  const framing = dashboard.getByRole("dialog", { name: "Crop and decoration: image 1" })
  await framing.getByRole("radio", { name: "50 % from the left, 50 % from the top" }).press("ArrowUp")
  await expectAccessible(dashboard, 1280, 360)
  await framing.getByRole("button", { name: "Close" }).last().click()
  await dashboard.getByRole("button", { name: "Delete image 2" }).click()
  await dashboard.getByRole("alertdialog").getByRole("button", { name: "Delete image" }).click()
  expect(await pictured(api, id)).toEqual([640])

  await dashboard.keyboard.press("ControlOrMeta+s")
  await expect(dashboard.getByText("Draft saved. Visitors do not see it.")).toBeVisible()
  await dashboard.reload()
  await expect(dashboard.getByRole("textbox", { name: "Alt text German, image 1" })).toHaveValue("Prüfstand")
  const waiting = (await api.get<Publication>(`/draft/service/${id}`)).images[1]
  await dashboard.goto(`/dashboard/pictures?picture=${/[0-9a-f]{32}/u.exec(waiting?.path ?? "")?.[0]}`)
  await expect(dashboard.getByRole("dialog").getByText("in a draft")).toBeVisible()
  await dashboard.getByRole("dialog").getByRole("link", { name: "Ein Speichern" }).click()
  expect(await pictured(api, id)).toEqual([640])
  await publish(dashboard).click()
  await expect(dashboard.getByText("Successfully updated")).toBeVisible()
  expect(await pictured(api, id)).toEqual([702, 701])
  const [first] = (await api.get<Service>(`/service/${id}`)).image_list
  expect(first).toMatchObject({ alt_de: "Prüfstand", focus: 7 })
  expect(await api.get<object[]>(`/history/service/${id}`)).toHaveLength(1)
  const trash = await api.get<TrashEntry[]>("/trash")
  expect(trash.filter((entry) => entry.kind === "image" && entry.title.startsWith("Ein Speichern"))).toHaveLength(1)
  const visitor = await openPage()
  await visitor.goto(`/service/${id}`)
  await expect(visitor.getByRole("main").getByRole("img", { name: "Prüfstand" })).toBeVisible()
})

test("a failed upload says why, and loses no input", async ({ dashboard, api, allowProblem }) => {
  allowProblem(/ERR_CONNECTION_REFUSED/u)
  const id = await addService(api, "Ohne Verbindung")
  await dashboard.goto(`/dashboard/services/${id}`)
  await title(dashboard, "German").fill("Ohne Verbindung, getippt")
  await dashboard.route(/\/api\/draft\/.*\/image$/u, (route) => route.abort("connectionrefused"))
  await choose(dashboard, dashboard, /^Add images/u, await photo("spaeter.jpg", 703))
  const failed = dashboard.getByRole("alert").filter({ hasText: "spaeter.jpg was not uploaded" })
  await expect(failed).toContainText("The server is not responding.")
  await expect(title(dashboard, "German")).toHaveValue("Ohne Verbindung, getippt")
  await dashboard.unrouteAll()
  await failed.getByRole("button", { name: "Try again" }).click()
  await expect(dashboard.getByText("comes with saving", { exact: true })).toBeVisible()
  await publish(dashboard).click()
  await expect(dashboard.getByText("Successfully updated")).toBeVisible()
  expect(await api.get<Service>(`/service/${id}`)).toMatchObject({
    title_de: "Ohne Verbindung, getippt",
    image_list: [{ width: 640 }, { width: 703 }],
  })
})

test("an upload is offered again after its tab was closed", async ({ dashboard, api }) => {
  const id = await addService(api, "Geschlossen")
  await dashboard.goto(`/dashboard/services/${id}`)
  await choose(dashboard, dashboard, /^Add images/u, await photo("offen.jpg", 704))
  await dashboard.getByRole("textbox", { name: "Alt text German, image 2" }).fill("Offen")
  const context = dashboard.context()
  await dashboard.close({ runBeforeUnload: false })
  const again = await context.newPage()
  await again.goto(`/dashboard/services/${id}`)
  await expect(again.getByText("This device holds unsaved input").locator("..")).toContainText("images")
  await again.getByRole("button", { name: "Use the input" }).click()
  await expect(again.getByRole("textbox", { name: "Alt text German, image 2" })).toHaveValue("Offen")
  const shown = again.getByRole("article").nth(1).getByRole("img")
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
  await publish(again).click()
  await expect(again.getByText("Successfully updated")).toBeVisible()
  expect(await pictured(api, id)).toEqual([640, 704])
})

test("pictures added by somebody else stay, with a draft and without one", async ({ dashboard, api, allowProblem }) => {
  allowProblem(/status of 412/u)
  const id = await addService(api, "Zwei Hände")
  const fresh = dashboard.getByText("comes with saving", { exact: true })
  const addLive = async (width: number) =>
    api.call("POST", `/service/${id}/image/add`, imageForm("image", await picture(width, 480)))
  const dialog = dashboard.getByRole("dialog", { name: "Changed by somebody else meanwhile" })
  const finish = async () => {
    await publish(dashboard).click()
    await dialog.getByRole("button", { name: "Save this choice" }).click()
    await expect(dashboard.getByText("Successfully updated")).toBeVisible()
  }
  await dashboard.goto(`/dashboard/services/${id}`)
  await choose(dashboard, dashboard, /^Add images/u, await photo("meins.jpg", 711))
  await expect(fresh).toBeVisible()
  await addLive(721)
  await finish()
  expect(await pictured(api, id)).toEqual([640, 721, 711])

  await dashboard.reload()
  await choose(dashboard, dashboard, /^Add images/u, await photo("auch.jpg", 712))
  await expect(fresh).toBeVisible()
  await dashboard.keyboard.press("ControlOrMeta+s")
  await expect(dashboard.getByText("Draft saved. Visitors do not see it.")).toBeVisible()
  await addLive(722)
  await finish()
  expect(await pictured(api, id)).toEqual([640, 721, 711, 722, 712])
  expect((await api.get<Publication>(`/draft/service/${id}`)).draft).toBeNull()
})

test("saving works at any moment in which an upload ends", async ({ dashboard, api }) => {
  for (const turns of [0, 1, 2, 3]) {
    const id = await addService(api, `Schnelle Hand ${turns}`)
    await dashboard.goto(`/dashboard/services/${id}`)
    await expect(title(dashboard, "German")).toBeVisible()
    await dashboard.evaluate((waited) => {
      let left = waited
      const { port1, port2 } = new MessageChannel()
      const go = () => {
        left -= 1
        if (left >= 0) port2.postMessage(null)
        else document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "s", ctrlKey: true, bubbles: true }))
      }
      port1.onmessage = go
      const seen = new MutationObserver(() => {
        if (!document.body.textContent.includes("comes with saving")) return
        seen.disconnect()
        go()
      })
      seen.observe(document.body, { childList: true, subtree: true, characterData: true })
    }, turns)
    await choose(dashboard, dashboard, /^Add images/u, await photo(`${turns}.jpg`, 640 + turns))
    await expect(dashboard.getByText("Draft saved. Visitors do not see it.")).toBeVisible()
    await expect(publish(dashboard)).toBeEnabled()
  }
})
