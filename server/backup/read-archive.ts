import { createHash } from "node:crypto"
import { createReadStream } from "node:fs"
import { buffer } from "node:stream/consumers"
import { pipeline } from "node:stream/promises"
import { createGunzip } from "node:zlib"
import { type Header, extract } from "tar-stream"
import { isNoSpace } from "../db/no-space.ts"
import { ArchiveError, shown } from "./archive-error.ts"
import { type BackedUpTable, type ArchivedRow, backedUpTables } from "./backup-tables.ts"
import { guardSize } from "./guard-size.ts"
import { type Manifest, manifestName, readManifest } from "./manifest.ts"
import { parseRows } from "./parse-rows.ts"

export interface ArchiveReader {
  /** Called with batches of a table's rows, in an order in which they can be restored. */
  rows?: (table: BackedUpTable, rows: ArchivedRow[]) => Promise<void>
  /** Called with every picture and file, after the row it belongs to. */
  file?: (name: string, content: Uint8Array) => Promise<void>
}

const maxEntries = 2_000_000
const megabyte = 1_048_576
// Allowed entry names and sizes: an entry is held in memory, one at a time.
const allowed: readonly [RegExp, number][] = [
  [/^manifest\.json$/u, 256 * megabyte],
  [/^tables\/[a-z_]{1,50}\.\d{5,7}\.jsonl$/u, 64 * megabyte],
  ...backedUpTables.flatMap(({ bytes }): [RegExp, number][] => (bytes ? [[bytes.named, bytes.most]] : [])),
]

/**
 * Reads an archive, one entry at a time, and compares every entry with the manifest. Throws an ArchiveError for
 * anything but a complete, unaltered backup of this site; discard what the reader received before.
 */
export async function readArchive(file: string, reader: ArchiveReader = {}): Promise<Manifest> {
  await refuseForeign(file)
  const tar = extract()
  const guard = guardSize()
  const streams = pipeline(createReadStream(file), guard.packed, createGunzip(), guard.unpacked, tar)
  const [reading, streaming] = await Promise.allSettled([readEntries(tar, reader, guard.declare), streams])
  const failures = [reading, streaming].flatMap((end) => (end.status === "rejected" ? [end.reason as unknown] : []))
  const refusal = failures.find((error) => error instanceof ArchiveError) ?? failures.find(isOurs)
  if (refusal) throw refusal
  if (failures.length > 0) throw new ArchiveError("it is damaged or cut off", failures[0])
  if (reading.status === "fulfilled") return reading.value
  throw reading.reason
}

// Errors of the database or the disk are not the archive's.
const isOurs = (error: unknown) =>
  isNoSpace(error) || (error instanceof Error && "code" in error && !/^(?:Z_|ERR_)/u.test(String(error.code)))

async function refuseForeign(file: string): Promise<void> {
  const head = await buffer(createReadStream(file, { end: 1 }))
  if (head[0] !== 0x1f || head[1] !== 0x8b) throw new ArchiveError("it is not a backup of this site")
}

async function readEntries(
  tar: ReturnType<typeof extract>,
  reader: ArchiveReader,
  declare: (size: number) => void,
): Promise<Manifest> {
  const found = new Map<string, { size: number; sha256: string }>()
  const unknownTables = new Set<string>()
  let manifest: Manifest | null = null
  for await (const entry of tar) {
    const { name, size } = entry.header
    checkHeader(entry.header)
    declare(size)
    if (manifest) throw new ArchiveError("it goes on after its manifest")
    if (found.has(name) || found.size > maxEntries) throw new ArchiveError(`it holds ${shown(name)} twice, or too much`)
    const content = await buffer(entry)
    if (name === manifestName) {
      manifest = readManifest(content)
      continue
    }
    found.set(name, { size: content.length, sha256: createHash("sha256").update(content).digest("hex") })
    await hand(name, content, reader, unknownTables)
  }
  if (!manifest) throw new ArchiveError("it is not a backup of this site, or not a whole one: it has no manifest")
  compare(manifest, found, unknownTables)
  return manifest
}

function checkHeader({ name, type, size }: Header): void {
  const most = allowed.find(([pattern]) => pattern.test(name))?.[1]
  if (most === undefined) throw new ArchiveError(`it holds ${shown(name)}, which no backup of this site does`)
  if (type !== "file") throw new ArchiveError(`it holds ${shown(name)}, which is not a plain file`)
  if (size > most) throw new ArchiveError(`${shown(name)} in it is too large`)
}

async function hand(
  name: string,
  content: Uint8Array,
  reader: ArchiveReader,
  unknownTables: Set<string>,
): Promise<void> {
  if (!name.startsWith("tables/")) return reader.file?.(name, content)
  const tableName = name.slice("tables/".length, name.indexOf("."))
  const table = backedUpTables.find((one) => one.name === tableName)
  if (!table) return void unknownTables.add(tableName)
  const rows = parseRows(name, content)
  await reader.rows?.(table, rows)
}

/** A newer program's archive may hold unknown tables, so that its own reason comes first; see restore-archive.ts. */
function compare(
  manifest: Manifest,
  found: ReadonlyMap<string, { size: number; sha256: string }>,
  unknownTables: ReadonlySet<string>,
): void {
  for (const { name, size, sha256 } of manifest.entries) {
    const entry = found.get(name)
    if (!entry) throw new ArchiveError(`${shown(name)} is missing`)
    if (entry.size !== size || entry.sha256 !== sha256)
      throw new ArchiveError(`${shown(name)} differs from the manifest`)
  }
  if (found.size !== manifest.entries.length) throw new ArchiveError("it holds files that its manifest does not know")
  if (unknownTables.size > 0) throw new UnknownTableError([...unknownTables], manifest)
}

/** The archive is complete, but holds tables unknown to this program. */
export class UnknownTableError extends ArchiveError {
  readonly manifest: Manifest
  constructor(tables: readonly string[], manifest: Manifest) {
    super(`it holds the unknown table ${tables.map(shown).join(", ")}`)
    this.manifest = manifest
  }
}
