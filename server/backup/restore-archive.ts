import { basename } from "node:path"
import { systemAccount } from "../caller.ts"
import type { Clock } from "../clock.ts"
import { recordAudit } from "../records/audit-store.ts"
import type { OpenDatabase } from "../db/dialects/dialect.ts"
import { isUnreleased, migrate, unknownMigrations } from "../db/migrate.ts"
import type { Tables } from "../db/schema/tables.ts"
import type { TableRules } from "../table-rules.ts"
import type { Replacement } from "../db/dialects/replacement.ts"
import { ArchiveError } from "./archive-error.ts"
import { fillTables } from "./fill-tables.ts"
import type { Manifest } from "./manifest.ts"
import { readArchive } from "./read-archive.ts"
import { type RestoredAccess, readAccess, repeatAccess } from "./repeat-access.ts"
import { listSavedTables } from "./saved-tables.ts"
import type { Database } from "../db/dialects/database.ts"
import { updateConversations } from "../features/inquiry/message-store.ts"
import { type Erasure, repeatErasuresOn } from "../records/erase-records.ts"

export interface Restored {
  manifest: Manifest
  /** Name under which the previous database is kept. */
  kept: string | null
  /** Number of records erased again; null when the previous database was unreadable. */
  erasures: number | null
  access: RestoredAccess
}

/** Reads a whole archive; throws an ArchiveError with the reason when this program must not restore it. */
export async function checkArchive(
  file: string,
  { dialect }: Pick<OpenDatabase, "dialect">,
  { files }: Pick<TableRules, "files">,
): Promise<Manifest> {
  const manifest = await readArchive(file, files)
  if (isUnreleased(manifest.migrations))
    throw new ArchiveError("a version of this program has written it that was never released")
  const newer = unknownMigrations(dialect, manifest.migrations)
  if (newer.length > 0) throw new ArchiveError(`a newer program has written it (it knows ${newer.join(", ")})`)
  return manifest
}

/**
 * Fills a new database from an archive and replaces the present one, which is kept. All sessions and human checks end;
 * erasures since the backup are repeated, and nobody gets back access that was taken since. Throws an ArchiveError and
 * changes nothing unless the archive is a complete, unaltered backup of this site by this or an older version.
 */
export async function restoreArchive(
  file: string,
  open: () => Replacement | Promise<Replacement>,
  rules: TableRules,
  clock: Clock = () => new Date(),
): Promise<Restored> {
  const replacement = await open()
  const { opened } = replacement
  try {
    const manifest = await checkArchive(file, opened, rules)
    await migrate(opened, { only: manifest.migrations })
    await emptyTables(opened, rules)
    await fillTables(file, opened, rules)
    await migrate(opened)
    await keepSecrets(replacement)
    const erased = await replacement.readOld(readErasures)
    const erasures = await repeatErasures(opened.db, erased ?? [])
    await recordAudit(opened.db, { app: { clock }, account: systemAccount }, "backup_restored", {
      title: basename(file),
      detail: manifest.created_at,
    })
    await tidyUp(opened)
    // Last, because the site may run beside the restore.
    const access = await repeatAccess(opened, await replacement.readOld(readAccess))
    const kept = await replacement.switchOver()
    return { manifest, kept, erasures: erased === null ? null : erasures, access }
  } catch (error) {
    await replacement.discard()
    throw error
  }
}

/**
 * Copies the previous database's keys, so that second factors, private pages and signed Message-IDs stay valid after a
 * restore of its own backup.
 */
async function keepSecrets({ opened, readOld }: Replacement): Promise<void> {
  const secrets = (await readOld((old) => old.selectFrom("secret").selectAll().execute())) ?? []
  if (secrets.length > 0) await opened.db.insertInto("secret").values(secrets).execute()
}

/** Compacts the search index; otherwise the first searches would be slow. */
async function tidyUp({ db, dialect }: Replacement["opened"]): Promise<void> {
  while (!(await dialect.searchIndex.tidy(db)));
}

/** Deletes rows that migrations inserted, because the archive contains them. */
async function emptyTables(opened: OpenDatabase, rules: TableRules): Promise<void> {
  const tables = await listSavedTables(opened, rules)
  for (const { name } of tables.toReversed()) await opened.db.deleteFrom(name as keyof Tables).execute()
}

/** Returns the hashes of erased addresses; none from a database without that list. */
async function readErasures(db: Database): Promise<Erasure[]> {
  const tables = await db.introspection.getTables()
  if (!tables.some((table) => table.name === "erasures")) return []
  return db.selectFrom("erasures").select(["email_hash", "erased_at"]).orderBy("erased_at").execute()
}

/**
 * Repeats the erasures made after the backup, and stores them for the next restore; returns the number of erased
 * records.
 */
async function repeatErasures(db: Database, erasures: readonly Erasure[]): Promise<number> {
  const former = new Set((await readErasures(db)).map(({ email_hash, erased_at }) => `${email_hash} ${erased_at}`))
  const later = erasures.filter(({ email_hash, erased_at }) => !former.has(`${email_hash} ${erased_at}`))
  return db.transaction().execute(async (trx) => {
    for (const { email_hash, erased_at } of later)
      await trx.insertInto("erasures").values({ email_hash, erased_at }).execute()
    const { removed, shortened } = await repeatErasuresOn(trx, await readErasures(trx))
    await updateConversations(trx, shortened)
    return removed
  })
}
