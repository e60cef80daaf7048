import fc from "fast-check"
import { expect, it } from "vitest"
import { redirectKey } from "./redirect-key.ts"
import { storableAddress } from "./count-addresses.ts"

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
        storableAddress(text)
      },
    ),
    { numRuns: 2_000 },
  )
})

it.each([
  ["/leistungen/rotor%FCberholung.html", "/leistungen/rotorüberholung.html"],
  ["/index.php?L=1&id=42", "/index.php?id=42&L=1"],
  ["/index.php?id=42&cHash=0a1b2c3d&utm_source=mail", "/index.php?id=42"],
  ["/index.php?tx_news[item]=17&lang=en", "/index.php?lang=en&tx_news[item]=17"],
  ["/news/2019-03-21-messe", "/news/2019-03-21-messe"],
  ["/produkt-123456.html", "/produkt-123456.html"],
  ["/wp-content/uploads/katalog.pdf", "/wp-content/uploads/katalog.pdf"],
])("stores %s", (url, stored) => {
  expect(storableAddress(url)).toBe(stored)
})

it.each([
  "/hans.mueller@example.com",
  "/hans%40example.com",
  "/hans(at)example",
  "/Hans%20M%C3%BCller",
  "/hans+mueller",
  "/+49551090014",
  "/0551-0900140",
  "/tel-0551.09.00.140",
  "/kontakt?name=hans",
  "/kontakt?id=12&email=a@b.de",
  "/index.php?id=0551090014",
  "/reset/4f9a8b7c6d5e4f3a2b1c",
  "/x/123e4567-e89b-12d3-a456-426614174000",
  "/wp-login.php",
  "/.env",
  "/.git/config",
  "/phpmyadmin/",
  "/backup.sql",
  "/favicon.ico",
  "/apple-touch-icon-120x120.png",
  "/assets/old-abc.js",
  "/part/9035m58g02",
  `/${"a/".repeat(12)}`,
  `/${"lang".repeat(60)}`,
  "/<script>",
])("never stores %s", (url) => {
  expect(storableAddress(url)).toBeNull()
})
