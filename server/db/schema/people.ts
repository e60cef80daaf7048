import type { Generated } from "kysely"

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

export interface AuditTable {
  id: Generated<number>
  at: string
  who: string
  event: string
  detail: Generated<string>
}
