import { expect, it } from "vitest"
import { emptyFolder, startFaultSite } from "./fault-site.ts"

it("responds to an undecodable URL without a warning on the console", async () => {
  const site = await startFaultSite(await emptyFolder(), { env: { SEED: "off" } })
  for (const path of ["/%E0%A4%A", "/en/%E0%A4%A", "/ru/service/%"])
    expect([path, (await site.call("GET", path))?.status]).toEqual([path, 404])
  expect((await site.end()).code).toBe(0)
  expect(site.log()).not.toMatch(/decoded|URI malformed/u)
})
