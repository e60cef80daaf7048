import { execFile } from "node:child_process"
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { createConfig, lintFromString } from "@redocly/openapi-core"
import { afterAll, beforeAll, expect, it } from "vitest"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { picture, workbook } from "#tests/harness/samples.ts"
import { password } from "#tests/harness/test-site.ts"
import { root } from "#tooling/root.ts"
import { generateTypes } from "./client/generate-types.ts"
import { type WireSite, openWireSite } from "./wire-site.ts"

const run = promisify(execFile)

/** Exports of `client/walk.mts`; its own types only exist beside the generated ones. */
interface Client {
  walk: (given: {
    baseUrl: string
    account: object
    picture: Blob
    sheet: Blob
  }) => Promise<{ inquiries: { reference: string }[] }>
}

const compilerOptions = {
  target: "ES2024",
  lib: ["ES2024", "DOM", "DOM.Iterable"],
  module: "ESNext",
  moduleResolution: "Bundler",
  strict: true,
  noUncheckedIndexedAccess: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: ["node"],
}

onEnginesInTurn("a client that is generated from the OpenAPI document", (engine) => {
  let wire: WireSite
  let document: string
  let folder: string

  beforeAll(async () => {
    wire = await openWireSite(engine())
    document = (await wire.send("GET", "/api/openapi.json")).text
    await mkdir(join(root, "build"), { recursive: true })
    folder = await mkdtemp(join(root, "build/api-client-"))
    await writeFile(join(folder, "api.d.ts"), await generateTypes(document))
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["walk.mts"] }))
    await copyFile(join(import.meta.dirname, "client/walk.mts"), join(folder, "walk.mts"))
  })
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true })
    await wire.close()
  })

  it("has a document without linter errors", async () => {
    const config = await createConfig({ extends: ["recommended"] })
    const problems = await lintFromString({ source: document, config })
    const told = problems.map(({ severity, ruleId, message, location: [position] }) =>
      [severity, ruleId, message, position && "pointer" in position ? position.pointer : ""].join(" "),
    )
    expect(told.filter((line) => line.startsWith("error"))).toEqual([])
  })

  it("compiles", async () => {
    const tsc = join(root, "node_modules/typescript/lib/tsc.js")
    const compiled = await run(process.execPath, [tsc, "-p", folder]).catch((error: { stdout: string }) => error)
    expect(compiled.stdout).toBe("")
  })

  it("signs in, changes a service, sends a picture, imports a sheet and sends an inquiry", async () => {
    const file = join(folder, "walk.mts")
    const { walk } = (await import(file)) as Client
    const walked = await walk({
      baseUrl: `http://127.0.0.1:${wire.port}/api`,
      account: { login: "admin", password },
      picture: new Blob([await picture(64, 48)]),
      sheet: new Blob([
        await workbook([
          ["Part number", "Quantity"],
          ["9047-A", 4],
          ["9047-B", 1],
        ]),
      ]),
    })
    expect(walked).toMatchObject({
      refused: "unauthorized",
      service: { title_de: "Prüfung", summary_de: "Mit Bericht", version: 2 },
      stale: "stale",
      wrong: 422,
      image: { width: 64, height: 48 },
      imported: { added: 2, errors: [], preview: false },
      found: { total: 2, items: [{ partnumber: "9047-A", quantity: 4 }, { partnumber: "9047-B" }] },
      inquiries: [{ reference: expect.stringMatching(/^RQ-/u) as string }, {}],
    })
    expect(walked.inquiries[1]).toEqual(walked.inquiries[0])
    const stored = JSON.parse((await wire.sendAsOwner("GET", "/api/request")).text) as { reference: string }[]
    expect(stored.map(({ reference }) => reference)).toEqual([walked.inquiries[0]?.reference])
  })
})
