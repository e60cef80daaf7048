import { type ColumnTypes, words } from "./columns.ts"

/** Returns the tables of trash, history, backups, outbox, limits and keys. */
export const engineTables = (types: ColumnTypes): string[] => {
  const { id, text } = types
  const { texts } = words(types)
  return [
    `create table trash (
      id ${id},
      kind ${text} not null,
      record_id ${text} not null,
      title ${text} not null,
      data ${text} not null default '{}',
      deleted_at ${text} not null,
      deleted_by ${text} not null
    )`,
    "create index trash_of_record on trash (kind, record_id)",
    `create table history (
      id ${id},
      kind ${text} not null,
      record_id ${text} not null,
      version integer not null,
      data ${text} not null,
      replaced_at ${text} not null,
      replaced_by ${text} not null
    )`,
    "create index history_of_record on history (kind, record_id, version)",
    `create table backup (
      name ${text} primary key,
      size integer not null,
      sha256 ${text} not null,
      created_at ${text} not null
    )`,
    `create table backup_failure (
      kind ${text} primary key,
      failed_at ${text} not null,
      reason ${text} not null
    )`,
    `create table idempotency (
      key ${text} primary key,
      answer ${text} not null,
      created_at ${text} not null
    )`,
    `create table job (
      name ${text} primary key,
      ran_at ${text} not null
    )`,
    `create table outbox (
      id ${id},
      kind ${text} not null,
      message_id ${text} not null unique,
      state ${text} not null,
      gathering ${text} unique,
      attempts integer not null default 0,
      due_at ${text} not null,
      give_up_at ${text} not null,
      claimed_until ${text},
      sent_at ${text},
      ${texts("fault")}
    )`,
    "create index outbox_due on outbox (state, due_at)",
    `create table outbox_item (
      id ${id},
      outbox_id integer not null references outbox (id) on delete cascade,
      request_id integer references request (id) on delete cascade,
      application_id integer references application (id) on delete cascade
    )`,
    "create index outbox_item_application_id on outbox_item (application_id)",
    "create index outbox_item_outbox_id on outbox_item (outbox_id)",
    "create index outbox_item_request_id on outbox_item (request_id)",
    `create table erasures (
      id ${id},
      email_hash ${text} not null,
      erased_at ${text} not null
    )`,
    `create table rate_limit (
      key ${text} primary key,
      points integer not null,
      ends_at ${text} not null,
      next_at ${text} not null
    )`,
    `create table secret (
      name ${text} primary key,
      value ${text} not null
    )`,
  ]
}
