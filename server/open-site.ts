import type { AppContext } from "#server/app-context.ts"
import { bumpContentVersion } from "#server/db/content-state.ts"
import type { Database } from "#server/db/dialects/database.ts"

/** Seconds after which visitors of a site that is not open are asked to come back. */
export const closedRetrySeconds = 3_600

/** Returns whether visitors see the holding page; remembered for each version of the content. */
export const isClosed = ({ db, content }: Pick<AppContext, "db" | "content">): Promise<boolean> =>
  content.remember("settings|closed", async () => {
    const row = await db.selectFrom("settings").select("open").where("id", "=", 1).executeTakeFirst()
    return row?.open === 0
  })

/** Closes a new site, which nobody has filled yet. */
export async function closeNewSite(db: Database): Promise<void> {
  await db.updateTable("settings").set({ open: 0 }).where("id", "=", 1).execute()
  await bumpContentVersion(db)
}

/** Paths below /api that visitors read for other purposes than the content of the site. */
const alwaysOpen = /^\/api\/(?:auth|captcha|docs|media|openapi\.json|settings)(?:\/|$)/u

/** Returns whether a call shows content of the site, which visitors do not see before it is open. */
export const showsContent = (method: string, path: string): boolean =>
  (method === "GET" || method === "HEAD" || path.startsWith("/api/part/lookup")) && !alwaysOpen.test(path)
