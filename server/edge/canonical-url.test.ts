import fc from "fast-check"
import { expect, it } from "vitest"
import { respell } from "./canonical-url.ts"

it("knows the canonical spelling of a URL", () => {
  for (const [given, wanted] of [
    ["/", null],
    ["/service/3", null],
    ["/service/3/", "/service/3"],
    ["/Service/3", "/service/3"],
    ["/.git/HEAD", null],
    ["/de", "/"],
    ["/de/", "/"],
    ["/de/service/3", "/service/3"],
    ["/EN/Contact", "/en/contact"],
    ["/denmark", null],
    ["//evil.tld", null],
    ["/\\evil.tld", null],
    ["/service/3.data", null],
  ] as const)
    expect([given, respell(given)]).toEqual([given, wanted])
})

it("never redirects to another site, and redirects at most once", () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const wanted = respell(path || "/")
      if (wanted === null) return
      expect(wanted).toMatch(/^\/(?!\/)/u)
      expect(respell(wanted)).toBeNull()
    }),
    { numRuns: 1_000 },
  )
})
