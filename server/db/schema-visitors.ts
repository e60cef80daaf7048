import type { Generated } from "kysely"
import type { InquirySource } from "#contract/inquiry.ts"
import type { Language } from "#contract/language.ts"
import type { HistoryKind } from "#contract/record-constants.ts"
import type { TrashKind } from "#contract/trash-constants.ts"

export interface RequestTable {
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
export interface TrashTable {
  id: Generated<number>
  kind: TrashKind
  record_id: string
  title: string
  /** JSON: what is needed to bring back a record whose row is gone. */
  data: Generated<string>
  deleted_at: string
  deleted_by: string
}
export interface HistoryTable {
  id: Generated<number>
  kind: HistoryKind
  record_id: string
  /** The version that `data` was. */
  version: number
  data: string
  replaced_at: string
  replaced_by: string
}
export interface AuditTable {
  id: Generated<number>
  at: string
  who: string
  event: string
  detail: Generated<string>
}
export interface IdempotencyTable {
  key: string
  answer: string
  created_at: string
}
export interface AdminTable {
  id: Generated<number>
  login: string
  password_hash: string
  must_change_password: number
  updated_at: string
}
export interface SessionTable {
  token_hash: string
  admin_id: number
  created_at: string
  used_at: string
}
export interface CaptchaTable {
  id: string
  kind: "code" | "work"
  answer: string
  created_at: string
}
export interface HumanTokenTable {
  token_hash: string
  created_at: string
}

export interface JobTable {
  name: string
  ran_at: string
}

export interface BackupFailureTable {
  kind: "manual" | "nightly" | "update"
  failed_at: string
  reason: "no_space" | "other"
}

export interface BackupTable {
  name: string
  size: number
  sha256: string
  created_at: string
}
