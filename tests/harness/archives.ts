import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { Readable } from "node:stream"
import { buffer } from "node:stream/consumers"
import { gunzipSync, gzipSync } from "node:zlib"
import { type Header, extract, pack } from "tar-stream"

export interface ArchiveFile {
  header: Partial<Header> & Pick<Header, "name">
  content: Buffer
}

/** Returns all files of a gzipped tar, in order. */
export async function unpack(file: string): Promise<ArchiveFile[]> {
  const files: ArchiveFile[] = []
  const tar = extract()
  Readable.from([gunzipSync(readFileSync(file))]).pipe(tar)
  for await (const entry of tar) files.push({ header: entry.header, content: await buffer(entry) })
  return files
}

export async function packAgain(files: readonly ArchiveFile[]): Promise<Buffer> {
  const tar = pack()
  for (const { header, content } of files)
    tar.entry({ name: header.name, type: header.type ?? "file", linkname: header.linkname ?? "" }, content)
  tar.finalize()
  return gzipSync(await buffer(tar), { level: 1 })
}

export const fileOf = (name: string, content: string | Buffer): ArchiveFile => ({
  header: { name },
  content: Buffer.from(content),
})

interface Manifest {
  [key: string]: unknown
  migrations: string[]
  rows: Record<string, number>
  entries: { name: string; size: number; sha256: string }[]
}

/** Writes an archive with other files and a matching manifest, as a forger would. */
export async function forge(
  files: readonly ArchiveFile[],
  change: (files: ArchiveFile[], manifest: Manifest) => void,
): Promise<Buffer> {
  const others = files.filter(({ header }) => header.name !== "manifest.json").map((file) => ({ ...file }))
  const last = files.find(({ header }) => header.name === "manifest.json")
  const manifest = JSON.parse(last?.content.toString() ?? "{}") as Manifest
  const unchanged = JSON.stringify(manifest.entries)
  change(others, manifest)
  if (JSON.stringify(manifest.entries) === unchanged)
    manifest.entries = others.map(({ header, content }) => ({
      name: header.name,
      size: content.length,
      sha256: createHash("sha256").update(content).digest("hex"),
    }))
  return packAgain([...others, fileOf("manifest.json", JSON.stringify(manifest))])
}
