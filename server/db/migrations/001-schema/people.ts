import { type ColumnTypes, words } from "./columns.ts"

/** Returns the tables of accounts, sessions and audit. */
export const peopleTables = (types: ColumnTypes): string[] => {
  const { id, text } = types
  const { texts } = words(types)
  return [
    `create table admin (
      id ${id},
      login ${text} not null unique,
      password_hash ${text} not null,
      must_change_password integer not null default 0,
      updated_at ${text} not null
    )`,
    `create table session (
      token_hash ${text} primary key,
      admin_id integer not null references admin (id) on delete cascade,
      created_at ${text} not null,
      used_at ${text} not null
    )`,
    `create table captcha (
      id ${text} primary key,
      kind ${text} not null,
      answer ${text} not null,
      created_at ${text} not null
    )`,
    `create table human_token (
      token_hash ${text} primary key,
      created_at ${text} not null
    )`,
    `create table audit (
      id ${id},
      at ${text} not null,
      who ${text} not null,
      event ${text} not null,
      ${texts("detail")}
    )`,
  ]
}
