import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"

/** Opens a new site that was started without demo to visitors, before anybody has asked for a page. */
export function openToVisitors(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, "site.db"), { timeout: 5_000 })
  try {
    database.exec("update settings set open = 1; update content_state set version = version + 1")
  } finally {
    database.close()
  }
}
