import type { Image } from "#contract/image.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { choose, drawing, drop, message, photo } from "./dashboard-acts.ts"
import { type DashboardApi, expect, test } from "./signed-in.ts"
import { sampleOne } from "./sample.ts"

interface Pictured {
  id: number
  image_list: Image[]
}

async function add(
  api: DashboardApi,
  path: string,
  fields: Record<string, string>,
  field = "images[]",
): Promise<number> {
  const response = await api.call("POST", path, imageForm(field, await picture(), fields))
  expect(response.status).toBe(201)
  return ((await response.json()) as Pictured).id
}

/** Every screen with several images: how to create its record and where to read it. */
const managers: { kind: string; open: (api: DashboardApi) => Promise<{ screen: string; path: string }> }[] = [
  {
    kind: "service",
    open: async (api) => {
      const id = await add(api, "/service", { title_de: "Bilderprobe" })
      return { screen: `/dashboard/services/${id}`, path: `/service/${id}` }
    },
  },
  {
    kind: "spare group",
    open: async (api) => {
      const id = await add(api, "/spare", { title_de: "Bilderprobe" })
      return { screen: `/dashboard/spare/${id}`, path: `/spare/${id}` }
    },
  },
  {
    kind: "product",
    open: async (api) => {
      const id = await add(api, "/product", { title: "Bilderprobe" })
      return { screen: `/dashboard/product/${id}`, path: `/product/${id}` }
    },
  },
  {
    kind: "text page",
    open: async (api) => {
      for (const { path } of (await api.get<Pictured>("/page/careers")).image_list)
        await api.call("DELETE", "/page/careers/image/delete", { path })
      await api.call("POST", "/page/careers/image/add", imageForm("image", await picture()))
      return { screen: "/dashboard/careers", path: "/page/careers" }
    },
  },
]

for (const { kind, open } of sampleOne(managers))
  test(`images of a ${kind}: several dropped at once, rejected by name, ordered, described`, async ({
    dashboard,
    api,
    allowProblem,
  }) => {
    allowProblem(/status of 415/u)
    const { screen, path } = await open(api)
    const widths = async () => (await api.get<Pictured>(path)).image_list.map(({ width }) => width)
    await dashboard.goto(screen)
    const zone = dashboard.getByRole("button", { name: /^Add images/u })
    await expect(zone).toContainText("PNG, JPG, GIF up to 10MB")
    const fake = drawing("falsch.jpg", "image/jpeg")
    await drop(zone, await photo("eins.jpg", 810), drawing("plan.svg"), fake, await photo("zwei.jpg", 820))
    const refusal = (name: string) => dashboard.getByRole("alert").filter({ hasText: `${name} was not accepted` })
    await expect(refusal("plan.svg")).toContainText("Not an image of type PNG, JPG or GIF.")
    await expect(refusal("falsch.jpg")).toContainText("Not an image of type PNG, JPG or GIF.")
    await expect(refusal("falsch.jpg").getByRole("button", { name: "Try again" })).toHaveCount(0)
    const grip = dashboard.getByRole("button", { name: "Move image 3" })
    await expect(grip).toBeVisible()
    // Nothing is on the site before the save.
    expect(await widths()).toEqual([640])
    for (const name of ["plan.svg", "falsch.jpg"])
      await refusal(name).getByRole("button", { name: "Do not upload" }).click()

    await grip.focus()
    await dashboard.keyboard.press("Home")
    await expect(dashboard.getByRole("button", { name: "Move image 1" })).toBeFocused()
    const from = await dashboard.getByRole("button", { name: "Move image 2" }).boundingBox()
    const over = await dashboard
      .getByRole("article")
      .filter({ has: dashboard.getByRole("button", { name: "Move image 3" }) })
      .boundingBox()
    if (!from || !over) throw new Error("the images are out of sight")
    await dashboard.mouse.move(from.x + 5, from.y + 5)
    await dashboard.mouse.down()
    await dashboard.mouse.move(over.x + over.width / 2, over.y + over.height / 2, { steps: 8 })
    await dashboard.mouse.up()
    const alt = dashboard.getByRole("textbox", { name: "Alt text Russian, image 1" })
    await alt.fill("Ротор газогенератора на балансировочном стенде, вид со стороны турбины")
    // A usual text is completely visible.
    expect(await alt.evaluate((field) => field.scrollHeight - field.clientHeight)).toBeLessThanOrEqual(0)
    await alt.fill("Ротор на стенде")
    await dashboard.getByRole("button", { name: /^(?:Publish|Update)$/u }).click()
    await expect(message(dashboard, "Successfully updated")).toBeVisible()
    expect(await widths()).toEqual([820, 810, 640])
    const [first] = (await api.get<Pictured>(path)).image_list
    expect(first).toMatchObject({ alt_ru: "Ротор на стенде" })

    const remove = async () => {
      await dashboard.getByRole("button", { name: "Delete image 1" }).click()
      await dashboard.getByRole("alertdialog").getByRole("button", { name: "Delete image" }).click()
      await expect(dashboard.getByText("will be removed on saving")).toBeVisible()
    }
    await remove()
    const keep = dashboard.getByRole("button", { name: "Keep the image" })
    await expect(keep).toBeFocused()
    await dashboard.keyboard.press("Enter")
    await expect(dashboard.getByText("1 unsaved change")).toBeHidden()
    await remove()
    expect(await widths()).toEqual([820, 810, 640])
    await dashboard.getByRole("button", { name: /^(?:Publish|Update)$/u }).click()
    await expect.poll(widths).toEqual([810, 640])
    await expect(keep).toBeHidden()
    await message(dashboard, "Successfully updated").getByRole("button", { name: "Undo" }).click()
    await expect.poll(widths).toEqual([820, 810, 640])
    await expect(dashboard.getByRole("textbox", { name: "Alt text Russian, image 1" })).toHaveValue("Ротор на стенде")
  })

