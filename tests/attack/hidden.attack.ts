import { expect, it } from "vitest"
import { findLeaks, plantSecrets } from "#tests/harness/leak-walk.ts"
import type { NewShare } from "#contract/publishing.ts"
import { asOwner, call, token, url, withJson } from "./target.ts"

it("reveals nothing hidden or drafted at any public URL, rendered or cached", async () => {
  const secrets = await plantSecrets({ url, token })
  const { found, read } = await findLeaks({ url }, secrets)
  expect(found).toEqual([])
  expect(read).toBeGreaterThan(120)
})

it("shows a draft to holders of its link, at the page's own URL, and caches nothing of it", async () => {
  const made = await asOwner("/api/share", withJson("POST", { kind: "service", id: 1, days: 1 }))
  expect(made.status).toBe(201)
  const { urls, share } = (await made.json()) as NewShare
  const path = new URL(urls.de ?? "").pathname + new URL(urls.de ?? "").search
  const secret = new URL(urls.de ?? "").searchParams.get("preview") ?? ""
  const shown = await call(path)
  const html = await shown.text()
  expect([shown.status, html.includes("ZorvexDraftService"), html.includes("Vorschau eines Entwurfs")]).toEqual([
    200,
    true,
    true,
  ])
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
  })
  expect(shown.headers.get("ETag")).toBeNull()
  const policy = shown.headers.get("Content-Security-Policy") ?? ""
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toContain("form-action 'none'")
  const plain = await (await call("/service/1")).text()
  expect([plain.includes("ZorvexDraftService"), plain.includes("Vorschau")]).toEqual([false, false])
  expect((await call(path, { method: "POST", body: new URLSearchParams({ name: "A" }) })).status).toBe(405)
  const listed = await (await asOwner("/api/share?kind=service&id=1")).text()
  expect(listed).not.toContain(secret)
  expect((await asOwner(`/api/share/${share}`, { method: "DELETE" })).status).toBe(204)
  const ended = await call(path)
  const text = await ended.text()
  expect([ended.status, text.includes("Diese Vorschau ist beendet"), text.includes("Zorvex")]).toEqual([
    410,
    true,
    false,
  ])
  expect((await call("/service/1?preview=x")).status).toBe(410)
})
