import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import { startSite } from "./site-process.ts"

/** Loads the demo content once per run; every worker then starts from a copy (see fixtures.ts). */
export default async function seedOnce(): Promise<() => Promise<void>> {
  const dir = await mkdtemp(join(tmpdir(), "turbine-e2e-base-"))
  process.env.E2E_BASE_DATA = dir
  const removeDir = () => rm(dir, { recursive: true, force: true })
  try {
    const site = await startSite(dir)
    await site.stop()
  } catch (error) {
    await removeDir()
    throw error
  }
  return removeDir
}
