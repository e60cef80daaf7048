import { createHash } from "node:crypto"
import { expect, it } from "vitest"
import { isDashboardPath, markedDocument } from "./document-policy.ts"

const mark = "0123456789abcdef"
const hash = (body: string) => `'sha256-${createHash("sha256").update(body).digest("base64")}'`

it("hashes the scripts that carry the mark, and only those", () => {
  const html = `<script nonce="${mark}">own()</script><script>injected()</script><script nonce="${mark}" src="/a.js"></script>`
  const document = markedDocument(html, mark, "/service/3")
  expect(document.html).not.toContain(mark)
  expect(document.policy).toContain(`script-src 'self' ${hash("own()")};`)
  expect(document.policy).not.toContain(hash("injected()"))
  expect(document.policy).not.toContain("unsafe")
})

it("keeps the mark as nonce in the back office", () => {
  const document = markedDocument(`<script nonce="${mark}">own()</script>`, mark, "/dashboard/services")
  expect(document.html).toContain(mark)
  expect(document.policy).toContain(`'nonce-${mark}'`)
  expect(["/controller", "/dashboard", "/dashboard/x", "/dashboard.data"].every(isDashboardPath)).toBe(true)
  expect(["/", "/en/dashboard", "/dashboards"].some(isDashboardPath)).toBe(false)
})
