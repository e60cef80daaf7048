import type { ReadScope } from "#server/records/define-record.ts"
import type { SentFile } from "#server/sent-file.ts"

/** A response whose ETag is a version that its body lacks. */
export class Tagged<Content> {
  readonly version: number | undefined
  readonly content: Content

  constructor(version: number | undefined, content: Content) {
    this.version = version
    this.content = content
  }
}

/** Returns a response with the version of a record or of a list's order as its ETag; without one, none. */
export const tagged = <Content>(record: { version: number } | null, content: Content) =>
  new Tagged(record?.version, content)

type FileContent = string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>

/** A file as a response. */
export class Download {
  readonly content: FileContent
  readonly headers: Readonly<Record<string, string>>

  constructor(content: FileContent, headers: Readonly<Record<string, string>>) {
    this.content = content
    this.headers = headers
  }
}

export const csvType = "text/csv; charset=utf-8"
export const xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"

/** Returns a file under a name in ASCII. */
export const download = (content: FileContent, name: string, type: string, headers: Record<string, string> = {}) =>
  new Download(content, { "Content-Type": type, "Content-Disposition": `attachment; filename="${name}"`, ...headers })

/** Returns a visitor's file, never shown in the browser; `name` is the ASCII name for older clients. */
export const downloadSent = (file: SentFile, name: string) =>
  download(new Uint8Array(file.bytes), name, "application/octet-stream", {
    "Content-Disposition": `attachment; filename="${name}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
  })

/** Returns the scope of a public read: accounts that may read drafts see hidden content too. */
export const scopeOf = ({ account }: { account: { abilities: readonly string[] } | null }): ReadScope =>
  account?.abilities.includes("content.read") ? "edited" : "published"
