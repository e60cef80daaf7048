import { type ColumnTypes, words } from "./columns.ts"

/** Returns the tables of what visitors send. */
export const inquiriesTables = (types: ColumnTypes): string[] => {
  const { id, text, blob } = types
  const { texts } = words(types)
  return [
    `create table request (
      id ${id},
      reference ${text} not null unique,
      name ${text} not null,
      email ${text} not null,
      company ${text} not null,
      text ${text} not null,
      lang ${text} not null,
      source ${text} not null,
      spare_id integer,
      items ${text} not null default '[]',
      verified integer not null default 0,
      read_at ${text},
      mail ${text} not null default 'none',
      created_at ${text} not null,
      version integer not null default 1,
      deleted_at ${text},
      ${texts("phone")},
      urgent integer not null default 0
    )`,
    "create index request_newest on request (created_at, id)",
    `create table application (
      id ${id},
      reference ${text} not null unique,
      first_name ${text} not null,
      last_name ${text} not null,
      email ${text} not null,
      lang ${text} not null,
      verified integer not null default 0,
      created_at ${text} not null,
      version integer not null default 1,
      deleted_at ${text}
    )`,
    `create table application_file (
      application_id integer not null references application (id) on delete cascade,
      n integer not null,
      name ${text} not null,
      size integer not null,
      bytes ${blob} not null,
      constraint application_file_key primary key (application_id, n)
    )`,
  ]
}
