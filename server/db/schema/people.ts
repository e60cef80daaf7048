import { sql } from "kysely"
import type { AuditRecordKind } from "#contract/audit-constants.ts"
import { eachDeskMail } from "#contract/inquiry-constants.ts"
import { id, integer, localizedTexts, table, text } from "../declare-table.ts"

export type TicketKind = "invite" | "reset" | "second-step" | "passkey-sign-in" | "passkey-setup" | "totp-setup"

export const peopleTables = {
  admin: table(
    {
      id: id(),
      login: text().unique(),
      password_hash: text(),
      must_change_password: integer(0),
      updated_at: text(),
      /** Name shown to others; "" while only the login is known. */
      name: text(""),
      email: text(""),
      /** JSON list of roles. */
      roles: text('["owner"]'),
      /** JSON list of the languages a translator may write. */
      languages: text("[]"),
      disabled_at: text().orNull(),
      last_sign_in_at: text().orNull(),
      /** Secret of the authenticator app, encrypted; null without one. */
      totp_secret: text().orNull(),
      /** Last time step whose code was used. */
      totp_step: integer().orNull(),
      totp_since: text().orNull(),
      /** Whether to mail drafts that are ready for review. */
      review_mails: integer(1).since("007-translations"),
      /** Which news of inquiries to mail. */
      ...eachDeskMail(integer(1).since("010-desk")),
      /** Signatures below answers to inquiries. */
      ...localizedTexts("signature"),
    },
    { unique: { admin_by_email: { on: sql`lower(email)`, where: sql<boolean>`email <> ''` } } },
  ),
  session: table(
    {
      token_hash: text().key(),
      admin_id: integer().ownedBy("admin"),
      created_at: text(),
      used_at: text(),
      /** Public id of the session, because its hash must stay secret. */
      id: text(""),
      browser: text(""),
      system: text(""),
      /** Shortened to the network, so that it identifies no person. */
      address: text(""),
      method: text(""),
      /** When the person last proved their identity. */
      confirmed_at: text(""),
    },
    { indexes: { session_by_account: ["admin_id"] } },
  ),
  /** Secrets that are valid once and for a short time. */
  ticket: table(
    {
      hash: text().key(),
      kind: text<TicketKind>(),
      account_id: integer().orNull().ownedBy("admin"),
      data: text(""),
      tries: integer(0),
      expires_at: text(),
    },
    { indexes: { ticket_by_account: ["account_id", "kind"] } },
  ),
  recovery_code: table(
    { account_id: integer().ownedBy("admin"), hash: text(), used_at: text().orNull() },
    { key: ["account_id", "hash"] },
  ),
  passkey: table(
    {
      id: id(),
      account_id: integer().ownedBy("admin"),
      credential_id: text().unique(),
      /** COSE key in base64url. */
      public_key: text(),
      counter: integer(),
      /** JSON list. */
      transports: text(),
      name: text(),
      created_at: text(),
      used_at: text().orNull(),
    },
    { indexes: { passkey_by_account: ["account_id"] } },
  ),
  access_key: table({
    id: id(),
    /** Account that limits its abilities. */
    account_id: integer().ownedBy("admin"),
    name: text(),
    hash: text().unique(),
    last_four: text(),
    /** Secret before the last renewal, and how long it remains valid. */
    former_hash: text().orNull().unique(),
    former_until: text().orNull(),
    /** JSON list. */
    abilities: text(),
    created_at: text(),
    expires_at: text().orNull(),
    used_at: text().orNull(),
    /** When its expiry was announced by mail. */
    warned_at: text().orNull(),
  }),
  /** Sign-in rules set by the owner. */
  rule: table({ name: text().key(), value: text() }),
  /** Human checks. */
  captcha: table({ id: text().key(), kind: text<"code" | "work">(), answer: text(), created_at: text() }),
  human_token: table({ token_hash: text().key(), created_at: text() }),
  audit: table(
    {
      id: id(),
      at: text(),
      who: text(),
      event: text(),
      detail: text(""),
      /** Null for the program itself, for access keys and for entries older than accounts. */
      account_id: integer().orNull(),
      /** Kind of the record concerned; "" for none. */
      kind: text<AuditRecordKind | "">(""),
      record_id: text(""),
      title: text(""),
      count: integer(1),
    },
    // Covers the log's filters, so that finding a page reads no long rows.
    { indexes: { audit_by_time: ["at", "id", "account_id", "event", "kind", "who", "title", "detail"] } },
  ),
}
