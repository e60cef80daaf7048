import { createHash } from "node:crypto"
import { expect, it } from "vitest"
import { dashboardPolicy, isDashboardPath, publicPolicy } from "./document-policy.ts"

const hash = (body: string) => `'sha256-${createHash("sha256").update(body).digest("base64")}'`

it("lists the inline scripts of public pages by hash, and nothing else", () => {
  const policy = publicPolicy(["one()", "two()"])
  expect(policy).toContain(`script-src 'self' ${hash("one()")} ${hash("two()")};`)
  expect(policy).not.toContain("unsafe")
  expect(policy).not.toContain("nonce")
})

it("allows the dashboard's scripts by nonce", () => {
  expect(dashboardPolicy("0123456789abcdef")).toContain("script-src 'self' 'nonce-0123456789abcdef';")
  expect(["/controller", "/dashboard", "/dashboard/x", "/dashboard.data"].every(isDashboardPath)).toBe(true)
  expect(["/", "/en/dashboard", "/dashboards"].some(isDashboardPath)).toBe(false)
})
