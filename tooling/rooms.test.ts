import { describe, expect, it } from "vitest"
import { checkImport, mayReachBrowser, targetOf } from "./rooms.ts"

const value = (from: string, to: string) => checkImport(from, to, false)
const type = (from: string, to: string) => checkImport(from, to, true)

describe("targetOf", () => {
  it("resolves every spelling of an import to its path", () => {
    expect(targetOf("app/public/service/page.tsx", "./price.tsx")).toBe("app/public/service/price.tsx")
    expect(targetOf("app/public/service/page.tsx", "#server/features/service/store.ts")).toBe(
      "server/features/service/store.ts",
    )
    expect(targetOf("app/root.tsx", "./ui/tokens.css?url")).toBe("app/ui/tokens.css")
    expect(targetOf("app/root.tsx", "react")).toBe("react")
  })
})

describe("checkImport", () => {
  it.each([
    ["contract/service.ts", "zod"],
    ["contract/service.ts", "./image.ts"],
    ["app/ui/button.tsx", "react"],
    ["app/public/service/page.tsx", "#server/features/service/store.ts"],
    ["app/public/parts/page.tsx", "#server/features/spare/part-store.ts"],
    ["app/public/contact/page.tsx", "#server/features/inquiry/commands/send-inquiry.ts"],
    ["app/public/contact/page.tsx", "#contract/inquiry-constants.ts"],
    ["app/dashboard/service/page.tsx", "#contract/service.ts"],
    ["app/root.tsx", "#server/app-context-key.ts"],
    ["server/features/service/api.ts", "hono"],
    ["server/features/service/api.ts", "./store.ts"],
    ["server/features/service/commands/update-service.ts", "../store.ts"],
    ["server/features/navbar/store.ts", "#server/features/service/store.ts"],
    ["server/db/dialects/sqlite.ts", "node:sqlite"],
    ["server/edge/serve.ts", "virtual:react-router/server-build"],
    ["server/app.ts", "./features/service/api.ts"],
    ["server/features.ts", "./features/inquiry/store.ts"],
    ["main.ts", "#server/env.ts"],
    ["server/features/service/store.test.ts", "#tests/harness/database.ts"],
  ])("lets %s import %s", (from, to) => {
    expect(value(from, to)).toBeNull()
  })

  it.each([
    ["contract/service.ts", "#server/env.ts"],
    ["contract/limits.ts", "zod"],
    ["app/ui/button.tsx", "#app/public/home/page.tsx"],
    ["app/ui/button.tsx", "@mantine/core"],
    ["app/public/service/page.tsx", "#contract/service.ts"],
    ["app/public/service/page.tsx", "zod"],
    ["app/public/service/page.tsx", "kysely"],
    ["app/public/service/page.tsx", "#server/features/service/api.ts"],
    ["app/public/service/page.tsx", "#app/dashboard/service/page.tsx"],
    ["app/dashboard/service/page.tsx", "#server/features/service/store.ts"],
    ["app/dashboard/service/page.tsx", "#app/public/service/page.tsx"],
    ["app/dashboard/service/page.tsx", "node:fs"],
    ["server/features/service/store.ts", "hono"],
    ["server/features/service/store.ts", "#server/features/spare/store.ts"],
    ["server/features/service/store.ts", "#app/i18n/de.ts"],
    ["server/features/service/store.ts", "react"],
    ["server/features/navbar/store.ts", "#server/features/service/commands/update-service.ts"],
    ["server/db/open-database.ts", "#server/features/service/store.ts"],
    ["server/edge/serve.ts", "#app/root.tsx"],
    ["server/app.ts", "#seed/load.ts"],
    ["server/app.ts", "#server/features/service/store.test.ts"],
    ["somewhere/else.ts", "react"],
    ["app/else/page.tsx", "react"],
  ])("keeps %s from importing %s and names both", (from, to) => {
    const reason = value(from, to)
    expect(reason).toContain(from)
    expect(reason).toContain(targetOf(from, to))
  })

  it("lets public pages and the dashboard import types where they may not import values", () => {
    expect(type("app/public/service/page.tsx", "#contract/service.ts")).toBeNull()
    expect(type("app/dashboard/service/page.tsx", "#server/features/service/api.ts")).toBeNull()
    expect(type("app/ui/button.tsx", "#server/env.ts")).not.toBeNull()
    expect(type("contract/service.ts", "#server/env.ts")).not.toBeNull()
  })
})

describe("mayReachBrowser", () => {
  it("is false for everything that only runs on the server", () => {
    expect(["app/root.tsx", "contract/service.ts", "app/ui/tokens.css"].every(mayReachBrowser)).toBe(true)
    expect(["server/env.ts", "seed/load.ts", "main.ts", "tooling/rooms.ts"].some(mayReachBrowser)).toBe(false)
  })
})
