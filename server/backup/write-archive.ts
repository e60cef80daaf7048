import { createHash } from "node:crypto"
import { createReadStream, createWriteStream } from "node:fs"
import { Transform } from "node:stream"
import { buffer } from "node:stream/consumers"
import { pipeline } from "node:stream/promises"
import { createGunzip, createGzip } from "node:zlib"
import { extract, pack } from "tar-stream"
import type { ArchiveEntry } from "./archive-entries.ts"

interface Manifest {
  format: 1
  schema: string
  created_at: string
  entries: { name: string; size: number; sha256: string }[]
}

const sha256 = (content: Uint8Array) => createHash("sha256").update(content).digest("hex")

/** Writes a gzipped tar whose last entry is the manifest with the checksum of every other; resolves with the file's own size and checksum. */
export async function writeArchive(
  file: string,
  entries: AsyncIterable<ArchiveEntry>,
  facts: Pick<Manifest, "schema" | "created_at">,
): Promise<{ size: number; sha256: string }> {
  const manifest: Manifest = { format: 1, ...facts, entries: [] }
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
  const fill = async () => {
    for await (const { name, content } of entries) {
      manifest.entries.push({ name, size: content.byteLength, sha256: sha256(content) })
      await add(tar, name, content)
    }
    await add(tar, "manifest.json", Buffer.from(JSON.stringify(manifest, null, 1)))
    tar.finalize()
  }
  await Promise.all([
    written,
    fill().catch((error: unknown) => {
      tar.destroy(error instanceof Error ? error : new Error(String(error)))
      throw error
    }),
  ])
  return { size, sha256: hash.digest("hex") }
}

const add = (tar: ReturnType<typeof pack>, name: string, content: Uint8Array) =>
  new Promise<void>((resolve, reject) => {
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
    tar.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()))
  })

/** Opens an archive again and compares every entry with the manifest; throws an Error with the first difference. */
export async function verifyArchive(file: string): Promise<Manifest> {
  const found = new Map<string, { size: number; sha256: string }>()
  let manifest = null as Manifest | null
  const reader = extract()
  const collect = async () => {
    for await (const entry of reader) {
      const content = await buffer(entry)
      if (entry.header.name === "manifest.json") manifest = JSON.parse(content.toString("utf8")) as Manifest
      else found.set(entry.header.name, { size: content.length, sha256: sha256(content) })
    }
  }
  await Promise.all([pipeline(createReadStream(file), createGunzip(), reader), collect()])
  if (!manifest) throw new Error("the archive has no manifest")
  for (const { name, size, sha256: expected } of manifest.entries) {
    const entry = found.get(name)
    if (entry?.size !== size || entry.sha256 !== expected) throw new Error(`${name} differs from the manifest`)
  }
  if (found.size !== manifest.entries.length) throw new Error("the archive holds files that the manifest does not know")
  return manifest
}
