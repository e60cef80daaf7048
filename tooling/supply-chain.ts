import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import process from "node:process"
import { run } from "./child.ts"
import { root } from "./root.ts"

export interface StageResult {
  /** Null: the stage could not run, which is not a failure. */
  ok: boolean | null
  output: string
}

const npm = async (...args: string[]) => {
  const script = process.env["npm_execpath"]
  const quick = {
    npm_config_fetch_retries: "0",
    npm_config_fetch_timeout: "15000",
    npm_config_update_notifier: "false",
  }
  return script ? run(process.execPath, [script, ...args], { env: quick }) : run("npm", args, { env: quick })
}

/** Writes the production packages as CycloneDX; fails when the list is empty or cannot be made. */
export async function writeBillOfMaterials(): Promise<StageResult> {
  // With "--omit dev" npm also omits packages shared with development ones, such as react.
  const { output } = await npm("sbom", "--sbom-format", "cyclonedx")
  const components = componentsOf(output)
  if (components === null) return { ok: false, output }
  const wanted = Object.keys(
    (JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { dependencies: Record<string, string> })
      .dependencies,
  )
  const missing = wanted.filter((name) => !components.names.has(name))
  if (missing.length > 0) return { ok: false, output: `The bill of materials lacks ${missing.join(", ")}` }
  mkdirSync(join(root, "build"), { recursive: true })
  writeFileSync(join(root, "build/sbom.cdx.json"), components.json)
  return { ok: true, output: `${components.names.size} packages in build/sbom.cdx.json` }
}

/**
 * Asks the registry for vulnerabilities of production packages; fails on a high one, and is not run when the registry
 * does not respond.
 */
export async function auditPackages(): Promise<StageResult> {
  const { output } = await npm("audit", "--omit=dev", "--json")
  return readAudit(output)
}

export function readAudit(output: string): StageResult {
  const report = jsonIn(output) as { metadata?: { vulnerabilities?: Record<string, number> } } | null
  const counts = report?.metadata?.vulnerabilities
  if (!counts) return { ok: null, output: "the registry did not respond" }
  const grave = (counts["high"] ?? 0) + (counts["critical"] ?? 0)
  return { ok: grave === 0, output: grave === 0 ? "no high or critical hole is known" : output }
}

interface Component {
  "bom-ref": string
  name: string
  properties?: { name: string; value: string }[]
}

function componentsOf(output: string): { json: string; names: Set<string> } | null {
  const bill = jsonIn(output) as { components?: Component[]; dependencies?: { ref: string }[] } | null
  const components = bill?.components?.filter((component) => !isForDevelopment(component)) ?? []
  if (components.length === 0) return null
  const left = new Set(components.map((component) => component["bom-ref"]))
  const dependencies = bill?.dependencies?.filter(({ ref }) => left.has(ref)) ?? []
  const names = new Set(components.map(({ name }) => name))
  return { json: JSON.stringify({ ...bill, components, dependencies }, null, 1), names }
}

const isForDevelopment = ({ properties = [] }: Component) =>
  properties.some(({ name, value }) => name === "cdx:npm:package:development" && value === "true")

// npm writes its warnings into the same stream.
function jsonIn(output: string): unknown {
  try {
    return JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1)) as unknown
  } catch {
    return null
  }
}
