import { setTimeout } from "node:timers/promises"
import { imageForm, picture, sheetForm, workbook } from "#tests/harness/samples.ts"
import { solve } from "#tests/harness/human-check.ts"
import { mail } from "#tests/harness/mail-samples.ts"
import { readMail } from "#server/features/inquiry/incoming/read-mail.ts"
import { importMail } from "#server/features/inquiry/incoming/import-mail.ts"
import type { UnsortedPage } from "#contract/unsorted-mail.ts"
import { createAuthenticator } from "#tests/harness/authenticator.ts"
import { deviceCode } from "#tests/harness/device-code.ts"
import { json, password } from "#tests/harness/test-site.ts"
import { addDemand } from "#server/demand/demand-store.ts"
import type { DeviceKey, Passkey, PasskeyStart } from "#contract/auth.ts"
import type { Challenge } from "#contract/human-check.ts"
import type { InquiryReceipt } from "#contract/inquiry.ts"
import type { PicturePage } from "#contract/picture.ts"
import type { Invited } from "#contract/people.ts"
import type { RedirectPage } from "#contract/redirect.ts"
import type { WireContent } from "./content.ts"
import type { WireSite } from "./wire-site.ts"

interface Sample {
  /** Below /api. */
  path: string
  body: unknown
}

interface Made {
  id: number
}

type MakeSample = (content: WireContent, wire: WireSite) => Sample | Promise<Sample>

const at = (path: string, body: unknown): Sample => ({ path, body })
const image = async (fields: Record<string, string> = {}) => imageForm("image", await picture(48, 48), fields)
const logo = async () => imageForm("image", await picture(80, 80, "png"), {}, "logo.png")
const images = async (fields: Record<string, string>) => imageForm("images[]", await picture(48, 48), fields)
const english = { lang: "en" }
const alt = { alt_de: "Bild" }
const hashOf = (path = "") => /[0-9a-f]{32}/u.exec(path)?.[0] ?? ""
let width = 20
const login = { login: "admin", password }

let invited = 0

async function inviteSomebody(wire: WireSite): Promise<Invited> {
  const body = { name: "Somebody", login: `somebody-${++invited}`, roles: ["parts"] }
  return (await (await wire.site.asOwner("POST", "/api/people", body)).json()) as Invited
}

const ticketOf = ({ url }: Invited) => url.slice(url.indexOf("#") + 1)
const ticketFor = async (wire: WireSite) => ticketOf(await inviteSomebody(wire))

/** Invites a person, who accepts if requested; returns the account's id. */
async function invite(wire: WireSite, accepted = false): Promise<number> {
  const made = await inviteSomebody(wire)
  if (accepted)
    await wire.site.request(
      "/api/auth/accept",
      json("POST", { ticket: ticketOf(made), password: "Leitschaufel-Ring-1988!" }),
    )
  return made.person.id
}

/** Begins an offer in an inquiry of its own; returns its id. */
export async function beginOffer(wire: WireSite): Promise<number> {
  const taken = await wire.site.asOwner("POST", "/api/request/desk", { name: "A", email: "o@example.com" })
  const inquiry = (await taken.json()) as Made
  const begun = await wire.site.asOwner("POST", `/api/request/${inquiry.id}/offer`)
  return ((await begun.json()) as Made).id
}

/** Returns the records of a list in another order. */
async function turned(wire: WireSite, path: string, listed = path, scope: object = {}): Promise<Sample> {
  const body: unknown = await (await wire.site.asOwner("GET", `/api${listed}`)).json()
  const records = Array.isArray(body) ? (body as Made[]) : (body as { parts: Made[] }).parts
  return at(`${path}/order`, { ...scope, ids: records.map(({ id }) => id).toReversed() })
}

