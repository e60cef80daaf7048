/** A file uploaded by a visitor. */
export interface SentFile {
  name: string
  bytes: Uint8Array
}

// What programs pad a PDF with: NUL, white space and the end mark of DOS.
const padding = new Set([0, 9, 10, 12, 13, 26, 32])

/**
 * ISO 32000-2, 7.5: a PDF ends with startxref, an offset and %%EOF; HTML after a PDF header does not. Readers find the
 * header within 1,024 bytes.
 */
export function isPdf(bytes: Buffer): boolean {
  let end = bytes.length
  while (padding.has(bytes[end - 1] ?? -1)) end--
  return (
    /^[^<]{0,1019}%PDF-/u.test(bytes.toString("latin1", 0, 1_024)) &&
    /startxref\s+\d+\s+%%EOF$/u.test(bytes.toString("latin1", Math.max(0, end - 1_024), end))
  )
}

/**
 * Returns a file name with the extension of its content and only letters, digits and a few characters, safe in paths,
 * headers and bidirectional text.
 */
export function plainFileName(name: string, extension: string, fallback: string): string {
  const plain = name
    .normalize("NFC")
    .replace(/^.*[\\/]/u, "")
    .replace(/\.[^.]*$/u, "")
    .replace(/[^\p{L}\p{N} ._-]+/gu, "")
    .trim()
    .slice(0, 80)
  return `${plain || fallback}.${extension}`
}

const longestName = 200

/**
 * Returns a name as it was sent, without folders, control and bidirectional characters and what file systems refuse;
 * with an extension where it has none and the content is known.
 */
export function sentFileName(name: string, extension = ""): string {
  const plain = name
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .replace(/^.*[\\/]/u, "")
    .replaceAll(/[<>:"|?*]+/gu, "_")
    .replaceAll(/^[. ]+|[. ]+$/gu, "")
  const [, stem = plain, end = ""] = /^(.*?)(\.\w{1,10})?$/u.exec(plain) ?? []
  const short = Array.from(stem).slice(0, longestName).join("") || "file"
  return `${short}${end || (extension && `.${extension}`)}`
}
