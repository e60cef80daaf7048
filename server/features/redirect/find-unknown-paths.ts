import type { AppContext } from "#server/app-context.ts"
import { resolveMissing } from "./resolve-missing.ts"
import { hasPage } from "./pages-store.ts"

/** Returns the given addresses that have neither a page nor a redirect. */
export async function findUnknownPaths(
  app: Pick<AppContext, "db" | "dialect" | "content" | "config">,
  paths: readonly string[],
): Promise<string[]> {
  const unknown: string[] = []
  for (const path of paths)
    if (!(await hasPage(app, path)) && !(await resolveMissing(app, path))?.location) unknown.push(path)
  return unknown
}
