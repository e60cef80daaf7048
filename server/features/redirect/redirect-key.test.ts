import fc from "fast-check"
import { expect, it } from "vitest"
import { redirectKey } from "./redirect-key.ts"

it.each([
  ["/Leistungen/Rotor.html", "/leistungen/rotor.html"],
  ["/leistungen/rotor/", "/leistungen/rotor"],
  ["//leistungen//rotor", "/rotor"],
  ["/a//b/", "/a/b"],
  ["/index.html", "/"],
  ["/de/index.php", "/de"],
  ["/shop/default.aspx?x=1", "/shop?x=1"],
  ["/rotor%FCberholung.html", "/rotorüberholung.html"],
  ["/rotor%C3%BCberholung.html", "/rotorüberholung.html"],
  ["/rotoru\u0308berholung.html", "/rotorüberholung.html"],
  ["https://www.alt.example/index.php?id=12&L=1#c4", "/?id=12&l=1"],
  ["http://alt.example", "/"],
  ["/index.php?L=1&id=12", "/?id=12&l=1"],
  ["/index.php?id=12&cHash=0a1b&utm_source=x&gclid=1&fbclid=2", "/?id=12"],
  ["/x?utm_source=a", "/x"],
  ["/x?suche=gro%DFe+teile", "/x?suche=gro%c3%9fe%20teile"],
  ["/x?suche=gro%C3%9Fe%20teile", "/x?suche=gro%c3%9fe%20teile"],
  ["/x?a=1;b=2", "/x?a=1&b=2"],
  ["/100%", "/100%"],
  ["alt.html", "/alt.html"],
])("writes %s as %s", (given, key) => {
  expect(redirectKey(given)).toBe(key)
})

it("has none for empty, too long or control characters", () => {
  for (const given of ["", "  ", `/${"x".repeat(600)}`, "/a%00b", "/a%0d%0ab"])
    expect([given, redirectKey(given)]).toEqual([given, null])
})

it("never throws, for any input", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.webPath(), fc.string({ unit: "binary" }), fc.webUrl({ withQueryParameters: true })),
      (text) => {
        const key = redirectKey(text)
        expect(key === null || key.startsWith("/")).toBe(true)
      },
    ),
    { numRuns: 2_000 },
  )
})
