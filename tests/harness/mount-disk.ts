import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

export interface MountedDisk {
  folder: string
  unmount: () => void
}

/** Mounts an empty disk of some megabytes; null where the machine does not allow it. */
export function mountDisk(megabytes: number): MountedDisk | null {
  const folder = mkdtempSync(join(tmpdir(), "turbine-disk-"))
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], { stdio: "ignore" })
  } catch {
    rmSync(folder, { recursive: true })
    return null
  }
  return {
    folder,
    unmount: () => {
      execFileSync("umount", ["-l", folder], { stdio: "ignore" })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
