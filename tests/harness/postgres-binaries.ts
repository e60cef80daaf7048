import { spawnSync } from "node:child_process"
import { existsSync, readdirSync } from "node:fs"
import { delimiter, join } from "node:path"

const oldestVersion = 15

/**
 * Returns the folder with the programs of PostgreSQL 15 or newer; null when there is none. `PG_BIN` names it, or
 * "none".
 */
export function findPostgresBinaries(): string | null {
  const named = process.env["PG_BIN"]
  if (named === "none") return null
  const folders = named ? [named] : [...(process.env["PATH"] ?? "").split(delimiter), ...usualFolders()]
  return folders.find((folder) => versionOf(folder) >= oldestVersion) ?? null
}

/** Returns the install folders of Linux distributions and Homebrew, newest first. */
function usualFolders(): string[] {
  const versions = (folder: string, pattern: RegExp) =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => pattern.test(name))
          .toSorted((a, b) => Number(b.replace(/\D/gu, "")) - Number(a.replace(/\D/gu, "")))
          .map((name) => join(folder, name, "bin"))
      : []
  return [
    ...versions("/usr/lib/postgresql", /^\d+$/u),
    ...versions("/usr", /^pgsql-\d+$/u),
    ...versions("/opt/homebrew/opt", /^postgresql@\d+$/u),
    ...versions("/usr/local/opt", /^postgresql@\d+$/u),
  ]
}

function versionOf(folder: string): number {
  const program = join(folder, "postgres")
  if (folder === "" || !existsSync(program) || !existsSync(join(folder, "initdb"))) return 0
  const { stdout } = spawnSync(program, ["--version"], { encoding: "utf8" })
  return Number(/\) (\d+)/u.exec(stdout)?.[1] ?? 0)
}
