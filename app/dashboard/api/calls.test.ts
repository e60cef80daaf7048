import { readFileSync } from "node:fs"
import { expect, expectTypeOf, it } from "vitest"
import type { Service } from "#contract/service.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { openTestSite } from "#tests/harness/test-site.ts"
import { callApi } from "./call-api.ts"
import { callRecord } from "./call-record.ts"

const table = readFileSync(new URL("calls.ts", import.meta.url), "utf8")
const withoutNames = (path: string) => path.replaceAll(/\{\w+\}|:\w+/gu, ":")

onEachEngine("the table of calls", (engine) => {
  it("names only calls that the API offers", async () => {
    const site = await openTestSite(engine())
    const { paths } = (await (await site.request("/api/openapi.json")).json()) as { paths: Record<string, object> }
    const offered = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${withoutNames(path)}`),
    )
    const calls = [...table.matchAll(/^ {2}"([A-Z]+ \/\S+)":/gmu)].map(([, call = ""]) => call)
    const ofRecords = calls.filter((call) => /^\w+ \/(?:current|image)/u.test(call))
    const files = [...table.matchAll(/^ {2}\| "((?:POST )?\/\S+)"/gmu)].map(([, path = ""]) =>
      path.startsWith("/") ? `GET ${path}` : path,
    )
    const called = [
      ...calls.filter((call) => !ofRecords.includes(call)),
      ...ofRecords.map((call) => call.replace(" /", " /service/:id/")),
      ...files,
    ]
    expect(called.length).toBeGreaterThan(50)
    // A call for one kind of record contains the kind where the API has a parameter.
    const isOffered = (call: string) =>
      offered.includes(withoutNames(call)) || offered.includes(withoutNames(call.replace("/part/:id/", "/:kind/:id/")))
    expect(called.filter((call) => !isOffered(call))).toEqual([])
  })
})

it("gives each call the type of its response", () => {
  const typed = () => callApi("GET /service/:id", { params: { id: 3 } })
  expectTypeOf(typed).returns.resolves.toEqualTypeOf<Service>()
  const record = () => callRecord({ kind: "service", id: 3 }, "PATCH", { json: {}, version: 1 })
  expectTypeOf(record).returns.resolves.toEqualTypeOf<Service>()
  // @ts-expect-error -- the address is not in the table
  const unknown = () => callApi("GET /nowhere")
  // @ts-expect-error -- the address has a parameter
  const incomplete = () => callApi("GET /service/:id")
  expectTypeOf([unknown, incomplete]).toBeArray()
})
