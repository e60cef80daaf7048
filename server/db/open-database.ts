import type { OpenDatabase } from "./dialects/dialect.ts"
import { migrate } from "./migrate.ts"
import { markMade, openFile } from "./open-file.ts"

/** Run on a database with data before its schema changes. */
export type BeforeChange = (opened: OpenDatabase) => Promise<void>

/** Opens the database below `dataDir`, alone, and brings it to this program's schema. */
export async function openDatabase(dataDir: string, beforeChange?: BeforeChange): Promise<OpenDatabase> {
  const opened = await openFile(dataDir)
  try {
    await migrate(opened, { ...(beforeChange && { beforeChange: () => beforeChange(opened) }) })
    markMade(dataDir)
    return opened
  } catch (error) {
    await opened.close()
    throw error
  }
}
