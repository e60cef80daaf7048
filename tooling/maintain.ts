// Commands for operators. They run from source, without a build, because a restore must not need one.
import { existsSync } from "node:fs"
import { isAbsolute, join, relative, resolve } from "node:path"
import process from "node:process"
import pino from "pino"
import type { Config } from "#server/env.ts"
import { root } from "./root.ts"

type Command = (config: Config) => Promise<number>

/** `npm run backup`: makes a backup, also while the site runs; the dashboard lists it. */
export const backup = () =>
  run(async (config) => {
    const { openAside } = await import("#server/db/open-aside.ts")
    const { backupFolder } = await import("#server/backup/backup-folder.ts")
    const { copyBackup } = await import("#server/backup/copy-backup.ts")
    const { writeBackup } = await import("#server/backup/make-backup.ts")
    const { tables } = await import("#server/features.ts")
    const { dataDir } = config
    const database = await openAside(config)
    try {
      const made = await writeBackup({ dataDir, now: new Date(), kind: "manual", database, tables })
      if (!made) return fail("A backup is being made already. Try again when it is done.")
      console.log(
        `Backup made and verified: ${here(join(backupFolder(dataDir), made.name))} (${megabytes(made.size)}).`,
      )
      console.log(`SHA-256 ${made.sha256}`)
      const log = pino({ level: "silent" })
      const copy = await copyBackup({ config, db: database.db, log, clock: () => new Date() }, made.name)
      if (copy === null) return 0
      if (copy.code !== 0) return fail(`BACKUP_COPY failed (${copy.code}): ${copy.words}`)
      console.log("Copied by BACKUP_COPY.")
      return 0
    } finally {
      await database.close()
    }
  })

/** `npm run restore -- FILE`: replaces the data by those of a backup; the previous data are kept. */
export const restore = ([file, ...more]: string[]) =>
  run(async (config) => {
    if (file === undefined || more.length > 0) return fail("Say which backup: npm run restore -- FILE")
    const { backupFolder } = await import("#server/backup/backup-folder.ts")
    const { restoreArchive } = await import("#server/backup/restore-archive.ts")
    const { tables } = await import("#server/features.ts")
    const { openReplacementOf } = await import("#server/db/open-replacement.ts")
    const { dataDir, databaseUrl } = config
    const archive = findFile(file, backupFolder(dataDir))
    if (!archive) return fail(`There is no file ${file}, neither here nor in ${here(backupFolder(dataDir))}.`)
    console.log(`Reading ${here(archive)} …`)
    const { manifest, kept, erasures, access } = await restoreArchive(
      archive,
      () => openReplacementOf(config, new Date()),
      tables,
    )
    const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0)
    console.log(`Restored: ${rows} records as of ${manifest.created_at}. Everybody has to sign in again.`)
    if (kept) console.log(`The data that were there are kept in ${databaseUrl ? kept : here(kept)} for 30 days.`)
    if (erasures) console.log(`Erased again, as asked for since that backup: ${erasures} inquiries and applications.`)
    if (kept && erasures === null)
      console.log("The old database could not be read: erase again who was erased since, disable who was disabled.")
    if (access.repeated.length > 0)
      console.log(`Disabled or with fewer rights, as since that backup: ${access.repeated.join(", ")}.`)
    console.log(`Access keys of programs: ${access.keys || "none; make them anew where programs need one"}.`)
    console.log(`Who can sign in: ${access.people.join("; ") || "nobody; see npm run admin"}.`)
    console.log(databaseUrl ? "Restart every process of the site." : "Start the site with npm start.")
    return 0
  })

/** `npm run admin -- COMMAND`: for people who cannot sign in, and to list accounts. */
export const admin = (args: string[]) =>
  run(async (config) => {
    const { runAdmin } = await import("./admin-commands.ts")
    const { text, code } = await runAdmin(config, args)
    if (code !== 0) return fail(text)
    console.log(text)
    return 0
  })

export async function run(command: Command): Promise<number> {
  if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"))
  const { EnvironmentError, readEnv } = await import("#server/env.ts")
  const { explainFailure } = await import("#server/explain-failure.ts")
  try {
    return await command(readEnv(process.env))
  } catch (error) {
    const reason = error instanceof EnvironmentError ? error.message : explainFailure(error)
    if (reason === null) throw error
    return fail(reason)
  }
}

function fail(message: string): number {
  console.error(message)
  return 1
}

/** Returns a file as typed, relative to where npm was started, or a backup of the site by name. */
function findFile(file: string, folder: string): string | undefined {
  const typed = resolve(process.env["INIT_CWD"] ?? process.cwd(), file)
  return [typed, join(folder, file)].find((path) => existsSync(path))
}

const here = (path: string) => {
  const short = relative(root, path)
  return short.startsWith("..") || isAbsolute(short) ? resolve(path) : short
}
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`
