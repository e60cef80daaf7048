import { type ColumnTypes, words } from "./columns.ts"

/** Returns the tables of everything the public site shows. */
export const contentTables = (types: ColumnTypes): string[] => {
  const { id, text, blob } = types
  const { texts, localized } = words(types)
  return [
    `create table content_state (
      id integer primary key,
      version integer not null default 1
    )`,
    `create table settings (
      id integer primary key,
      ${texts("phone", "email", "address", "footer_text", "footer_text_en", "footer_text_ru", "company_name", "short_name", "managing_director", "register_entry", "vat_id", "updated_at")},
      ${localized("opening_hours", "reply_promise")},
      version integer not null default 1,
      ${localized("updated_at")}
    )`,
    `create table service (
      id ${id},
      ${localized("title", "text", "summary", "updated_at")},
      ${texts("place", "created_at", "updated_at")},
      version integer not null default 1,
      position integer not null default 0,
      deleted_at ${text}
    )`,
    `create table spare (
      id ${id},
      ${localized("title", "text", "subtitle", "updated_at")},
      ${texts("catalogue", "parts_updated_at")},
      part_set integer not null default 0,
      parts_total integer not null default 0,
      parts_version integer not null default 0,
      ${texts("created_at", "updated_at")},
      version integer not null default 1,
      position integer not null default 0,
      deleted_at ${text}
    )`,
    `create table part_set (
      id ${id},
      spare_id integer not null,
      ${texts("created_at", "state")}
    )`,
    `create table part (
      row_id ${id},
      id integer not null,
      spare_id integer not null references spare (id) on delete cascade,
      part_set integer not null,
      ${texts("partnumber", "subst_part", "sort_key", "number_key", "subst_key")},
      ${localized("description")},
      quantity integer not null default 0,
      ${texts("created_at", "updated_at")},
      version integer not null default 1,
      ${localized("words", "order")},
      ${texts("number_pieces", "subst_pieces")}
    )`,
    "create index part_by_number on part (part_set, number_key, sort_key, id)",
    "create index part_by_substitute on part (part_set, subst_key, sort_key, id)",
    "create index part_in_order on part (part_set, sort_key, id)",
    "create unique index part_of_set_by_id on part (part_set, id)",
    "create unique index part_of_set_by_number on part (part_set, partnumber)",
    "create index part_orders on part (part_set, id, sort_key, quantity, order_de, order_en, order_ru, row_id)",
    "create index part_place on part (part_set, id, sort_key)",
    `create table counter (
      name ${text} primary key,
      value integer not null default 0
    )`,
    `create table import (
      id ${id},
      ${texts("created_at")},
      spare_id integer not null,
      added integer not null default 0,
      updated integer not null default 0,
      unchanged integer not null default 0,
      removed integer not null default 0,
      part_set integer not null default 0,
      undone_at ${text},
      first_added integer not null default 0,
      undoable integer not null default 0,
      ${texts("file")}
    )`,
    `create table import_part (
      part_set integer not null,
      id integer not null,
      change ${text} not null,
      version integer not null,
      quantity integer not null,
      partnumber ${text} not null,
      subst_part ${text} not null,
      description_de ${text} not null,
      description_en ${text} not null,
      description_ru ${text} not null,
      constraint import_part_key primary key (part_set, change, id)
    )`,
    `create table import_run (
      name ${text} primary key,
      spare_id integer not null,
      phase ${text} not null,
      done integer not null,
      total integer not null,
      created_at ${text} not null
    )`,
    `create table image (
      id ${id},
      ${texts("owner_kind", "owner_id", "hash", "created_at")},
      ${localized("alt")},
      position integer not null default 0,
      version integer not null default 1
    )`,
    "create index image_by_hash on image (hash)",
    "create index image_of_owner on image (owner_kind, owner_id, position)",
    `create table picture (
      hash ${text} primary key,
      bytes ${blob} not null,
      ${texts("extension", "sizes", "created_at")},
      width integer not null default 0,
      height integer not null default 0,
      pending integer not null default 0
    )`,
    "create index picture_facts on picture (hash, extension, width, height, sizes)",
    `create table picture_size (
      hash ${text} not null,
      width integer not null,
      format ${text} not null,
      bytes ${blob} not null,
      constraint picture_size_key primary key (hash, width, format)
    )`,
    `create table page (
      link ${text} primary key,
      ${localized("text", "updated_at")},
      ${texts("created_at", "updated_at")},
      version integer not null default 1
    )`,
    `create table page_part (
      id ${id},
      ${texts("page_id")},
      ${localized("description")},
      ${texts("created_at", "updated_at")},
      version integer not null default 1,
      position integer not null default 0,
      deleted_at ${text},
      ${localized("updated_at")}
    )`,
    `create table category (
      id ${id},
      ${texts("name", "lang", "summary")},
      spare_id integer,
      translation_of integer,
      ${texts("created_at", "updated_at")},
      version integer not null default 1,
      position integer not null default 0,
      deleted_at ${text}
    )`,
    `create table product (
      id ${id},
      ${texts("title", "description", "type", "model", "lang")},
      power double precision,
      category_id integer,
      translation_of integer,
      ${texts("created_at", "updated_at")},
      version integer not null default 1,
      position integer not null default 0,
      deleted_at ${text}
    )`,
    "create index product_by_category on product (lang, category_id)",
    `create table product_property (
      id ${id},
      product_id integer not null references product (id) on delete cascade,
      ${texts("description", "created_at", "updated_at")},
      version integer not null default 1,
      position integer not null default 0,
      deleted_at ${text}
    )`,
    `create table partner (
      id ${id},
      ${localized("text")},
      ${texts("created_at", "updated_at")},
      version integer not null default 1,
      position integer not null default 0,
      deleted_at ${text},
      ${localized("updated_at")}
    )`,
    "insert into content_state (id, version) values (1, 1)",
    "insert into counter (name, value) values ('part', 0)",
  ]
}
