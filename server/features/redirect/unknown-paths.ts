import type { AppContext } from "#server/app-context.ts"
import { hasPage } from "./pages-store.ts"
import { resolveMissing } from "./resolve-missing.ts"

/** Returns the given addresses that have neither a page nor a redirect. */
export async function findUnknownPaths(
  app: Pick<AppContext, "db" | "dialect" | "content" | "config" | "records">,
  paths: readonly string[],
): Promise<string[]> {
  const unknown: string[] = []
  for (const path of paths)
    if (!(await hasPage(app, path)) && !(await resolveMissing(app, path))?.location) unknown.push(path)
  return unknown
}
