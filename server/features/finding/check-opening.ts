import { openingPoints } from "#contract/finding-constants.ts"
import { conflict } from "#server/app-error.ts"
import { isClosed } from "#server/open-site.ts"
import { checks } from "./checks.ts"
import type { CheckContext } from "./check.ts"

/** Throws `conflict` with the points that a closed site lacks before it may open. */
export async function checkOpening(app: CheckContext & Parameters<typeof isClosed>[0]): Promise<void> {
  if (!(await isClosed(app))) return
  const missing: string[] = []
  for (const { name, run } of checks)
    if (openingPoints[name] === "needed" && (await run(app)).state !== "fine") missing.push(name)
  if (missing.length > 0) throw conflict("not_ready_to_open", `Before the site opens, settle ${missing.join(", ")}`)
}