/** Every kind of record with one image, edited in a dialog. */
const dialogs: {
  kind: string
  title: string
  open: (api: DashboardApi) => Promise<{ screen: string; button: string; image: () => Promise<Image | undefined> }>
}[] = [
  {
    kind: "product property",
    title: "Edit property",
    open: async (api) => {
      const product = await add(api, "/product", { title: "Einbildprobe" })
      await add(api, "/product/property", { product_id: String(product), description: "<p>Welle</p>" }, "image")
      const image = async () =>
        (await api.get<{ property: Pictured[] }>(`/product/${product}`)).property[0]?.image_list[0]
      return { screen: `/dashboard/product/${product}`, button: "Edit property 1", image }
    },
  },
  {
    kind: "page part",
    title: "Edit part",
    open: async (api) => {
      const id = await add(api, "/page/page-part/gas-turbina", { description_de: "<p>Einbildteil</p>" }, "image")
      const image = async () =>
        (await api.get<{ parts: Pictured[] }>("/page/gas-turbina")).parts.find((part) => part.id === id)?.image_list[0]
      return { screen: "/dashboard/gas-turbina", button: "Edit part: Einbildteil", image }
    },
  },
  {
    kind: "partner",
    title: "Edit partner",
    open: async (api) => {
      const id = await add(api, "/partner", { text_de: "<p>Einbildpartner</p>" }, "image")
      const image = async () => (await api.get<Pictured>(`/partner/show/${id}`)).image_list[0]
      return { screen: "/dashboard/partners", button: "Edit partner: Einbildpartner", image }
    },
  },
  {
    kind: "category",
    title: "Edit category",
    open: async (api) => {
      const made = await api.call("POST", "/category", { name: "Einbildkategorie", lang: "DE" })
      const { id } = (await made.json()) as Pictured
      const image = async () =>
        (await api.get<Pictured[]>("/category")).find((category) => category.id === id)?.image_list[0]
      return { screen: "/dashboard/categories", button: "Edit “Einbildkategorie”", image }
    },
  },
]

for (const { kind, title, open } of sampleOne(dialogs))
  test(`the image of a ${kind} is dropped, rejected with the reason, replaced and described`, async ({
    dashboard,
    api,
    allowProblem,
  }) => {
    allowProblem(/status of 415/u)
    const { screen, button, image } = await open(api)
    await dashboard.goto(screen)
    const dialog = dashboard.getByRole("dialog", { name: title })
    const save = dialog.getByRole("button", { name: "Save", exact: true })
    const zone = dialog.getByRole("button", { name: /^(?:Choose an|Replace the) image/u })
    await dashboard.getByRole("button", { name: button }).click()
    await drop(zone, drawing("falsch.jpg", "image/jpeg"))
    const refused = dialog.getByRole("alert").filter({ hasText: "falsch.jpg was not accepted" })
    await expect(refused).toContainText("Not an image of type PNG, JPG or GIF.")
    await refused.getByRole("button", { name: "Do not upload" }).click()
    const before = (await image())?.width
    await drop(zone, await photo("neu.jpg", 905))
    await expect(dialog.getByText("comes with saving")).toBeVisible()
    expect((await image())?.width).toBe(before)
    await dialog.getByRole("textbox", { name: "Alt text English" }).fill("Shaft on the bench")
    await save.click()
    await expect(dialog).toBeHidden()
    await expect(message(dashboard, "Successfully updated")).toBeVisible()
    expect(await image()).toMatchObject({ width: 905, alt_de: "", alt_en: "Shaft on the bench" })

    await dashboard.getByRole("button", { name: button }).click()
    await expect(dialog.getByRole("textbox", { name: "Alt text English" })).toHaveValue("Shaft on the bench")
    await dialog.getByRole("textbox", { name: "Alt text German" }).fill("Welle auf dem Prüfstand")
    await choose(dashboard, dialog, /^Replace the image/u, await photo("neuer.jpg", 915))
    await save.click()
    await expect(dialog).toBeHidden()
    expect(await image()).toMatchObject({
      width: 915,
      alt_de: "Welle auf dem Prüfstand",
      alt_en: "Shaft on the bench",
    })

    await dashboard.getByRole("button", { name: button }).click()
    await choose(dashboard, dialog, /^Replace the image/u, await photo("spaeter.jpg", 925))
    const fresh = dialog.getByText("comes with saving")
    await expect(fresh).toBeVisible()
    await dashboard.reload()
    await dashboard.getByRole("button", { name: button }).click()
    await dialog.getByRole("button", { name: "Use the input" }).click()
    await expect(fresh).toBeVisible()
    expect((await image())?.width).toBe(915)
    await save.click()
    await expect(dialog).toBeHidden()
    expect(await image()).toMatchObject({ width: 925, alt_de: "Welle auf dem Prüfstand" })
  })
