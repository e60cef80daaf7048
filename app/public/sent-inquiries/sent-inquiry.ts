import { limits } from "#contract/limits.ts"
import { readReference } from "./read-sent.ts"
import { type ListedItem, readItems } from "../request-list/inquiry-item.ts"

/** An inquiry sent from this device. */
export interface SentInquiry {
  reference: string
  /** ISO time of the device's clock. */
  sentAt: string
  /** Values of the form, by field name. */
  fields: Record<string, string | boolean>
  items: ListedItem[]
  /** Names of the attached photos and drawings; the files themselves are not stored. */
  files: string[]
  /** By which photos can follow, for a week. */
  photosKey?: string | undefined
}

const photosMs = 7 * 86_400_000
const maxSent = 10

/** Returns the list with the newest inquiry first, each reference once, at most ten. */
export function addSent(list: readonly SentInquiry[], inquiry: SentInquiry): SentInquiry[] {
  return [inquiry, ...removeSent(list, inquiry.reference)].slice(0, maxSent)
}

export function removeSent(list: readonly SentInquiry[], reference: string): SentInquiry[] {
  return list.filter((other) => other.reference !== reference)
}

export const findSent = (list: readonly SentInquiry[], reference: string): SentInquiry | undefined =>
  list.find((inquiry) => inquiry.reference === reference)

export const fieldText = ({ fields }: SentInquiry, name: string): string => {
  const value = fields[name]
  return typeof value === "string" ? value : ""
}

/** Parses the stored list; omits invalid entries. */
export function parseSent(stored: string | null): SentInquiry[] {
  if (!stored) return []
  try {
    const list: unknown = JSON.parse(stored)
    return Array.isArray(list) ? list.flatMap(readInquiryRequest).slice(0, maxSent) : []
  } catch {
    return []
  }
}

function readInquiryRequest(entry: unknown): SentInquiry[] {
  if (typeof entry !== "object" || entry === null) return []
  const { reference, sentAt, fields, items, files, photosKey } = entry as Record<string, unknown>
  const wellFormed = typeof reference === "string" ? readReference(reference) : null
  const time = typeof sentAt === "string" ? Date.parse(sentAt) : Number.NaN
  if (wellFormed === null || Number.isNaN(time)) return []
  const inquiry = { reference: wellFormed, sentAt: new Date(time).toISOString(), fields: readFields(fields) }
  const key = typeof photosKey === "string" && Date.now() - time < photosMs ? { photosKey } : {}
  return [{ ...inquiry, items: readItems(items), files: readNames(files), ...key }]
}

const readNames = (names: unknown): string[] =>
  Array.isArray(names) ? names.filter((name) => typeof name === "string").slice(0, limits.photos) : []

function readFields(fields: unknown): SentInquiry["fields"] {
  if (typeof fields !== "object" || fields === null) return {}
  const read: SentInquiry["fields"] = {}
  for (const [name, value] of Object.entries(fields) as [string, unknown][])
    if (typeof value === "boolean") read[name] = value
    else if (typeof value === "string") read[name] = value.slice(0, limits.comment)
  return read
}
