import { limits } from "#contract/limits.ts"
import type { SentFile } from "#server/sent-file.ts"
import { acceptMessageFile } from "../accept-photo.ts"
import { mailLimits } from "./mail-facts.ts"

const programs =
  /\.(?:ade|adp|app|appx|bat|chm|cmd|com|cpl|dll|dmg|docm|dotm|exe|hta|img|inf|ins|iso|jar|js|jse|lnk|mde|msc|msi|msp|pif|potm|ppam|pptm|ps1|ps2|psm1|py|reg|scf|scr|sh|sys|url|vb|vbe|vbs|vhd|vhdx|wsc|wsf|wsh|xlam|xlsb|xlsm|xltm|xll)$/iu

/**
 * Returns a file of a mail as it is stored: with its bytes when it is a picture, a PDF or an office document, else its name alone, which is kept as it came.
 * Programs are never stored, whatever their content looks like.
 */
export function acceptMailFile(file: SentFile): SentFile {
  const name = rawName(file.name)
  const nameOnly = { name, bytes: new Uint8Array() }
  // Windows strips trailing dots and spaces.
  if (programs.test(name.replace(/[. ]+$/u, "")) || file.bytes.byteLength > limits.photoBytes) return nameOnly
  try {
    return acceptMessageFile(file, 0)
  } catch {
    return nameOnly
  }
}

/** Returns a name without control and bidirectional characters. */
function rawName(name: string): string {
  const plain = name.replace(/[\p{Cc}\p{Cf}]+/gu, " ").trim()
  return Array.from(plain.toWellFormed()).slice(0, mailLimits.name).join("") || "?"
}
