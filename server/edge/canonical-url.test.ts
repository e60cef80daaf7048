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
    ["//evil.tld", "/evil.tld"],
    ["///", "/"],
    ["/en//service///3/", "/en/service/3"],
    ["//de//contact", "/contact"],
    ["/en/dashboard/service/1", "/dashboard/service/1"],
    ["/RU/controller", "/controller"],
    ["/de/dashboard", "/dashboard"],
    ["/en/dashboards", null],
    ["/dashboard//contact", "/dashboard/contact"],
    ["/dashboard/%E0%A4%A", "/dashboard"],
    ["/controller/%2Fx", "/controller"],
    ["/de/Dashboard/%E0%A4%A", "/dashboard"],
    ["/dashboard/service/3.data", null],
    ["/\\evil.tld", null],
    ["/service/3.data", null],
    ["/Service/3.data", null],
    ["/part/9107.m52", null],
    ["/de/part/9107.m52", "/part/9107.m52"],
    ["/EN/part/9107.M52/", "/en/part/9107.m52"],
    ["/part/a%2Bb", null],
    ["/de/part/A%2bb/", "/part/a%2Bb"],
    ["/part/%d0%a0/", "/part/%D0%A0"],
    ["/de/%2Fevil.tld", null],
    ["/de/%5Cevil.tld", null],
    ["/de/part/%2e%2e/x/", null],
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
