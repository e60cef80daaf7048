import type { AppContext } from "#server/app-context.ts"
import { answerMissing } from "./answer-missing.ts"
import { isLiving } from "./pages-store.ts"

/** Returns the given addresses that have neither a page nor a redirect. */
export async function findUnknownPaths(
  app: Pick<AppContext, "db" | "dialect" | "content" | "config">,
  paths: readonly string[],
): Promise<string[]> {
  const unknown: string[] = []
  for (const path of paths)
    if (!(await isLiving(app, path)) && !(await answerMissing(app, path))?.location) unknown.push(path)
  return unknown
}
