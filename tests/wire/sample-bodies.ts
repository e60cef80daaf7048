import { setTimeout } from "node:timers/promises"
import { imageForm, picture, sheetForm, workbook } from "#tests/harness/samples.ts"
import { solve } from "#tests/harness/human-check.ts"
import { password } from "#tests/harness/test-site.ts"
import type { Challenge } from "#contract/human-check.ts"
import type { WireContent } from "./content.ts"
import type { WireSite } from "./wire-site.ts"

interface Sample {
  /** Below /api. */
  path: string
  body: unknown
}

type MakeSample = (content: WireContent, wire: WireSite) => Sample | Promise<Sample>

const at = (path: string, body: unknown): Sample => ({ path, body })
const image = async (fields: Record<string, string> = {}) => imageForm("image", await picture(48, 48), fields)
const images = async (fields: Record<string, string>) => imageForm("images[]", await picture(48, 48), fields)
const english = { lang: "en" }
const alt = { alt_de: "Bild" }
let width = 20
const login = { login: "admin", password }

/** A body that each call takes, in an order in which all can be sent one after the other to a filled site. */
export const sampleBodies: Record<string, MakeSample> = {
  "PATCH /settings": () => at("/settings", { footer_text: "Text" }),
  "PATCH /service/{owner}/image/{imageId}": ({ service }) =>
    at(`/service/${service.id}/image/${service.image_list[0]?.id}`, alt),
  "PATCH /page/{owner}/image/{imageId}": ({ page }) => at(`/page/careers/image/${page.image_list[0]?.id}`, alt),
  "PATCH /page/page-part/{owner}/image/{imageId}": ({ pageBlock }) =>
    at(`/page/page-part/${pageBlock.id}/image/${pageBlock.image_list[0]?.id}`, alt),
  "PATCH /spare/{owner}/image/{imageId}": ({ spare }) => at(`/spare/${spare.id}/image/${spare.image_list[0]?.id}`, alt),
  "PATCH /product/{owner}/image/{imageId}": ({ product }) =>
    at(`/product/${product.id}/image/${product.image_list[0]?.id}`, alt),
  "PATCH /category/{owner}/image/{imageId}": ({ category }) =>
    at(`/category/${category.id}/image/${category.image_list[0]?.id}`, alt),
  "PATCH /partner/{owner}/image/{imageId}": ({ partner }) =>
    at(`/partner/${partner.id}/image/${partner.image_list[0]?.id}`, alt),
  "PATCH /product/property/{owner}/image/{imageId}": ({ property }) =>
    at(`/product/property/${property.id}/image/${property.image_list[0]?.id}`, alt),
  "POST /settings/current": () => at("/settings/current", english),
  "POST /service": async () => at("/service", await images({ title_de: "Neu" })),
  "PATCH /service/{id}": ({ service }) => at(`/service/${service.id}`, { summary_de: "Kurz" }),
  "POST /service/{id}/current": ({ service }) => at(`/service/${service.id}/current`, english),
  "POST /service/{owner}/image/add": async ({ service }) => at(`/service/${service.id}/image/add`, await image()),
  "PATCH /service/{owner}/image/order": ({ service }) =>
    at(`/service/${service.id}/image/order`, { paths: service.images }),
  "DELETE /service/{owner}/image/delete": ({ service }) =>
    at(`/service/${service.id}/image/delete`, { path: service.images[0] }),
  "POST /page/{owner}/image/add": async () => at("/page/careers/image/add", await image()),
  "PATCH /page/{owner}/image/order": ({ page }) => at("/page/careers/image/order", { paths: page.images }),
  "DELETE /page/{owner}/image/delete": ({ page }) => at("/page/careers/image/delete", { path: page.images[0] }),
  "POST /page/page-part/gas-turbina": async () =>
    at("/page/page-part/gas-turbina", await image({ description_de: "Text" })),
  "PATCH /page/page-part/{id}": ({ pageBlock }) => at(`/page/page-part/${pageBlock.id}`, { description_de: "Neu" }),
  "POST /page/page-part/{id}/current": ({ pageBlock }) => at(`/page/page-part/${pageBlock.id}/current`, english),
  "DELETE /page/page-part/{owner}/image/delete": ({ pageBlock }) =>
    at(`/page/page-part/${pageBlock.id}/image/delete`, { path: pageBlock.images[0] }),
  "POST /page/page-part/{owner}/image/add": async ({ pageBlock }) =>
    at(`/page/page-part/${pageBlock.id}/image/add`, await image()),
  "PATCH /page/{id}": () => at("/page/careers", { text_de: "<p>Text</p>" }),
  "POST /page/{id}/current": () => at("/page/careers/current", english),
  "POST /spare": async () => at("/spare", await images({ title_de: "Neu" })),
  "PATCH /spare/{id}": ({ spare }) => at(`/spare/${spare.id}`, { subtitle_de: "Kurz" }),
  "POST /spare/{id}/current": ({ spare }) => at(`/spare/${spare.id}/current`, english),
  "POST /spare/{owner}/image/add": async ({ spare }) => at(`/spare/${spare.id}/image/add`, await image()),
  "PATCH /spare/{owner}/image/order": ({ spare }) => at(`/spare/${spare.id}/image/order`, { paths: spare.images }),
  "DELETE /spare/{owner}/image/delete": ({ spare }) => at(`/spare/${spare.id}/image/delete`, { path: spare.images[0] }),
  "POST /spare/{id}/part": ({ spare }) => at(`/spare/${spare.id}/part`, { partnumber: "NEW-1", quantity: 1 }),
  "PATCH /spare/{id}/part/{partId}": ({ spare, part }) => at(`/spare/${spare.id}/part/${part.id}`, { quantity: 4 }),
  "POST /spare/{id}/part/bulk": ({ spare, part }) =>
    at(`/spare/${spare.id}/part/bulk`, { ids: [part.id], action: "delete" }),
  "POST /trash/restore": ({ part }) => at("/trash/restore", { ids: [`part-${part.id}`] }),
  "POST /spare/{id}/excel/update": async ({ spare }) =>
    at(`/spare/${spare.id}/excel/update`, sheetForm(await workbook([["Part number"], ["NEW-2"]]))),
  "POST /product": async () => at("/product", await images({ title: "Neu", lang: "DE" })),
  "PATCH /product/{id}": ({ product }) => at(`/product/${product.id}`, { model: "LM2500" }),
  "POST /product/property": async ({ product }) =>
    at("/product/property", await image({ product_id: String(product.id), description: "Text" })),
  "PATCH /product/property/{id}": async ({ property }) => at(`/product/property/${property.id}`, await image()),
  "PATCH /product/{id}/property/order": ({ product, property }) =>
    at(`/product/${product.id}/property/order`, { ids: [property.id] }),
  "POST /product/{owner}/image/add": async ({ product }) => at(`/product/${product.id}/image/add`, await image()),
  "PATCH /product/{owner}/image/order": ({ product }) =>
    at(`/product/${product.id}/image/order`, { paths: product.images }),
  "DELETE /product/{owner}/image/delete": ({ product }) =>
    at(`/product/${product.id}/image/delete`, { path: product.images[0] }),
  "POST /category": () => at("/category", { name: "Neu", lang: "DE" }),
  "PATCH /category/{id}": ({ category }) => at(`/category/${category.id}`, { summary: "Kurz" }),
  "DELETE /category/{owner}/image/delete": ({ category }) =>
    at(`/category/${category.id}/image/delete`, { path: category.images[0] }),
  "POST /category/{owner}/image/add": async ({ category }) => at(`/category/${category.id}/image/add`, await image()),
  "POST /partner": async () => at("/partner", await image({ text_de: "Neu" })),
  "PATCH /partner/{id}": async ({ partner }) => at(`/partner/${partner.id}`, await image({ text_de: "Anders" })),
  "POST /partner/{id}/current": ({ partner }) => at(`/partner/${partner.id}/current`, english),
  // A picture with one use.
  "PATCH /image": async ({ spare }, wire) => {
    const form = imageForm("image", await picture(++width, 31))
    const added = await wire.site.asOwner("POST", `/api/spare/${spare.id}/image/add`, form)
    return at("/image", { path: ((await added.json()) as { path: string }).path, ...alt })
  },
  "POST /request": () => at("/request", { name: "A", company: "B", email: "b@example.com" }),
  "PATCH /request/{id}": ({ inquiry }) => at(`/request/${inquiry.id}`, { read: true }),
  "POST /application": () => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ first_name: "A", last_name: "B", email: "c@example.com" }))
      form.set(name, value)
    return at("/application", form)
  },
  "POST /part/lookup": () => at("/part/lookup", { numbers: ["9047-A"] }),
  "POST /captcha/verify": async (_content, wire) => {
    const challenge = JSON.parse((await wire.send("GET", "/api/captcha/challenge")).text) as Challenge
    const nonce = solve(challenge)
    // Solving blocks the event loop: the timers that close idle connections run before one is used again.
    await setTimeout(1)
    return at("/captcha/verify", { id: challenge.id, nonce })
  },
  "POST /auth/login": () => at("/auth/login", login),
  "PATCH /auth/login": () => at("/auth/login", login),
  "PATCH /auth/password": () => at("/auth/password", { old_password: password, password: "Verdichter-Rad-1997!" }),
}
