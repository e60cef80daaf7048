import { closeSync, ftruncateSync, openSync, rmSync, writeSync } from "node:fs"
import { cp } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { inject, onTestFinished } from "vitest"
import { mountDisk } from "../harness/mount-disk.ts"

export const noSmallDisk = "not run: this machine does not allow mounting a small disk"

/** Mounts a disk of some megabytes for one test; null where the machine does not allow it. */
export async function smallDisk(megabytes = 96): Promise<string | null> {
  const disk = mountDisk(megabytes)
  if (disk) onTestFinished(disk.unmount)
  return disk?.folder ?? null
}

/** Same as `smallDisk`, with a copy of the demo data. */
export async function smallDiskWithDemo(megabytes = 96): Promise<string | null> {
  const disk = await smallDisk(megabytes)
  if (disk) await cp(inject("demoData"), disk, { recursive: true })
  return disk
}

/** Fills the disk up to `left` bytes; resolves with the function that frees it. */
export async function fillDisk(disk: string, left = 0): Promise<() => void> {
  const file = join(disk, "filler")
  const handle = openSync(file, "w")
  let written = 0
  try {
    for (let size = 1_048_576; size >= 1; ) {
      try {
        written += writeSync(handle, Buffer.alloc(size, 120))
      } catch {
        size = Math.floor(size / 2)
      }
    }
    ftruncateSync(handle, Math.max(0, written - left))
  } finally {
    closeSync(handle)
  }
  // Writing has blocked this process: it now notices which idle connections the site has closed.
  await sleep(20)
  return () => rmSync(file, { force: true })
}
