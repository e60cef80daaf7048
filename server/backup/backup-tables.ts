import type { Tables } from "../db/schema/tables.ts"

const megabyte = 1_048_576

export type ArchivedRow = Readonly<Record<string, unknown>>

export interface BackedUpTable {
  name: keyof Tables
  /** Whether its rows are many and short. */
  small?: boolean
  /** Whether its fields `text…` and `description…` are rich text. */
  rich?: boolean
  /** Whether only older archives hold it, whose rows a restore leaves out. */
  discarded?: boolean
  /** Columns of a stable, unique order. */
  order: string[]
  /** Column of bytes, written as separate files, with their names and maximum size. */
  bytes?: { column: string; file: (row: ArchivedRow) => string; named: RegExp; most: number }
}

/** Returns how the files of a record are named: by the record's id and their own number. */
const numberedFiles = (folder: string, key: string, most: number): NonNullable<BackedUpTable["bytes"]> => ({
  column: "bytes",
  file: (row) => `${folder}/${String(row[key])}-${String(row["n"])}`,
  named: new RegExp(`^${folder}/\\d{1,15}-\\d{1,15}$`, "u"),
  most,
})

/**
 * All content, in an order in which it can be restored. Left out: sessions, tickets, human checks, stored responses,
 * limits, keys, access keys and share links, which a restore invalidates or takes from the database it replaces; sizes of pictures, which are made again; column mappings
 * of sheets and missing addresses, which are collected again.
 */
export const backedUpTables: readonly BackedUpTable[] = [
  { name: "content_state", order: ["id"] },
  { name: "counter", order: ["name"] },
  { name: "settings", order: ["id"] },
  { name: "admin", order: ["id"] },
  { name: "recovery_code", order: ["account_id", "hash"], small: true },
  { name: "passkey", order: ["id"] },
  { name: "access_key", order: ["id"], discarded: true },
  { name: "rule", order: ["name"] },
  { name: "service", order: ["id"], rich: true },
  { name: "spare", order: ["id"], rich: true },
  { name: "part_set", order: ["id"] },
  { name: "part", order: ["row_id"], small: true },
  { name: "import", order: ["id"] },
  { name: "import_part", order: ["part_set", "change", "id"], small: true },
  {
    name: "picture",
    order: ["hash"],
    bytes: {
      column: "bytes",
      file: (row) => `pictures/${String(row["hash"])}.${String(row["extension"])}`,
      named: /^pictures\/[0-9a-f]{32}\.(?:jpg|png)$/u,
      most: 64 * megabyte,
    },
  },
  { name: "image", order: ["id"] },
  { name: "page", order: ["link"], rich: true },
  { name: "page_part", order: ["id"], rich: true },
  { name: "category", order: ["id"] },
  { name: "product", order: ["id"], rich: true },
  { name: "product_property", order: ["id"], rich: true },
  { name: "partner", order: ["id"], rich: true },
  { name: "request", order: ["id"] },
  {
    name: "request_file",
    order: ["request_id", "n"],
    bytes: numberedFiles("photos", "request_id", 16 * megabyte),
  },
  { name: "message", order: ["id"] },
  {
    name: "message_file",
    order: ["message_id", "n"],
    bytes: numberedFiles("messages", "message_id", 32 * megabyte),
  },
  { name: "unsorted_mail", order: ["id"] },
  {
    name: "unsorted_file",
    order: ["mail_id", "n"],
    bytes: numberedFiles("unsorted", "mail_id", 32 * megabyte),
  },
  { name: "taken_mail", order: ["hash"], small: true },
  { name: "template", order: ["id"] },
  { name: "application", order: ["id"] },
  {
    name: "application_file",
    order: ["application_id", "n"],
    bytes: numberedFiles("cv", "application_id", 16 * megabyte),
  },
  { name: "demand", order: ["term", "week", "kind", "lang"], small: true },
  { name: "demand_ignored", order: ["term"], small: true },
  { name: "part_alias", order: ["id"] },
  { name: "redirect", order: ["id"], small: true },
  { name: "hidden", order: ["kind", "record_id", "lang"], small: true },
  { name: "draft", order: ["kind", "record_id"] },
  { name: "plan", order: ["id"] },
  { name: "outbox", order: ["id"] },
  { name: "outbox_item", order: ["id"] },
  { name: "erasures", order: ["id"] },
  { name: "trash", order: ["id"] },
  { name: "history", order: ["id"] },
  { name: "audit", order: ["id"] },
]
