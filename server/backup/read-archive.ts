import { createHash } from "node:crypto"
import { createReadStream } from "node:fs"
import { buffer } from "node:stream/consumers"
import { pipeline } from "node:stream/promises"
import { createGunzip } from "node:zlib"
import { type Header, extract } from "tar-stream"
import type { ArchivedRow, FileRule } from "#server/table-rules.ts"
import { isNoSpace } from "../db/no-space.ts"
import { ArchiveError, shown } from "./archive-error.ts"
import { guardSize } from "./guard-size.ts"
import { type Manifest, manifestName, readManifest } from "./manifest.ts"

export interface ArchiveReader {
  /** Called with batches of a table's rows, in an order in which they can be restored. */
  rows?: (table: string, rows: ArchivedRow[]) => Promise<void>
  /** Called with every picture and file, after the row it belongs to. */
  file?: (name: string, content: Uint8Array) => Promise<void>
}

const maxEntries = 2_000_000
const megabyte = 1_048_576
// Allowed entry names and sizes: an entry is held in memory, one at a time.
type Names = readonly Pick<FileRule, "named" | "mostBytes">[]
const ownNames: Names = [
  { named: /^manifest\.json$/u, mostBytes: 256 * megabyte },
  { named: /^tables\/[a-z_]{1,50}\.\d{5,7}\.jsonl$/u, mostBytes: 64 * megabyte },
]

/**
 * Reads an archive, one entry at a time, and compares every entry with the manifest. Throws an ArchiveError for
 * anything but a complete, unaltered backup of this site; discard what the reader received before.
 */
export async function readArchive(
  file: string,
  files: Readonly<Record<string, FileRule>>,
  reader: ArchiveReader = {},
): Promise<Manifest> {
  await refuseForeign(file)
  const tar = extract()
  const guard = guardSize()
  const streams = pipeline(createReadStream(file), guard.packed, createGunzip(), guard.unpacked, tar)
  const [reading, streaming] = await Promise.allSettled([
    readEntries(tar, [...ownNames, ...Object.values(files)], reader, guard.declare),
    streams,
  ])
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
  allowed: Names,
  reader: ArchiveReader,
  declare: (size: number) => void,
): Promise<Manifest> {
  const hashes = new Map<string, { size: number; sha256: string }>()
  let manifest: Manifest | null = null
  for await (const entry of tar) {
    const { name, size } = entry.header
    checkHeader(entry.header, allowed)
    declare(size)
    if (manifest) throw new ArchiveError("it goes on after its manifest")
    if (hashes.has(name) || hashes.size > maxEntries)
      throw new ArchiveError(`it holds ${shown(name)} twice, or too much`)
    const content = await buffer(entry)
    if (name === manifestName) {
      manifest = readManifest(content)
      continue
    }
    hashes.set(name, { size: content.length, sha256: createHash("sha256").update(content).digest("hex") })
    if (name.startsWith("tables/"))
      await reader.rows?.(name.slice("tables/".length, name.indexOf(".")), parseRows(name, content))
    else await reader.file?.(name, content)
  }
  if (!manifest) throw new ArchiveError("it is not a backup of this site, or not a whole one: it has no manifest")
  compare(manifest, hashes)
  return manifest
}

function checkHeader({ name, type, size }: Header, allowed: Names): void {
  const rule = allowed.find(({ named }) => named.test(name))
  if (!rule) throw new ArchiveError(`it holds ${shown(name)}, which no backup of this site does`)
  if (type !== "file") throw new ArchiveError(`it holds ${shown(name)}, which is not a plain file`)
  if (size > rule.mostBytes) throw new ArchiveError(`${shown(name)} in it is too large`)
}

function compare(manifest: Manifest, hashes: ReadonlyMap<string, { size: number; sha256: string }>): void {
  for (const { name, size, sha256 } of manifest.entries) {
    const entry = hashes.get(name)
    if (!entry) throw new ArchiveError(`${shown(name)} is missing`)
    if (entry.size !== size || entry.sha256 !== sha256)
      throw new ArchiveError(`${shown(name)} differs from the manifest`)
  }
  if (hashes.size !== manifest.entries.length) throw new ArchiveError("it holds files that its manifest does not know")
}

const isPlain = (value: unknown) =>
  value === null || typeof value === "string" || (typeof value === "number" && Number.isFinite(value))

/**
 * Parses lines of JSON as rows of a table: objects of texts, numbers and nulls. Throws an ArchiveError with the first
 * bad line.
 */
function parseRows(name: string, content: Uint8Array): ArchivedRow[] {
  const lines = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString("utf8").split("\n")
  if (lines.pop() !== "") throw new ArchiveError(`${shown(name)} ends in the middle of a line`)
  return lines.map((line, index) => {
    const row = parseLine(line)
    if (!row || !Object.values(row).every(isPlain))
      throw new ArchiveError(`line ${index + 1} of ${shown(name)} is not a row`)
    return row
  })
}

function parseLine(line: string): ArchivedRow | null {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as ArchivedRow) : null
  } catch {
    return null
  }
}
