/** A file that a visitor sends with a form. */
export interface SentFile {
  name: string
  bytes: Uint8Array
}

/** ISO 32000-2, 7.5.5: a PDF ends in startxref, an offset and %%EOF; a page of HTML behind a PDF's first line does not. */
export const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).toString("latin1") === "%PDF-" &&
  /startxref\s+\d+\s+%%EOF\s*$/u.test(bytes.subarray(-1_024).toString("latin1"))

/** Returns a file's name with the extension of its content and only letters, digits and a few characters: nothing that a path, a header or a reading direction could trip over. */
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
