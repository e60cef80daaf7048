import type { CDPSession, Locator, Page } from "@playwright/test"
import type { Category } from "#contract/category.ts"
import type { Service } from "#contract/service.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { message } from "./dashboard-acts.ts"
import { type DashboardApi, addService, expect, signedIn, test } from "./signed-in.ts"

/** Adds services after the existing ones; returns their ids. */
async function addServices(api: DashboardApi, ...titles: string[]): Promise<number[]> {
  const ids: number[] = []
  for (const title of titles) ids.push(await addService(api, title))
  return ids
}

const listed = async (api: DashboardApi) => (await api.get<Service[]>("/service")).map(({ id }) => id)

// Other processes know a change within a second.
const othersKnowMs = process.env["E2E_CLUSTER"] ? 1_000 : 0

/** Returns the navigation's order of some services in the next response; it groups them by place of work. */
async function inNavigation(siteUrl: string, ids: readonly number[]): Promise<number[]> {
  await new Promise((resolve) => setTimeout(resolve, othersKnowMs))
  const html = await (await fetch(`${siteUrl}/imprint`)).text()
  const linked = [...html.matchAll(/href="\/service\/(\d+)[^"]*"/gu)].map(([, id]) => Number(id))
  return [...new Set(linked)].filter((id) => ids.includes(id))
}

const gripOf = (page: Page, name: string) => page.getByRole("button", { name: `Move “${name}”`, exact: true })

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox()
  if (!box) throw new Error("out of sight")
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test("services are moved by arrow keys, to the top and back by undo; the navigation follows", async ({
  dashboard,
  api,
  siteUrl,
}) => {
  const [one = 0, two = 0, three = 0] = await addServices(api, "Ordnung eins", "Ordnung zwei", "Ordnung drei")
  const others = (await listed(api)).slice(0, -3)
  await dashboard.goto("/dashboard/services")
  const grip = gripOf(dashboard, "Ordnung drei (en)")
  await grip.focus()
  await dashboard.keyboard.press("ArrowUp")
  await dashboard.keyboard.press("ArrowUp")
  await expect(grip).toBeFocused()
  await expect(dashboard.getByText(`Now at position ${others.length + 1} of ${others.length + 3}`)).toBeAttached()
  await expect(message(dashboard, "Order saved")).toBeVisible()
  expect(await listed(api)).toEqual([...others, three, one, two])
  expect(await inNavigation(siteUrl, [one, two, three])).toEqual([three, one, two])

  await dashboard.keyboard.press("Enter")
  await dashboard.getByRole("button", { name: "To the top" }).click()
  await expect.poll(() => listed(api)).toEqual([three, ...others, one, two])
  await message(dashboard, "Order saved").getByRole("button", { name: "Undo" }).click()
  await expect(message(dashboard, "Former order restored")).toBeVisible()
  expect(await listed(api)).toEqual([...others, three, one, two])

  // Two moves are one audit entry each.
  const { items } = await api.get<{ items: { event: string; title: string }[] }>("/audit")
  expect(items.slice(0, 3).map(({ event, title }) => `${event} ${title}`)).toEqual(
    Array.from({ length: 3 }, () => "moved Ordnung drei"),
  )
})

test("services are dragged by mouse and keep the order after a reload", async ({ dashboard, api, siteUrl }) => {
  const [one = 0, two = 0, three = 0] = await addServices(api, "Maus eins", "Maus zwei", "Maus drei")
  await dashboard.goto("/dashboard/services")
  const grip = gripOf(dashboard, "Maus drei (en)")
  await grip.scrollIntoViewIfNeeded()
  const from = await middleOf(grip)
  const over = await middleOf(gripOf(dashboard, "Maus eins (en)"))
  await dashboard.mouse.move(from.x, from.y)
  await dashboard.mouse.down()
  await dashboard.mouse.move(over.x, over.y, { steps: 12 })
  await dashboard.mouse.up()
  await expect(message(dashboard, "Order saved")).toBeVisible()
  expect(await inNavigation(siteUrl, [one, two, three])).toEqual([three, one, two])
  await dashboard.reload()
  await expect(dashboard.locator(".record").last()).toContainText("Maus zwei")
  const sitemap = await (await fetch(`${siteUrl}/sitemap-pages.xml`)).text()
  const order = [three, one, two].map((id) => sitemap.search(new RegExp(`/service/${id}[-<]`, "u")))
  expect(order).not.toContain(-1)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
})

test("an order changed by somebody else meanwhile is rejected and shown as stored", async ({
  dashboard,
  api,
  allowProblem,
}) => {
  allowProblem(/status of 412/u)
  const [one = 0, two = 0] = await addServices(api, "Gleichzeitig eins", "Gleichzeitig zwei")
  await dashboard.goto("/dashboard/services")
  await expect(gripOf(dashboard, "Gleichzeitig eins (en)")).toBeVisible()
  const others = (await listed(api)).slice(0, -2)
  await api.call("PATCH", "/service/order", { ids: [two, one, ...others] })
  await gripOf(dashboard, "Gleichzeitig eins (en)").press("ArrowUp")
  await expect(dashboard.getByRole("alert").filter({ hasText: "The order was not saved." })).toContainText(
    "The list shows how it stands now",
  )
  await expect(dashboard.getByRole("list", { name: "Services" }).getByRole("listitem").first()).toContainText(
    "Gleichzeitig zwei",
  )
  await gripOf(dashboard, "Gleichzeitig eins (en)").press("Home")
  await expect(message(dashboard, "Order saved")).toBeVisible()
  expect(await listed(api)).toEqual([one, two, ...others])
})

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** Sends touch events, which the browser turns into pointer events and scrolling by its own rules. */
async function touch(cdp: CDPSession, type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) {
  await cdp.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] })
}

