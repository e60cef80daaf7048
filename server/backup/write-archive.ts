import { createHash } from "node:crypto"
import { createWriteStream } from "node:fs"
import { Transform } from "node:stream"
import { pipeline } from "node:stream/promises"
import { createGzip } from "node:zlib"
import { pack } from "tar-stream"
import type { ArchiveEntry } from "./archive-entries.ts"
import { type Manifest, manifestName, newManifest } from "./manifest.ts"

/**
 * Writes a gzipped tar and flushes it to disk; the last entry is the manifest with the checksum of every other.
 * Resolves with the file's size and checksum.
 */
export async function writeArchive(
  file: string,
  entries: AsyncIterable<ArchiveEntry>,
  facts: Pick<Manifest, "migrations" | "created_at">,
): Promise<{ size: number; sha256: string }> {
  const tar = pack()
  const hash = createHash("sha256")
  let size = 0
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  const written = pipeline(
    tar,
    createGzip({ level: 6 }),
    count,
    createWriteStream(file, { mode: 0o600, flags: "wx", flush: true }),
  )
  const filled = fill(tar, entries, newManifest(facts)).catch((error: unknown) => {
    tar.destroy(error instanceof Error ? error : new Error(String(error)))
    throw error
  })
  const [writing, filling] = await Promise.allSettled([written, filled])
  // On a full disk the writing side has the cause; otherwise the source does.
  if (writing.status === "rejected" && isOfSystem(writing.reason)) throw writing.reason
  if (filling.status === "rejected") throw filling.reason
  if (writing.status === "rejected") throw writing.reason
  return { size, sha256: hash.digest("hex") }
}

const isOfSystem = (error: unknown) => error instanceof Error && "syscall" in error

async function fill(
  tar: ReturnType<typeof pack>,
  entries: AsyncIterable<ArchiveEntry>,
  manifest: Manifest,
): Promise<void> {
  for await (const { name, content, rows } of entries) {
    const sha256 = createHash("sha256").update(content).digest("hex")
    manifest.entries.push({ name, size: content.byteLength, sha256 })
    if (rows) manifest.rows[rows.table] = (manifest.rows[rows.table] ?? 0) + rows.count
    await add(tar, name, content)
  }
  await add(tar, manifestName, Buffer.from(JSON.stringify(manifest, null, 1)))
  tar.finalize()
}

// Resolves when the entry was written, so that at most one is held in memory. The entry's stream fails with the
// archive, and an error event without a listener would end the process.
const add = (tar: ReturnType<typeof pack>, name: string, content: Uint8Array) =>
  new Promise<void>((resolve, reject) => {
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
    tar.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve())).on("error", reject)
  })