/** A valid body for each call, in an order in which all can be sent in sequence to a filled site. */
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
  "PATCH /service/order": (_content, wire) => turned(wire, "/service"),
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
  "POST /mail/test": () => at("/mail/test", {}),
  "PATCH /finding/{check}": () => at("/finding/disk", { ignored: true }),
  "POST /settings/image/{name}": async () => at("/settings/image/logo", await logo()),
  "POST /page/page-part/{id}": async () => at("/page/page-part/gas-turbina", await image({ description_de: "Text" })),
  "PATCH /page/page-part/order": (_content, wire) =>
    turned(wire, "/page/page-part", "/page/gas-turbina", { page_id: "gas-turbina" }),
  "PATCH /page/page-part/{id}": ({ pageBlock }) => at(`/page/page-part/${pageBlock.id}`, { description_de: "Neu" }),
  "POST /page/page-part/{id}/current": ({ pageBlock }) => at(`/page/page-part/${pageBlock.id}/current`, english),
  "DELETE /page/page-part/{owner}/image/delete": ({ pageBlock }) =>
    at(`/page/page-part/${pageBlock.id}/image/delete`, { path: pageBlock.images[0] }),
  "POST /page/page-part/{owner}/image/add": async ({ pageBlock }) =>
    at(`/page/page-part/${pageBlock.id}/image/add`, await image()),
  "PATCH /page/{id}": () => at("/page/careers", { text_de: "<p>Text</p>" }),
  "POST /page/{id}/current": () => at("/page/careers/current", english),
  "POST /spare": async () => at("/spare", await images({ title_de: "Neu" })),
  "PATCH /spare/order": (_content, wire) => turned(wire, "/spare"),
  "PATCH /spare/{id}": ({ spare }) => at(`/spare/${spare.id}`, { subtitle_de: "Kurz" }),
  "POST /spare/{id}/current": ({ spare }) => at(`/spare/${spare.id}/current`, english),
  "POST /spare/{owner}/image/add": async ({ spare }) => at(`/spare/${spare.id}/image/add`, await image()),
  "PATCH /spare/{owner}/image/order": ({ spare }) => at(`/spare/${spare.id}/image/order`, { paths: spare.images }),
  "DELETE /spare/{owner}/image/delete": ({ spare }) => at(`/spare/${spare.id}/image/delete`, { path: spare.images[0] }),
  "POST /spare/{id}/part": ({ spare }) => at(`/spare/${spare.id}/part`, { partnumber: "NEW-1", quantity: 1 }),
  "PATCH /spare/{id}/part/{partId}": ({ spare, part }) => at(`/spare/${spare.id}/part/${part.id}`, { quantity: 4 }),
  "PATCH /spare/{id}/part/bulk": ({ spare, part }) =>
    at(`/spare/${spare.id}/part/bulk`, { ids: [part.id], fields: { quantity: 5 } }),
  "PATCH /part": ({ part }) => at("/part", { parts: [{ id: part.id, quantity: 6 }] }),
  "POST /part/undo": ({ part }) => at("/part/undo", { parts: [{ id: part.id, version: 4 }] }),
  "POST /spare/{id}/part/rows": ({ spare }) => at(`/spare/${spare.id}/part/rows`, { parts: [{ partnumber: "ROW-1" }] }),
  "POST /spare/{id}/part/bulk": ({ spare, part }) =>
    at(`/spare/${spare.id}/part/bulk`, { ids: [part.id], action: "delete" }),
  "POST /trash/restore": ({ part }) => at("/trash/restore", { ids: [`part-${part.id}`] }),
  "POST /spare/{id}/excel/update": async ({ spare }) =>
    at(`/spare/${spare.id}/excel/update`, sheetForm(await workbook([["Part number"], ["NEW-2"]]))),
  "POST /spare/excel/update": async ({ spare }) => {
    const rows = [
      ["Group", "Part number"],
      [spare.id, "NEW-3"],
    ]
    return at("/spare/excel/update", sheetForm(await workbook(rows)))
  },
  "POST /spare/excel/refused": async () =>
    at(
      "/spare/excel/refused",
      sheetForm(
        await workbook([
          ["Part number", "Quantity"],
          ["NEW-2", "many"],
        ]),
      ),
    ),
  "POST /product": async () => at("/product", await images({ title: "Neu", lang: "DE" })),
  "PATCH /product/order": async ({ category }, wire) => {
    const fields = { title: "Neu", lang: "DE", category_id: String(category.id) }
    await wire.site.asOwner("POST", "/api/product", await images(fields))
    const scope = { category_id: category.id, lang: "DE" }
    return turned(wire, "/product", `/product?lang=DE&category=${category.id}`, scope)
  },
  "PATCH /product/{id}": ({ product }) => at(`/product/${product.id}`, { model: "LM2500" }),
  "POST /product/property": async ({ product }) =>
    at("/product/property", await image({ product_id: String(product.id), description: "Text" })),
  "PATCH /product/property/{id}": async ({ property }) => at(`/product/property/${property.id}`, await image()),
  "PATCH /product/property/order": async ({ product }, wire) => {
    const fields = { product_id: String(product.id), description: "Text" }
    await wire.site.asOwner("POST", "/api/product/property", await image(fields))
    const shown = await wire.site.asOwner("GET", `/api/product/show/${product.id}`)
    const { property } = (await shown.json()) as { property: Made[] }
    return at("/product/property/order", { product_id: product.id, ids: property.map(({ id }) => id).toReversed() })
  },
  "POST /product/{owner}/image/add": async ({ product }) => at(`/product/${product.id}/image/add`, await image()),
  "PATCH /product/{owner}/image/order": ({ product }) =>
    at(`/product/${product.id}/image/order`, { paths: product.images }),
  "DELETE /product/{owner}/image/delete": ({ product }) =>
    at(`/product/${product.id}/image/delete`, { path: product.images[0] }),
  "POST /category": () => at("/category", { name: "Neu", lang: "DE" }),
  "PATCH /category/order": (_content, wire) => turned(wire, "/category"),
  "PATCH /category/{id}": ({ category }) => at(`/category/${category.id}`, { summary: "Kurz" }),
  "DELETE /category/{owner}/image/delete": ({ category }) =>
    at(`/category/${category.id}/image/delete`, { path: category.images[0] }),
  "POST /category/{owner}/image/add": async ({ category }) => at(`/category/${category.id}/image/add`, await image()),
  "POST /partner": async () => at("/partner", await image({ text_de: "Neu" })),
  "PATCH /partner/order": (_content, wire) => turned(wire, "/partner", "/partner/all"),
  "PATCH /partner/{id}": async ({ partner }) => at(`/partner/${partner.id}`, await image({ text_de: "Anders" })),
  "POST /partner/{id}/current": ({ partner }) => at(`/partner/${partner.id}/current`, english),
  "POST /draft/{kind}/{id}/image": async ({ service }) => at(`/draft/service/${service.id}/image`, await image()),
  "POST /draft/{kind}/{id}/picture": ({ service }) =>
    at(`/draft/service/${service.id}/picture`, { hash: /[0-9a-f]{32}/u.exec(service.images[0] ?? "")?.[0] }),
  "PUT /draft/{kind}/{id}": ({ service }) =>
    at(`/draft/service/${service.id}`, { patch: { title_en: "Waiting" }, based_on: 1 }),
  "POST /plan": async ({ service }, wire) => {
    const draft = { patch: { title_en: "Planned" }, based_on: 1 }
    await wire.site.asOwner("PUT", `/api/draft/service/${service.id}`, draft)
    const tomorrow = new Date(wire.site.app.clock().getTime() + 86_400_000).toISOString()
    return at("/plan", { kind: "service", id: service.id, at: tomorrow, act: "publish" })
  },
  "POST /share": ({ service }) => at("/share", { kind: "service", id: service.id, days: 7 }),
  "PUT /share/mine": ({ service }) =>
    at("/share/mine", { kind: "service", id: service.id, patch: { title_en: "Typing" } }),
  "PUT /draft/{kind}/{id}/presence": ({ service }) => at(`/draft/service/${service.id}/presence`, { editing: true }),
  "POST /draft/{kind}/{id}/return": async ({ service }, wire) => {
    const draft = { patch: { title_en: `Ready ${++width}` }, based_on: 1, ready: true }
    await wire.site.asOwner("PUT", `/api/draft/service/${service.id}`, draft)
    return at(`/draft/service/${service.id}/return`, { note: "Please add the dates." })
  },
  "POST /draft/{kind}/{id}/publish": ({ service }) => at(`/draft/service/${service.id}/publish`, {}),
  // A picture with one use.
  "PATCH /image": async ({ spare }, wire) => {
    const form = imageForm("image", await picture(++width, 31))
    const added = await wire.site.asOwner("POST", `/api/spare/${spare.id}/image/add`, form)
    return at("/image", { path: ((await added.json()) as { path: string }).path, ...alt })
  },
  "POST /picture/{hash}/replace": async ({ service }) =>
    at(`/picture/${hashOf(service.images[0])}/replace`, imageForm("image", await picture(++width, 32))),
  "PATCH /picture/{hash}": async ({ spare }, wire) => {
    const [to] = ((await (await wire.site.asOwner("GET", "/api/picture")).json()) as PicturePage).items
    const form = imageForm("image", await picture(++width, 33))
    const added = await wire.site.asOwner("POST", `/api/spare/${spare.id}/image/add`, form)
    const { id, path } = (await added.json()) as { id: number; path: string }
    return at(`/picture/${hashOf(path)}`, { hash: to?.hash, images: [id] })
  },
  "POST /request": () => at("/request", { name: "A", company: "B", email: "b@example.com" }),
  "POST /request/photos": async (_content, wire) => {
    const inquiry = { name: "A", company: "B", email: "b@example.com", photos_follow: true }
    const sent = await wire.site.request("/api/request", json("POST", inquiry))
    const { photos_key = "" } = (await sent.json()) as InquiryReceipt
    return at("/request/photos", imageForm("photos[]", await picture(48, 48), { photos_key }))
  },
  "PATCH /request/{id}": ({ inquiry }) => at(`/request/${inquiry.id}`, { read: true }),
  "POST /request/desk": () => at("/request/desk", { name: "A", source: "phone" }),
  "POST /request/{id}/message": ({ inquiry }) => at(`/request/${inquiry.id}/message`, { kind: "note", text: "A" }),
  "POST /request/{id}/line": ({ inquiry }) => at(`/request/${inquiry.id}/line`, { lines: [{ partnumber: "L-1" }] }),
  "POST /request/{id}/line/read": ({ inquiry }) => at(`/request/${inquiry.id}/line/read`, { text: "2 x L31742P02" }),
  "POST /line/read": () => at("/line/read", { text: "2 x L31742P02" }),
  "PATCH /line/{id}": async ({ inquiry }, wire) => {
    const added = await wire.site.asOwner("POST", `/api/request/${inquiry.id}/line`, { lines: [{ partnumber: "L-2" }] })
    const lines = (await added.json()) as { id: number }[]
    return at(`/line/${lines.at(-1)?.id}`, { quantity: 2 })
  },
  "PATCH /offer/settings": () => at("/offer/settings", { valid_days: 14 }),
  "POST /offer/{id}/send": async (_content, wire) => at(`/offer/${await beginOffer(wire)}/send`, {}),
  "PATCH /offer/{id}": async (_content, wire) => at(`/offer/${await beginOffer(wire)}`, { payment: "30 days" }),
  "POST /request/{id}/merge": async ({ inquiry }, wire) => {
    const taken = await wire.site.asOwner("POST", "/api/request/desk", { name: "A" })
    const { id } = (await taken.json()) as Made
    return at(`/request/${id}/merge`, { into: inquiry.id })
  },
  "POST /request/{id}/eml": ({ inquiry }) => {
    const form = new FormData()
    form.append("eml", new File([new Uint8Array(mail())], "mail.eml"))
    return at(`/request/${inquiry.id}/eml`, form)
  },
  "POST /mail/unsorted/{id}": async ({ inquiry }, wire) => {
    const { app } = wire.site
    await importMail(app, await readMail(mail({ from: null })), app.clock())
    const { items } = (await (await wire.site.asOwner("GET", "/api/mail/unsorted")).json()) as UnsortedPage
    return at(`/mail/unsorted/${items[0]?.id}`, { request_id: inquiry.id })
  },
  "PUT /request/{id}/presence": ({ inquiry }) => at(`/request/${inquiry.id}/presence`, { writing: true }),
  "POST /synonym": () => at("/synonym", { title_de: "Schaufelrad, Rad", title_en: "Wheel" }),
  "PATCH /synonym/order": (_content, wire) => turned(wire, "/synonym"),
  "PATCH /synonym/{id}": () => at("/synonym/1", { title_de: "Hochdruckturbine" }),
  "POST /template": () => at("/template", { title_de: "A" }),
  "PATCH /template/order": (_content, wire) => turned(wire, "/template"),
  "PATCH /template/{id}": () => at("/template/1", { title_de: "B" }),
  "POST /application": () => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ first_name: "A", last_name: "B", email: "c@example.com" }))
      form.set(name, value)
    return at("/application", form)
  },
  "POST /part-alias": () => at("/part-alias", { alias: "OEM 77-1", partnumber: "NEW-2" }),
  "PATCH /demand": async (_content, wire) => {
    const { db, clock } = wire.site.app
    await addDemand(db, [{ kind: "search", term: "9811m20p07", lang: "de", count: 1 }], clock())
    return at("/demand", { term: "9811M20P07", ignored: true })
  },
  "PUT /translation": ({ service }) =>
    at("/translation", { key: `service/${service.id}/title/en`, translation: "Balancing" }),
  "POST /translation/current": ({ service }) => at("/translation/current", { key: `service/${service.id}/title/en` }),
  "POST /translation/import": async (_content, wire) => {
    const file = await wire.site.asOwner("GET", "/api/translation/export?format=xliff&state=all")
    const form = new FormData()
    const text = (await file.text()).replace(/(<target[^>]*>)Title</u, `$1Title ${++width}<`)
    form.append("file", new File([text], "all.xlf"))
    return at("/translation/import", form)
  },
  "POST /draft/publish": async ({ service }, wire) => {
    const draft = { patch: { title_de: "Wuchten" }, based_on: 1 }
    const saved = await wire.site.asOwner("PUT", `/api/draft/service/${service.id}`, draft)
    const { draft: made } = (await saved.json()) as { draft: { version: number } | null }
    return at("/draft/publish", { drafts: [{ kind: "service", id: String(service.id), version: made?.version ?? 1 }] })
  },
  "POST /redirect": () => at("/redirect", { from: "/index.php?id=17", target: "/contact" }),
  "POST /redirect/unknown": () => at("/redirect/unknown", { paths: ["/contact", "/service/99"] }),
  "POST /redirect/import": () => {
    const form = new FormData()
    form.append("csv", new File(["/alt.html;/en/contact"], "redirects.csv"))
    return at("/redirect/import", form)
  },
  "PATCH /redirect/{id}": async (_content, wire) => {
    const { items } = (await (await wire.site.asOwner("GET", "/api/redirect")).json()) as RedirectPage
    return at(`/redirect/${items[0]?.id}`, { target: "/careers" })
  },
  "POST /part/sheet": () => {
    const form = new FormData()
    form.append("file", new File(["9047-A;2"], "list.csv"))
    return at("/part/sheet", form)
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
  "PATCH /auth/profile": () => at("/auth/profile", { name: "Henrik Vossfeld" }),
  "POST /auth/confirm": () => at("/auth/confirm", { password }),
  "POST /people": () => at("/people", { name: "Anna Reimer", login: "reimer", roles: ["editor"] }),
  "PATCH /people": () => at("/people", { second_factor: "off" }),
  "PATCH /people/{id}": async (_content, wire) =>
    at(`/people/${await invite(wire)}`, { roles: ["translator"], languages: ["ru"] }),
  "POST /people/{id}/invite": async (_content, wire) => at(`/people/${await invite(wire)}/invite`, {}),
  "POST /people/{id}/reset": async (_content, wire) => at(`/people/${await invite(wire, true)}/reset`, {}),
  "POST /token": () => at("/token", { name: "ERP", abilities: ["parts.edit"], days: 365 }),
  "POST /auth/ticket": async (_content, wire) => at("/auth/ticket", { ticket: await ticketFor(wire) }),
  "POST /auth/accept": async (_content, wire) =>
    at("/auth/accept", { ticket: await ticketFor(wire), password: "Leitschaufel-Ring-1988!" }),
  "POST /auth/reset": () => at("/auth/reset", { login: "admin" }),
  "POST /auth/second-factor": async (_content, wire) => {
    const { secret } = (await (await wire.site.asOwner("POST", "/api/auth/second-factor/start")).json()) as DeviceKey
    return at("/auth/second-factor", { code: deviceCode(secret, wire.site.app.clock()) })
  },
  "POST /auth/passkeys": async (_content, wire) => {
    const started = (await (await wire.site.asOwner("POST", "/api/auth/passkeys/start")).json()) as PasskeyStart
    const authenticator = createAuthenticator(new URL(wire.site.app.config.publicUrl).origin)
    const passkey = authenticator.create(started.options as { challenge: string })
    return at("/auth/passkeys", { ticket: started.ticket, name: "Laptop", passkey })
  },
  "PATCH /auth/passkeys/{id}": async (_content, wire) => {
    const [passkey] = (await (await wire.site.asOwner("GET", "/api/auth/passkeys")).json()) as Passkey[]
    return at(`/auth/passkeys/${passkey?.id}`, { name: "Desk" })
  },
  "PATCH /auth/login": () => at("/auth/login", login),
  "PATCH /auth/password": () => at("/auth/password", { old_password: password, password: "Verdichter-Rad-1997!" }),
}
