import type { Context } from "hono"
import type { SentFile } from "#server/sent-file.ts"

/** Responds with a visitor's file as a download, never inline; `name` is the ASCII name for older clients. */
export function sendFile(c: Context, file: SentFile, name: string): Response {
  c.header("Content-Type", "application/octet-stream")
  c.header("Content-Disposition", `attachment; filename="${name}"; filename*=UTF-8''${encodeURIComponent(file.name)}`)
  return c.body(new Uint8Array(file.bytes))
}
