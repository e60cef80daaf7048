import { describe, expect, it } from "vitest"
import { checkImport, mayReachBrowser, targetOf } from "./rooms.ts"

describe("checkImport", () => {
  it.each([
    ["contract/limits.ts", "zod"],
    ["app/ui/button.tsx", "#app/public/home/page.tsx"],
    ["app/public/service/page.tsx", "#contract/service.ts"],
    ["app/public/service/page.tsx", "#server/features/service/api.ts"],
    ["app/dashboard/service/page.tsx", "#server/features/service/store.ts"],
    ["app/dashboard/service/page.tsx", "node:fs"],
    ["server/features/service/store.ts", "hono"],
    ["server/features/service/store.ts", "../spare/store.ts"],
    ["server/features/navbar/store.ts", "#server/features/service/commands/update-service.ts"],
    ["server/app.ts", "#server/features/service/store.test.ts"],
    ["somewhere/else.ts", "react"],
  ])("keeps %s from importing %s and names both", (from, to) => {
    const reason = checkImport(from, to, false)
    expect(reason).toContain(from)
    expect(reason).toContain(targetOf(from, to))
  })

  it("lets public pages and the dashboard import types where they may not import values", () => {
    expect(checkImport("app/public/service/page.tsx", "#contract/service.ts", true)).toBeNull()
    expect(checkImport("app/dashboard/service/page.tsx", "#server/features/service/api.ts", true)).toBeNull()
    expect(checkImport("app/ui/button.tsx", "#server/env.ts", true)).not.toBeNull()
  })
})

it("keeps out of the browser what only runs on the server", () => {
  expect(["app/root.tsx", "contract/service.ts", "app/ui/tokens.css"].every(mayReachBrowser)).toBe(true)
  expect(["server/env.ts", "seed/load.ts", "main.ts", "tooling/rooms.ts"].some(mayReachBrowser)).toBe(false)
})
