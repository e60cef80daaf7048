import { beforeAll, beforeEach, expect, it } from "vitest"
import { maxLinksChecked } from "#contract/redirect-constants.ts"
import type { Redirect, RedirectImport, RedirectPage } from "#contract/redirect.ts"
import type { Service } from "#contract/service.ts"
import type { OpenDatabase } from "#server/db/dialects/dialect.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { explainAll } from "#tests/harness/query-plans.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { type TestSite, json, openTestSite, password } from "#tests/harness/test-site.ts"
import { resolveMissing } from "./resolve-missing.ts"

const browser = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0", "Accept-Language": "de" }

onEnginesInTurn("/api/redirect", (open) => {
  let opened: OpenDatabase
  let site: TestSite
  let service: number
  let bearer: Record<string, string> = {}
  const asOwner: TestSite["asOwner"] = (method, path, body, headers) =>
    site.asOwner(method, path, body, { ...headers, ...bearer })
  const read = async <T>(path: string) => (await (await asOwner("GET", `/api/redirect${path}`)).json()) as T
  const add = (from: string, target: string, status = 308) => asOwner("POST", "/api/redirect", { from, target, status })
  const ask = async (path: string, init: { method?: string; headers?: Record<string, string> } = {}) => {
    const { status, headers } = await site.request(path, { ...init, headers: { ...browser, ...init.headers } })
    return [status, headers.get("Location")]
  }
  const send = async (csv: string | Uint8Array<ArrayBuffer>, query = "") => {
    const form = new FormData()
    form.append("csv", new File([csv], "redirects.csv"))
    return asOwner("POST", `/api/redirect/import${query}`, form)
  }
  const imported = async (csv: string | Uint8Array<ArrayBuffer>, query = "") =>
    (await (await send(csv, query)).json()) as RedirectImport
  const outcomes = ({ rows }: RedirectImport) => rows.map(({ line, outcome, leads_to }) => [line, outcome, leads_to])

  beforeAll(async () => {
    opened = open()
    site = await openTestSite(opened, undefined, { env: { RATE_LIMITS: "off" } })
    const form = imageForm("images[]", await picture(), { title_de: "Rotorüberholung", title_en: "Rotor overhaul" })
    service = ((await (await asOwner("POST", "/api/service", form)).json()) as Service).id
  })
  beforeEach(async () => {
    await site.app.redirectHits.write()
    await site.app.db.deleteFrom("redirect").execute()
    // A new day needs a new session.
    site.time.now = new Date(site.time.now.getTime() + 86_400_000)
    const response = await site.request("/api/auth/login", json("POST", { login: "admin", password }))
    bearer = { Authorization: `Bearer ${((await response.json()) as { token: string }).token}` }
  })

  it("lists the site's addresses that lead nowhere", async () => {
    await add("/alt.html", "/contact")
    await add("/weg.html", "", 410)
    const known = ["/", "/contact/", "/en/contact?x=1#y", `/ru/service/${service}`, "/alt.html", "/robots.txt"]
    const unknown = ["/service/999", "/en/nothing", "/weg.html", "/%zz", "/part/unbekannt-1"]
    const paths = [...known, ...unknown]
    const response = await asOwner("POST", "/api/redirect/unknown", { paths })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ unknown })
    const many = { paths: Array.from({ length: maxLinksChecked + 1 }, () => "/") }
    expect((await asOwner("POST", "/api/redirect/unknown", many)).status).toBe(422)
    expect((await site.request("/api/redirect/unknown", json("POST", { paths }))).status).toBe(401)
  })

  it("redirects an old address to its page, in every spelling and for HEAD, and responds 410 for a page that is gone", async () => {
    expect(
      (await add("http://www.alt.example/Leistungen/Rotor%FCberholung.html", `/en/service/${service}#top`)).status,
    ).toBe(201)
    expect((await add("/shop", "", 410)).status).toBe(201)
    const target = `/en/service/${service}-rotor-overhaul#top`
    for (const spelling of [
      "/leistungen/rotor%C3%BCberholung.html",
      "/Leistungen/Rotor%FCberholung.html?utm_source=x",
      "/LEISTUNGEN//rotor%C3%BCberholung.HTML/",
    ])
      expect([spelling, ...(await ask(spelling))]).toEqual([spelling, 308, target])
    expect(await ask("/leistungen/rotor%FCberholung.html", { method: "HEAD" })).toEqual([308, target])
    const moved = await site.request("/leistungen/rotor%FCberholung.html")
    expect(moved.headers.get("Cache-Control")).toBe("no-cache")
    expect(moved.headers.get("X-Content-Type-Options")).toBe("nosniff")
    const gone = await site.request("/shop/")
    expect([gone.status, gone.headers.get("Location"), await gone.text()]).toEqual([
      410,
      null,
      "pages are tested in the browser",
    ])
    expect(await ask("/leistungen/andere.html")).toEqual([404, null])
    expect(await ask("/leistungen/rotor%FCberholung.html?id=1")).toEqual([404, null])
    expect(await ask("/shop", { method: "POST" })).toEqual([404, null])
  })

  it("rejects the address of a page, an existing redirect, and a target that is not a page", async () => {
    const refused = async (from: string, target: string) =>
      ((await (await add(from, target)).json()) as { errors: { path: string; code: string }[] }).errors.map(
        ({ path, code }) => `${path} ${code}`,
      )
    for (const living of [
      "/",
      "/de",
      "/en",
      `/service/${service}`,
      `/RU/service/${service}/?x=1`,
      `/service/${service}-alte-worte`,
      "/contact",
      "/api/x",
      "/dashboard",
    ])
      expect([living, await refused(living, "/contact")]).toEqual([living, ["from living_page"]])
    for (const target of [
      "/service/99999",
      "/nowhere",
      "contact",
      "//evil.example",
      "https://evil.example/contact",
      "person:12",
    ])
      expect([target, await refused("/alt", target)]).toEqual([target, ["target unknown_page"]])
    expect(await refused("/alt", "/ALT/")).toEqual(["target circle"])
    expect(await refused("/alt", "")).toEqual(["target required"])
    expect((await add("/alt", `service:${service}`)).status).toBe(201)
    expect(await refused("/Alt/", "/contact")).toEqual(["from duplicate"])
    expect(await ask("/alt")).toEqual([308, `/service/${service}-rotorueberholung`])
  })

  it("follows a chain in one hop, however it arose, and a cycle nowhere", async () => {
    await add("/b", "/contact")
    await add("/a", "/b")
    expect((await read<RedirectPage>("")).items.map(({ from, target }) => [from, target])).toEqual([
      ["/a", "/contact"],
      ["/b", "/contact"],
    ])
    const { db } = site.app
    await db.updateTable("redirect").set({ target: "/gone-page" }).where("source", "=", "/a").execute()
    expect(await ask("/a")).toEqual([404, null])
    await add("/gone-page", "/b")
    expect(await ask("/a")).toEqual([308, "/contact"])
    await db.updateTable("redirect").set({ target: "/a" }).where("source", "in", ["/gone-page", "/b"]).execute()
    expect(await ask("/a")).toEqual([404, null])
  })

  it("reads one index entry for a missing page", async () => {
    for (let at = 0; at < 50; at++) await add(`/alt/${at}.html`, "/contact")
    const plans = await explainAll(opened, (db) =>
      resolveMissing({ ...site.app, db }, "/leistungen/unbekannt.html?id=3"),
    )
    expect(plans).toHaveLength(1)
    expect(JSON.stringify(plans[0]?.plan)).toContain("redirect_by_key")
  })

  it("changes a redirect at the version that was seen, and deletes it", async () => {
    const made = (await (await add("/alt", "/contact")).json()) as Redirect
    expect(made).toMatchObject({ origin: "hand", hits: 0, page: { kind: "page", path: "/contact" }, version: 1 })
    const path = `/api/redirect/${made.id}`
    const changed = await asOwner("PATCH", path, { target: `/ru/service/${service}` }, { "If-Match": '"1"' })
    expect(await changed.json()).toMatchObject({
      target: `/ru/service/${service}`,
      version: 2,
      page: { kind: "service" },
    })
    const same = await asOwner("PATCH", path, { target: `/ru/service/${service}` })
    expect(await same.json()).toMatchObject({ version: 2 })
    expect((await asOwner("PATCH", path, { target: "/contact" }, { "If-Match": '"1"' })).status).toBe(412)
    expect(await (await asOwner("PATCH", path, { status: 410 })).json()).toMatchObject({ status: 410, target: "" })
    expect(await (await asOwner("PATCH", path, { target: "/careers" })).json()).toMatchObject({ status: 308 })
    expect((await asOwner("DELETE", path, undefined, { "If-Match": '"3"' })).status).toBe(412)
    expect((await asOwner("DELETE", path, undefined, { "If-Match": '"4"' })).status).toBe(204)
    expect((await asOwner("DELETE", path)).status).toBe(404)
    expect(await ask("/alt")).toEqual([404, null])
  })

  it("keeps a field that another call changes at the same time", async () => {
    const { id } = (await (await add("/gleichzeitig.html", "/contact")).json()) as Redirect
    const path = `/api/redirect/${id}`
    for (let round = 0; round < 5; round++) {
      const target = round % 2 === 0 ? "/careers" : "/imprint"
      const from = `/gleichzeitig-${round}.html`
      const both = await Promise.all([asOwner("PATCH", path, { from }), asOwner("PATCH", path, { target })])
      expect(both.map(({ status }) => status)).toEqual([200, 200])
      expect(await (await asOwner("PATCH", path, {})).json()).toMatchObject({ from, target })
    }
  })

  it("treats an unpublished page as missing", async () => {
    await add("/rotor.htm", `/service/${service}`)
    // Same as the listener does after each change.
    const hide = async (hidden: unknown) => {
      const response = await asOwner("PATCH", `/api/service/${service}`, { hidden })
      await site.app.content.refresh()
      return response
    }
    expect((await hide("all")).status).toBe(200)
    expect(await ask("/rotor.htm")).toEqual([404, null])
    expect((await add(`/service/${service}`, "/contact")).status).toBe(201)
    expect(await ask("/rotor.htm")).toEqual([308, "/contact"])
    expect((await hide([])).status).toBe(200)
    expect(await ask("/rotor.htm")).toEqual([308, `/service/${service}-rotorueberholung`])
  })

  it("lists redirects by use, finds them by old address and title, and marks broken ones", async () => {
    await add("/rotor.htm", `/service/${service}`)
    await add("/wir-ueber-uns", "/contact")
    await ask("/wir-ueber-uns")
    await ask("/wir-ueber-uns")
    await site.app.redirectHits.write()
    const found = async (query: string) => (await read<RedirectPage>(query)).items.map(({ from }) => from)
    expect(await read<RedirectPage>("")).toMatchObject({ hits: 2, counts: { all: 2, unused: 1, broken: 0 } })
    expect(await found("")).toEqual(["/wir-ueber-uns", "/rotor.htm"])
    expect(await found("?q=OVERHAUL")).toEqual(["/rotor.htm"])
    expect(await found("?q=ueber-uns")).toEqual(["/wir-ueber-uns"])
    expect(await found("?show=unused")).toEqual(["/rotor.htm"])
    expect(await found("?show=import&page=9")).toEqual([])
    await site.app.db.updateTable("redirect").set({ target: "/service/99999" }).where("hits", "=", 0).execute()
    expect(await found("?show=broken")).toEqual(["/rotor.htm"])
  })

  it("imports valid rows, names the fault of each other row, and writes nothing in a preview", async () => {
    await add("/alt-1", "/contact")
    await add("/alt-2", "/contact")
    const rows = [
      ["Old URL", "New URL", "Status"],
      ["/index.php?id=12&L=1", `/en/service/${service}`, "301"],
      ["/alt-1", "/contact", ""],
      ["/alt-2", "/careers", ""],
      ["/kette", "/index.php?L=1&id=12", ""],
      ["/weg.html", "", "410"],
      ["/produkte/sgt-1000.html", "/gas-turbina/sgt-1000", ""],
      ["/ALT-1/", "/careers", ""],
      ["/kreis-a", "/kreis-b", ""],
      ["/kreis-b", "/kreis-a", ""],
      [`/service/${service}`, "/contact", ""],
      ["/falsch", "/contact", "200"],
      ["", "/contact", ""],
    ]
    const csv = rows.map((cells) => cells.join(";")).join("\r\n")
    const preview = await imported(csv, "?preview=1")
    expect(outcomes(preview)).toEqual([
      [2, "new", `/en/service/${service}`],
      [3, "unchanged", "/contact"],
      [4, "changed", "/careers"],
      [5, "shortened", `/en/service/${service}`],
      [6, "new", ""],
      [7, "unknown_target", ""],
      [8, "double", ""],
      [9, "circle", ""],
      [10, "circle", ""],
      [11, "living", ""],
      [12, "unreadable", ""],
      [13, "unreadable", ""],
    ])
    expect(preview).toMatchObject({ writes: 4, counts: { new: 2, circle: 2 } })
    expect((await read<RedirectPage>("")).counts.all).toBe(2)
    expect(await imported(csv)).toEqual(preview)
    expect((await read<RedirectPage>("")).counts).toMatchObject({ all: 5, import: 3 })
    expect(await ask("/kette")).toEqual([308, `/en/service/${service}-rotor-overhaul`])
    expect(outcomes(await imported(csv)).filter(([, outcome]) => outcome === "unchanged")).toHaveLength(5)
  })

  it("imports while another call still reads the pages", async () => {
    const pages = Promise.withResolvers<never>()
    await site.app.db
      .updateTable("content_state")
      .set((eb) => ({ version: eb("version", "+", 1) }))
      .execute()
    await site.app.content.refresh()
    const other = site.app.content.remember("redirect|pages", () => pages.promise)
    try {
      expect(await imported("old;new\n/waiting.html;/contact\n")).toMatchObject({ writes: 1, counts: { new: 1 } })
    } finally {
      pages.reject(new Error("given up"))
      await expect(other).rejects.toThrow("given up")
    }
  })

  it("imports five hundred old addresses in Latin-1, each redirected to its page in one hop", async () => {
    const lines = Array.from({ length: 500 }, (_, at) => {
      const from = [
        `/index.php?id=${at}&L=1`,
        `/leistungen/\u00fcberholung-${at}.html`,
        `/leistungen/%FCberholung-${at}.html`,
        `/leistungen/gro%C3%9F-${at}/index.html`,
        `/Produkte/LM-${at}.HTM?cHash=0a1b&utm_source=news`,
      ][at % 5]
      return [from, at % 2 ? `/en/service/${service}` : "/contact"].join(";")
    })
    const csv = Uint8Array.from(Buffer.from(lines.join("\n"), "latin1"))
    expect(await imported(csv, "?preview=1")).toMatchObject({ writes: 500, counts: { new: 500 } })
    expect(await imported(csv)).toMatchObject({ writes: 500 })
    for (const [at, line] of lines.entries()) {
      const [from = "", to] = line.split(";")
      const target = to === "/contact" ? to : `${to}-rotor-overhaul`
      expect([from, ...(await ask(from))]).toEqual([from, 308, target])
      if (at % 5 === 0) expect(await ask(`/index.php?utm_medium=x&L=1&id=${at}`)).toEqual([308, target])
    }
    const file = await asOwner("GET", "/api/redirect/csv?words=de")
    const bytes = new Uint8Array(await file.arrayBuffer())
    expect(await imported(bytes, "?preview=1")).toMatchObject({ writes: 0, counts: { unchanged: 500 } })
  }, 60_000)

  it("rejects a file of another type, without rows, with too many, or with another name", async () => {
    expect((await send(new Uint8Array([0, 1, 2, 0, 0xff]))).status).toBe(422)
    expect((await send(Array.from({ length: 5_002 }, (_, at) => `/x${at};/contact`).join("\n"))).status).toBe(413)
    expect((await asOwner("POST", "/api/redirect/import", new FormData())).status).toBe(422)
  })
})
