const signatures: readonly { bytes: readonly number[]; encoding: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: "utf-8" },
  { bytes: [0xff, 0xfe], encoding: "utf-16le" },
  { bytes: [0xfe, 0xff], encoding: "utf-16be" },
]
const sampleSize = 65_536

/**
 * Decodes a file in UTF-8, UTF-16, Windows-1252 or Windows-1251, without byte order mark. Throws on zero characters,
 * which no text has.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  if (text.includes("\0")) throw new Error("The file is no text")
  return text
}

function encodingOf(bytes: Uint8Array): string {
  const marked = signatures.find((signature) => signature.bytes.every((byte, index) => bytes[index] === byte))
  if (marked) return marked.encoding
  const wide = wideEncoding(bytes.subarray(0, sampleSize))
  if (wide) return wide
  return isUtf8(bytes) ? "utf-8" : looksCyrillic(bytes) ? "windows-1251" : "windows-1252"
}

/** Detects UTF-16 without a byte order mark: separators and digits have a zero byte, always on the same side. */
function wideEncoding(bytes: Uint8Array): string | null {
  const zeros = [0, 0]
  for (const [index, byte] of bytes.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (even + odd < bytes.length / 20) return null
  if (even === 0) return "utf-16le"
  return odd === 0 ? "utf-16be" : null
}

/** Returns whether bytes are UTF-8; a broken character among many good ones makes them no other encoding. */
function isUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes)
  const broken = text.match(/\ufffd/gu)?.length ?? 0
  return broken === 0 || (text.match(/[^\0-\x7f\ufffd]/gu)?.length ?? 0) > broken * 3
}

/** Letters of German, French names and sizes in Windows-1252: ÄÖÜßäöü, ÉÈéè, Øø×. */
const western = "ÄÖÜßäöüÉÈéèØø×"

/** Returns whether bytes above 0xC0 come in runs, as in Russian; German has single ones between Latin letters. */
function looksCyrillic(bytes: Uint8Array): boolean {
  const runs =
    Buffer.from(bytes)
      .toString("latin1")
      .match(/[À-ÿ]+/gu) ?? []
  const isForeign = (run: string) => run.length > 1 && Array.from(run).some((letter) => !western.includes(letter))
  const lengthOf = (some: readonly string[]) => some.reduce((sum, run) => sum + run.length, 0)
  return lengthOf(runs.filter(isForeign)) * 2 > lengthOf(runs)
}
