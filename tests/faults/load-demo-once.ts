import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { TestProject } from "vitest/node"
import { startSite } from "../e2e/site-process.ts"
import { untilPicturesMadeIn } from "../harness/pictures-made.ts"

declare module "vitest" {
  export interface ProvidedContext {
    demoData: string
  }
}

/** Loads the demo content once; every test starts from a copy. */
export default async function loadDemoOnce({ provide }: TestProject): Promise<() => Promise<void>> {
  const dir = await mkdtemp(join(tmpdir(), "turbine-fault-base-"))
  const remove = () => rm(dir, { recursive: true, force: true })
  try {
    const site = await startSite(dir, { LOG_LEVEL: "error" })
    await untilPicturesMadeIn(dir)
    await site.stop()
    provide("demoData", dir)
    return remove
  } catch (error) {
    await remove()
    throw error
  }
}
