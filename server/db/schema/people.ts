import type { Generated } from "kysely"

export interface AccountTable {
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

export interface HumanCheckTable {
  id: string
  kind: "code" | "work"
  answer: string
  created_at: string
}

export interface HumanCheckTokenTable {
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
