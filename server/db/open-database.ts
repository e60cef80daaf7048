import { mkdirSync } from "node:fs"
import { join } from "node:path"
import type { OpenDatabase } from "./dialects/dialect.ts"
import { openSqlite } from "./dialects/sqlite.ts"
import { lockFolder } from "./lock-folder.ts"
import { migrate } from "./migrate.ts"

/** Opens the database below `dataDir`, alone, and brings it to this program's schema. */
export async function openDatabase(dataDir: string): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const unlock = lockFolder(dataDir)
  try {
    const opened = openSqlite(join(dataDir, "site.db"))
    await migrate(opened)
    return {
      ...opened,
      close: async () => {
        await opened.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}
