import type { RecordKind } from "#contract/record-constants.ts"
import { type SendOptions, fillPath, sendCall } from "./call-api.ts"
import type { RecordCalls, Records } from "./calls.ts"

// Others use the name of their kind.
const paths: Readonly<Record<string, string>> = { property: "/product/property", "page-part": "/page/page-part" }

/** Returns the path of all records of a kind. */
export const recordsPath = (kind: string): string => paths[kind] ?? `/${kind}`

/**
 * One record, or with `id` null all of its kind, to which new ones are posted. The settings are one record without id.
 */
export interface RecordAddress<K extends RecordKind> {
  kind: K
  id: number | string | null
}

export interface RecordOptions extends SendOptions {
  params?: Readonly<Record<string, number>>
}

/** Makes a call shared by all kinds of records; `calls.ts` lists the response types. Throws ApiError. */
export function callRecord<K extends RecordKind, C extends keyof RecordCalls<Records[K]>>(
  { kind, id }: RecordAddress<K>,
  call: C,
  { params, ...options }: RecordOptions = {},
): Promise<RecordCalls<Records[K]>[C]> {
  const [method = "", rest = ""] = call.split(" ")
  const all = recordsPath(kind)
  const path = id === null || kind === "settings" ? all : `${all}/${id}`
  return sendCall(method, `${path}${fillPath(rest, params)}`, options) as Promise<RecordCalls<Records[K]>[C]>
}

// Visitors read no single one of these.
const kindsToShow: readonly RecordKind[] = ["category", "page-part", "partner", "product", "property"]

/** Reads one record as it is edited. Throws ApiError. */
export const readRecord = <K extends RecordKind>({ kind, id }: RecordAddress<K>): Promise<Records[K]> =>
  sendCall("GET", `${recordsPath(kind)}${kindsToShow.includes(kind) ? "/show" : ""}/${id}`) as Promise<Records[K]>

/** Restores a former version of a record; resolves with the record. Throws ApiError. */
export const postRestoreVersion = <K extends RecordKind>(
  { kind, id }: RecordAddress<K>,
  former: number,
  version: number,
): Promise<Records[K]> =>
  sendCall("POST", `/history/${kind}/${id}/${former}/restore`, { version }) as Promise<Records[K]>
