import { limits } from "#contract/limits.ts"
import { readReference } from "../request-form/read-sent.ts"
import { type RequestItem, readItems } from "../request-list/request-item.ts"

/** A request as it was sent from this device. */
export interface SentRequest {
  reference: string
  /** ISO time of the device's clock. */
  sentAt: string
  /** What stood in the form, by the names of its fields. */
  fields: Record<string, string | boolean>
  items: RequestItem[]
}

const mostSent = 10

/** Returns the list with the newest request first, each reference once, at most ten. */
export function addSent(list: readonly SentRequest[], request: SentRequest): SentRequest[] {
  return [request, ...removeSent(list, request.reference)].slice(0, mostSent)
}

export function removeSent(list: readonly SentRequest[], reference: string): SentRequest[] {
  return list.filter((other) => other.reference !== reference)
}

export const findSent = (list: readonly SentRequest[], reference: string): SentRequest | undefined =>
  list.find((request) => request.reference === reference)

export const fieldText = ({ fields }: SentRequest, name: string): string => {
  const value = fields[name]
  return typeof value === "string" ? value : ""
}

/** Returns what storage holds; entries that are no requests are left out. */
export function parseSent(stored: string | null): SentRequest[] {
  if (!stored) return []
  try {
    const list: unknown = JSON.parse(stored)
    return Array.isArray(list) ? list.flatMap(readRequest).slice(0, mostSent) : []
  } catch {
    return []
  }
}

function readRequest(entry: unknown): SentRequest[] {
  if (typeof entry !== "object" || entry === null) return []
  const { reference, sentAt, fields, items } = entry as Record<string, unknown>
  const known = typeof reference === "string" ? readReference(reference) : null
  const time = typeof sentAt === "string" ? Date.parse(sentAt) : Number.NaN
  if (known === null || Number.isNaN(time)) return []
  return [
    { reference: known, sentAt: new Date(time).toISOString(), fields: readFields(fields), items: readItems(items) },
  ]
}

function readFields(fields: unknown): SentRequest["fields"] {
  if (typeof fields !== "object" || fields === null) return {}
  const read: SentRequest["fields"] = {}
  for (const [name, value] of Object.entries(fields) as [string, unknown][])
    if (typeof value === "boolean") read[name] = value
    else if (typeof value === "string") read[name] = value.slice(0, limits.comment)
  return read
}
