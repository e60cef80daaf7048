import type { AuditRecordKind } from "#contract/audit-constants.ts"
import type { LocalizedColumns } from "#contract/localized.ts"
import type { Generated } from "kysely"

export interface PeopleTables {
  audit: AuditTable
  ticket: TicketTable
  recovery_code: RecoveryCodeTable
  passkey: PasskeyTable
  access_key: AccessKeyTable
  rule: RuleTable
  admin: AccountTable
  session: SessionTable
  captcha: HumanCheckTable
  human_token: HumanCheckTokenTable
}

/** Signatures below answers to inquiries. */
type Signatures = { [Field in keyof LocalizedColumns<"signature">]: Generated<string> }

export interface AccountTable extends Signatures {
  id: Generated<number>
  login: string
  password_hash: string
  must_change_password: number
  updated_at: string
  /** Name shown to others; "" while only the login is known. */
  name: Generated<string>
  email: Generated<string>
  /** JSON list of roles. */
  roles: Generated<string>
  /** JSON list of the languages a translator may write. */
  languages: Generated<string>
  disabled_at: string | null
  last_sign_in_at: string | null
  /** Secret of the authenticator app, encrypted; null without one. */
  totp_secret: string | null
  /** Last time step whose code was used. */
  totp_step: number | null
  totp_since: string | null
}

interface SessionTable {
  token_hash: string
  admin_id: number
  created_at: string
  used_at: string
  /** Public id of the session, because its hash must stay secret. */
  id: string
  browser: Generated<string>
  system: Generated<string>
  /** Shortened to the network, so that it identifies no person. */
  address: Generated<string>
  method: Generated<string>
  /** When the person last proved their identity. */
  confirmed_at: string
}

export type TicketKind = "invite" | "reset" | "second-step" | "passkey-sign-in" | "passkey-setup" | "totp-setup"

/** Secrets that are valid once and for a short time. */
interface TicketTable {
  hash: string
  kind: TicketKind
  account_id: number | null
  data: Generated<string>
  tries: Generated<number>
  expires_at: string
}

interface RecoveryCodeTable {
  account_id: number
  hash: string
  used_at: string | null
}

export interface PasskeyTable {
  id: Generated<number>
  account_id: number
  credential_id: string
  /** COSE key in base64url. */
  public_key: string
  counter: number
  /** JSON list. */
  transports: string
  name: string
  created_at: string
  used_at: string | null
}

interface AccessKeyTable {
  id: Generated<number>
  /** Account that limits its abilities. */
  account_id: number
  name: string
  hash: string
  last_four: string
  /** Secret before the last renewal, and how long it remains valid. */
  former_hash: string | null
  former_until: string | null
  /** JSON list. */
  abilities: string
  created_at: string
  expires_at: string | null
  used_at: string | null
  /** When its expiry was announced by mail. */
  warned_at: string | null
}

/** Sign-in rules set by the owner. */
interface RuleTable {
  name: string
  value: string
}

export interface HumanCheckTable {
  id: string
  kind: "code" | "work"
  answer: string
  created_at: string
}

interface HumanCheckTokenTable {
  token_hash: string
  created_at: string
}

export interface AuditTable {
  id: Generated<number>
  at: string
  who: string
  event: string
  /** Kind of the record concerned; "" for none. */
  kind: Generated<AuditRecordKind | "">
  record_id: Generated<string>
  title: Generated<string>
  count: Generated<number>
  detail: Generated<string>
  /** Null for the program itself, for access keys and for entries older than accounts. */
  account_id: number | null
}
