import { createHash } from "node:crypto"

/** Why a row is rejected. The dashboard translates `code`; `message` is for other clients; `value` is the wrong part. */
export interface RowFault {
  code: string
  value: string
  message: string
}

/** A text of a file that came back. */
export interface FileRow {
  /** Row of the sheet, or number of the unit, from 1. */
  row: number
  key: string
  /** Short hash of the source at the export; "" where the file holds the source itself. */
  hash: string
  /** Source as rich text, and as plain text; null where the file has only its hash. */
  source: { text: string; html: string } | null
  translation: { text: string; html: string }
  /** Why the row cannot be read; null for a good one. */
  fault: RowFault | null
  /** Whether the file marks it as untranslated and only repeats the source. */
  isOpen: boolean
}

export type TranslationFileProblem = "unreadable" | "entities" | "no_export" | "other_version" | "too_many"

/** What a file says: whose export it is, of when, and its texts. */
export type ReadFile = { site: string; date: string; rows: FileRow[] } | { problem: TranslationFileProblem }

export interface FileOrder {
  bytes: Uint8Array
  name: string
  /** Id of the site that reads. */
  site: string
}

/** A text to export. */
export interface FileUnit {
  key: string
  lang: string
  rich: boolean
  where: string
  /** Address of the page that shows the text. */
  address: string
  source: string
  translation: string
  state: "missing" | "older" | "current"
}

/** Names the site and the moment of an export. */
export interface FileStamp {
  site: string
  date: string
}

/** Returns a short hash of a source, by which an import sees that it has changed. */
export const sourceHash = (source: string): string => createHash("sha256").update(source).digest("hex").slice(0, 8)
