import { createInflateRaw } from "node:zlib"

const maxEntries = 1_000
const maxBytes = 268_435_456
const maxRatio = 100
// Small archives of empty sheets exceed the ratio without harm.
const harmlessBytes = 10_485_760

export class UnsafeZipError extends Error {}

export interface ZipEntry {
  /** Path in the archive, with `/`: some writers for Windows put `\\` there, which Excel takes. */
  name: string
  method: number
  offset: number
  packed: number
  size: number
}

/**
 * Decompresses every entry of a ZIP archive, passes it on in pieces and counts the bytes; throws UnsafeZipError for bombs, broken or encrypted
 * archives and false sizes. Field offsets: APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16.
 */
export async function checkZip(
  zip: Buffer,
  onPiece: (piece: Buffer, entry: ZipEntry) => void = () => undefined,
): Promise<ZipEntry[]> {
  const entries = readDirectory(zip)
  const declared = entries.reduce((sum, entry) => sum + entry.size, 0)
  if (declared > maxBytes || (declared > harmlessBytes && declared > zip.length * maxRatio))
    throw new UnsafeZipError("unpacks to too much")
  for (const entry of entries) for await (const piece of inflateEntry(zip, entry)) onPiece(piece, entry)
  return entries
}

function readDirectory(zip: Buffer): ZipEntry[] {
  const end = zip.lastIndexOf(Buffer.from("504b0506", "hex"))
  if (zip.readUInt32BE(0) !== 0x504b0304 || end < 0 || end + 22 > zip.length)
    throw new UnsafeZipError("is no ZIP archive")
  const count = zip.readUInt16LE(end + 10)
  if (count > maxEntries) throw new UnsafeZipError("has too many entries")
  let at = zip.readUInt32LE(end + 16)
  return Array.from({ length: count }, () => {
    if (at + 46 > zip.length || zip.readUInt32BE(at) !== 0x504b0102) throw new UnsafeZipError("has a broken directory")
    const entry = {
      name: zip.toString("utf8", at + 46, at + 46 + zip.readUInt16LE(at + 28)).replaceAll("\\", "/"),
      method: zip.readUInt16LE(at + 10),
      packed: zip.readUInt32LE(at + 20),
      size: zip.readUInt32LE(at + 24),
      offset: zip.readUInt32LE(at + 42),
    }
    if ((zip.readUInt16LE(at + 8) & 1) === 1) throw new UnsafeZipError("is encrypted")
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
    return entry
  })
}

/** Yields an entry in pieces; throws UnsafeZipError when it is damaged or not as long as it says. */
export async function* inflateEntry(
  zip: Buffer,
  { method, offset, packed, size }: ZipEntry,
): AsyncGenerator<Buffer, undefined> {
  if (offset + 30 > zip.length) throw new UnsafeZipError("has a broken entry")
  const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28)
  const data = zip.subarray(start, start + packed)
  if (method !== 0 && method !== 8) throw new UnsafeZipError("uses an unknown compression")
  let total = 0
  for await (const piece of method === 0 ? [data] : inflate(data)) {
    total += piece.length
    if (total > size) throw new UnsafeZipError("has an entry larger than it says")
    yield piece
  }
  if (total !== size) throw new UnsafeZipError("has an entry of another size than it says")
}

async function* inflate(data: Buffer): AsyncGenerator<Buffer> {
  const stream = createInflateRaw({ chunkSize: 262_144 })
  stream.end(data)
  try {
    for await (const piece of stream) yield piece as Buffer
  } catch (cause) {
    throw new UnsafeZipError("is damaged", { cause })
  }
}