async function slide(cdp: CDPSession, from: { x: number; y: number }, to: { x: number; y: number }, steps = 12) {
  await touch(cdp, "touchStart", from)
  for (let step = 1; step <= steps; step++) {
    const share = step / steps
    await touch(cdp, "touchMove", { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
  }
}

test("touch drags services by the grip, scrolls near the edge, and scrolls the page elsewhere", async ({
  openPage,
  api,
  siteUrl,
}) => {
  const titles = Array.from({ length: 8 }, (_one, index) => `Finger ${index + 1}`)
  const ids = await addServices(api, ...titles)
  const before = await listed(api)
  const page = await openPage({ ...phone, storageState: signedIn(siteUrl, api.token) })
  await page.goto("/dashboard/services")
  const cdp = await page.context().newCDPSession(page)
  const scrolled = () => page.evaluate(() => window.scrollY)

  // Beside the grip touch scrolls, and nothing moves.
  const title = page.getByRole("link", { name: titles[0] ?? "" })
  await title.scrollIntoViewIfNeeded()
  const start = await scrolled()
  const beside = await middleOf(title)
  await slide(cdp, beside, { x: beside.x, y: beside.y - 120 })
  await touch(cdp, "touchEnd")
  await expect.poll(scrolled).not.toBe(start)

  // From the last one up over its neighbour.
  const last = gripOf(page, `${titles[7]} (en)`)
  await last.scrollIntoViewIfNeeded()
  const from = await middleOf(last)
  await slide(cdp, from, await middleOf(gripOf(page, `${titles[6]} (en)`)))
  await touch(cdp, "touchEnd")
  await expect(message(page, "Order saved")).toBeVisible()
  const swapped = [...before.slice(0, -2), ids[7] ?? 0, ids[6] ?? 0]
  expect(await listed(api)).toEqual(swapped)
  const own = swapped.slice(-8)
  expect(await inNavigation(siteUrl, own)).toEqual(own)

  // The message covers the end of the list.
  await message(page, "Order saved").getByRole("button", { name: "Close" }).tap()
  await expect(message(page, "Order saved")).toHaveCount(0)

  // Held at the upper edge, the list scrolls until the finger is lifted.
  const held = gripOf(page, `${titles[6]} (en)`)
  await held.scrollIntoViewIfNeeded()
  const low = await scrolled()
  const here = await middleOf(held)
  await slide(cdp, here, { x: here.x, y: 70 })
  await expect.poll(scrolled).toBeLessThan(low - 150)
  await touch(cdp, "touchEnd")
  await expect.poll(async () => (await listed(api)).indexOf(ids[6] ?? 0)).toBeLessThan(before.length - 3)
  expect((await listed(api)).toSorted((a, b) => a - b)).toEqual(before.toSorted((a, b) => a - b))
})

test("grips of products are disabled where an order is shown partially, with the reason", async ({
  dashboard,
  api,
}) => {
  const made = await api.call("POST", "/category", { name: "Order probe", lang: "EN" })
  const category = (await made.json()) as Category
  const ids: number[] = []
  for (const title of ["Probe one", "Probe two", "Probe three"]) {
    const fields = { title, lang: "EN", category_id: String(category.id) }
    const added = await api.call("POST", "/product", imageForm("images[]", await picture(), fields))
    ids.push(((await added.json()) as { id: number }).id)
  }
  await dashboard.goto("/dashboard")
  const resting = gripOf(dashboard, "Probe two")
  await expect(resting).toHaveAccessibleDescription("Choose a category to put its products in order.")
  await resting.press("ArrowUp")
  await resting.press("Enter")
  await expect(dashboard.getByRole("paragraph").filter({ hasText: "Choose a category" })).toBeVisible()

  await dashboard.goto(`/dashboard?category=${category.id}&query=probe`)
  await expect(resting).toHaveAccessibleDescription(/^Clear the search/u)
  await dashboard.goto(`/dashboard?category=${category.id}`)
  await gripOf(dashboard, "Probe three").press("Home")
  await expect(message(dashboard, "Order saved")).toBeVisible()
  const stored = await api.get<{ id: number }[]>(`/product?lang=EN&category=${category.id}`)
  expect(stored.map(({ id }) => id)).toEqual([ids[2], ids[0], ids[1]])
})

test("every other list has grips: partners, groups, categories, blocks of the page", async ({ dashboard, api }) => {
  const screens = [
    { screen: "/dashboard/partners", path: "/partner/all" },
    { screen: "/dashboard/data", path: "/spare" },
    { screen: "/dashboard/categories", path: "/category" },
    { screen: "/dashboard/gas-turbina", path: "/page/gas-turbina" },
  ]
  for (const { screen, path } of screens) {
    const read = async () => {
      const body = await api.get<{ id: number }[] | { parts: { id: number }[] }>(path)
      return (Array.isArray(body) ? body : body.parts).map(({ id }) => id)
    }
    const before = await read()
    await dashboard.goto(screen)
    await dashboard
      .getByRole("button", { name: /^Move “/u })
      .last()
      .press("Home")
    await expect(message(dashboard, "Order saved")).toBeVisible()
    const after = await read()
    expect(after[0], path).not.toBe(before[0])
    expect(after.toSorted((a, b) => a - b)).toEqual(before.toSorted((a, b) => a - b))
  }
})
