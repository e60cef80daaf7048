import { type AuditGroup, auditGroups } from "#contract/audit-constants.ts"
import { limits } from "#contract/limits.ts"
import type { Language } from "#contract/language.ts"

/** View of the log; stored in the URL, so that reloads and links keep it. */
export interface LogView {
  /** Id of an account or name of an access key; "" for everybody. */
  person: string
  kind: AuditGroup | "all"
  /** First and last day, as 2026-11-23; "" for no limit. */
  from: string
  to: string
  query: string
  page: number
}

export const wholeLog: LogView = { person: "", kind: "all", from: "", to: "", query: "", page: 1 }

const day = (text: string | null) => (/^20\d\d-\d\d-\d\d$/u.test(text ?? "") ? (text ?? "") : "")

export function readLogView(params: URLSearchParams): LogView {
  const page = Number(params.get("page"))
  return {
    person: params.get("person") ?? "",
    kind: auditGroups.find((group) => group === params.get("kind")) ?? "all",
    from: day(params.get("from")),
    to: day(params.get("to")),
    query: params.get("query") ?? "",
    page: Number.isInteger(page) && page > 0 ? Math.min(page, limits.pageMax) : 1,
  }
}

/** Returns the shortest URL of a view: default values are omitted. */
export function writeLogView(view: LogView): URLSearchParams {
  const { page, ...filter } = logQuery(view)
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value !== undefined) params.set(name, value)
  if (page > 1) params.set("page", String(page))
  return params
}

/** Returns the API query of one page of a view. */
export const logQuery = ({ page, kind, person, from, to, query }: LogView) => ({
  page,
  kind: kind === "all" ? undefined : kind,
  person: person || undefined,
  from: from || undefined,
  to: to || undefined,
  query: query || undefined,
})

/** Returns the API query that exports all of a view, with headings in a language. */
export const logFileQuery = (view: LogView, words: Language) => ({
  ...logQuery({ ...view, page: 1 }),
  format: "csv",
  words,
})

/** Returns the number of active filters besides the search. */
export const filtersInForce = ({ person, kind, from, to }: LogView): number =>
  [person !== "", kind !== "all", from !== "", to !== ""].filter(Boolean).length
