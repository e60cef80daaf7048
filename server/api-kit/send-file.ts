import type { Context } from "hono"
import type { SentFile } from "#server/sent-file.ts"

/** Answers with a file that a visitor has sent, to be saved and never shown; `name` is its plain name for clients that read no other. */
export function sendFile(c: Context, file: SentFile, name: string): Response {
  c.header("Content-Type", "application/octet-stream")
  c.header("Content-Disposition", `attachment; filename="${name}"; filename*=UTF-8''${encodeURIComponent(file.name)}`)
  return c.body(new Uint8Array(file.bytes))
}
