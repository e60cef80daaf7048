import { expect, it } from "vitest"
import type { SitePage } from "#contract/redirect.ts"
import { nearestPages } from "./nearest-pages.ts"

const pages: SitePage[] = [
  { kind: "page", path: "/careers", titles: {} },
  { kind: "page", path: "/contact", titles: {} },
  {
    kind: "service",
    path: "/service/3",
    titles: { de: "Rotor\u00fcberholung", en: "Rotor overhaul", ru: "Ремонт ротора" },
  },
  { kind: "service", path: "/service/7", titles: { de: "Auswuchten", en: "Balancing" } },
  { kind: "spare", path: "/part-list/1", titles: { de: "Ersatzteile LM2500", en: "LM2500 spare parts" } },
]
const names: Record<string, string> = { "/careers": "Karriere", "/contact": "Kontakt" }
const nearest = (address: string) =>
  nearestPages(pages, address, ({ path }) => names[path] ?? "").map(({ path }) => path)

it("finds the page whose title has the words of an address, in any language and spelling", () => {
  expect(nearest("/leistungen/rotor\u00fcberholung.html")[0]).toBe("/service/3")
  expect(nearest("/leistungen/rotorueberholung.html")[0]).toBe("/service/3")
  expect(nearest("/en/services/rotor-overhaul")[0]).toBe("/service/3")
  expect(nearest("/ru/remont-rotora")[0]).toBe("/service/3")
  expect(nearest("/downloads/lm2500-katalog.pdf")).toEqual(["/part-list/1"])
  expect(nearest("/karriere/stellen/schlosser")).toEqual(["/careers"])
})

it("suggests nothing without a known word", () => {
  expect(nearest("/index.php?id=42&L=1")).toEqual([])
  expect(nearest("/")).toEqual([])
  expect(nearest("/xyz/qrs")).toEqual([])
})
