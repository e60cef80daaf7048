import { expect, it } from "vitest"
import { screenAbility } from "./entries.ts"

it("knows the ability of a screen for any spelling of its URL", () => {
  expect(screenAbility("/dashboard/requests")).toBe("inquiries.read")
  expect(screenAbility("/dashboard/Requests/")).toBe("inquiries.read")
  expect(screenAbility("/dashboard/requests/applications")).toBe("applications.read")
  expect(screenAbility("/dashboard/settings/log")).toBe("log.read")
})

it("requires nothing for the screens that everybody may open", () => {
  for (const path of ["/dashboard", "/dashboard/", "/dashboard/settings", "/dashboard/product/3", "/dashboard/x"])
    expect(screenAbility(path)).toBeNull()
})
