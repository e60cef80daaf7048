/** A file uploaded by a visitor. */
export interface SentFile {
  name: string
  bytes: Uint8Array
}

/** ISO 32000-2, 7.5.5: a PDF ends with startxref, an offset and %%EOF; HTML after a PDF header does not. */
export const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).toString("latin1") === "%PDF-" &&
  /startxref\s+\d+\s+%%EOF\s*$/u.test(bytes.subarray(-1_024).toString("latin1"))

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
