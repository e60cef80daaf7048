import { addService, expect, test } from "./signed-in.ts"

// Other processes know it within a second: tests/cluster.
const oneProcess = { tag: "@one-process" }

test("a change is in the next response of every page and call that shows it", oneProcess, async ({ api, request }) => {
  const id = await addService(api, "Alter Titel")
  for (const title of ["Alpha inspection", "Beta inspection"]) {
    await request.get(`/en/service/${id}`)
    await api.call("PATCH", `/service/${id}`, { title_en: title })
    for (const path of [`/en/service/${id}`, "/en", `/api/service/${id}`, "/api/component/navbar"])
      expect(await (await request.get(path)).text(), path).toContain(title)
  }
  await api.call("DELETE", `/service/${id}`)
  expect((await request.get(`/en/service/${id}`)).status()).toBe(404)
})

test("nothing in a visitor's request changes what the next one gets", async ({ request }) => {
  const read = async (headers: Record<string, string> = {}) => (await request.get("/imprint", { headers })).body()
  const wanted = await read()
  const hostile = {
    "X-React-Router-SPA-Mode": "yes",
    "X-React-Router-Prerender-Data": "x",
    "X-Forwarded-Host": "evil.example",
    "X-Forwarded-Proto": "https",
    "X-Original-URL": "/dashboard",
    Forwarded: "host=evil.example",
    Cookie: "i18nextLng=ru",
    "Accept-Language": "ru",
    Accept: "application/json",
  }
  for (const [name, value] of Object.entries(hostile))
    expect(wanted.equals(await read({ [name]: value })), name).toBe(true)
  for (const query of ["?utm_source=<script>alert(1)</script>", "?lang=ru", "?page=7", "?x=%00"]) {
    const response = await request.get(`/imprint${query}`)
    expect(await response.text(), query).not.toContain("alert(1)")
    expect(wanted.equals(await read()), query).toBe(true)
  }
})

test("a reader who has the page gets 304, and HEAD the same headers", async ({ request }) => {
  const first = await request.get("/ru/service/3")
  const etag = first.headers()["etag"] ?? ""
  const again = await request.get("/ru/service/3", { headers: { "If-None-Match": etag } })
  expect(again.status()).toBe(304)
  expect(again.headers()["content-security-policy"]).toBe(first.headers()["content-security-policy"])
  const head = await request.head("/ru/service/3")
  expect(head.headers()["etag"]).toBe(etag)
  expect(head.headers()["content-length"]).toBe(first.headers()["content-length"])
})
