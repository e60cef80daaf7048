import type { Generated, Selectable } from "kysely"
import type { InquirySource } from "#contract/inquiry.ts"
import type { Language } from "#contract/language.ts"

export interface InquiryTable {
  id: Generated<number>
  reference: string
  name: string
  email: string
  company: string
  text: string
  phone: Generated<string>
  /** 1: the machine stands, and a call back is asked for. */
  urgent: Generated<number>
  lang: Language
  source: InquirySource
  spare_id: number | null
  items: string
  verified: number
  read_at: string | null
  mail: "none" | "waiting" | "sent" | "failed"
  created_at: string
  version: Generated<number>
  deleted_at: string | null
}

/** A photo or drawing that came with an inquiry. */
export interface InquiryFileTable {
  request_id: number
  n: number
  name: string
  size: number
  bytes: Uint8Array
}

export interface ApplicationTable {
  id: Generated<number>
  reference: string
  first_name: string
  last_name: string
  email: string
  lang: Language
  verified: number
  created_at: string
  version: Generated<number>
  deleted_at: string | null
}

export interface ApplicationFileTable {
  application_id: number
  n: number
  name: string
  size: number
  bytes: Uint8Array
}

export type InquiryRow = Selectable<InquiryTable>
