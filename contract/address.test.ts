import { expect, test } from "vitest"
import { localAddress, webAddressesIn } from "./address-constants.ts"
import { settingsPatchSchema } from "./settings.ts"

test("the address names the country for readers of other languages, once", () => {
  const address = "Turbinenweg 4, 37124 Rosdorf"
  expect(localAddress(address, "de")).toBe(address)
  expect(localAddress(address, "en")).toBe(`${address}, Germany`)
  expect(localAddress(address, "ru")).toBe(`${address}, Германия`)
  expect(localAddress(`${address}, Germany`, "en")).toBe(`${address}, Germany`)
  expect(localAddress("", "en")).toBe("")
})

test("web addresses stand between white space, and get the beginning that a browser hides", () => {
  const written = "www.linkedin.com/company/turbine, https://youtube.com/@turbine\n\nxing.com "
  expect(webAddressesIn(written)).toEqual([
    "https://www.linkedin.com/company/turbine",
    "https://youtube.com/@turbine",
    "https://xing.com",
  ])
  const links = (text: string) => settingsPatchSchema.safeParse({ social_links: text }).error?.issues[0]?.message
  expect([links(written), links("LinkedIn"), links("javascript:alert(1)")]).toEqual([
    undefined,
    "no_web_address",
    "no_web_address",
  ])
})
