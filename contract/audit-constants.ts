import { recordKinds } from "./record-constants.ts"
import { otherTrashKinds } from "./trash-constants.ts"

/** Kinds of subject of an audit entry: records, and other deletable things. */
export const auditRecordKinds = [...recordKinds, ...otherTrashKinds] as const
export type AuditRecordKind = (typeof auditRecordKinds)[number]

/** Event that replaced a stored version. Shown from the history, so that no edit is written twice. */
export const historyEvents = [
  "changed",
  "published",
  "published_by_plan",
  "version_restored",
  "image_added",
  "image_removed",
  "images_ordered",
  "image_described",
] as const
export type HistoryEvent = (typeof historyEvents)[number]

const events = {
  /** Of any kind of record; the group follows from the kind. */
  record: [
    "created",
    "moved",
    "hidden",
    "shown",
    "hidden_by_plan",
    "shown_by_plan",
    "translation_marked_as_current",
    "draft_dropped",
    "draft_returned",
    "draft_shared",
    "share_ended",
    "planned",
    "plan_taken_back",
    "plan_failed",
    "plan_waits",
    "plan_confirmed",
    "translations_imported",
  ],
  addresses: ["redirect_added", "redirect_changed", "redirect_removed", "redirects_imported"],
  trash: ["deleted", "restored", "purged"],
  pictures: ["picture_replaced"],
  signIn: ["signed_in", "sign_in_failed", "second_step_failed", "recovery_code_used"],
  parts: [
    "parts_changed",
    "parts_undone",
    "parts_moved",
    "imported",
    "import_undone",
    "columns_forgotten",
    "alias_added",
    "alias_removed",
    "term_ignored",
    "term_taken_back",
  ],
  inquiries: [
    "inquiry_read",
    "inquiry_unread",
    "inquiry_mailed_again",
    "inquiry_added",
    "inquiry_assigned",
    "inquiry_released",
    "inquiry_reminder_set",
    "inquiry_closed",
    "inquiry_reopened",
    "inquiry_answered",
    "answer_taken_back",
    "inquiry_noted",
    "inquiry_lines_changed",
    "inquiry_merged",
    "mail_received",
    "mail_added",
    "mail_sorted",
    "mail_discarded",
    "answer_bounced",
    "link_withdrawn",
    "template_added",
    "template_changed",
    "template_removed",
    "templates_ordered",
    "person_erased",
    "offer_begun",
    "offer_sent",
    "offer_withdrawn",
    "offer_accepted",
    "offer_declined",
    "offer_asked",
    "offer_rules_changed",
  ],
  people: [
    "login_changed",
    "password_changed",
    "password_reset",
    "profile_changed",
    "second_factor_set_up",
    "second_factor_removed",
    "recovery_codes_made",
    "passkey_added",
    "passkey_renamed",
    "passkey_removed",
    "own_sessions_ended",
    "password_link_mailed",
    "invitation_accepted",
    "person_invited",
    "invitation_link_made",
    "password_link_made",
    "person_changed",
    "person_enabled",
    "person_disabled",
    "invitation_taken_back",
    "sessions_ended",
    "second_factor_taken_away",
    "second_factor_asked_of",
  ],
  keys: ["access_key_made", "access_key_renewed", "access_key_ended"],
  site: ["finding_ignored", "mail_tested", "demo_removed", "backup_copied", "backup_copy_failed"],
  backup: ["backup", "backup_downloaded", "backup_failed", "backup_restored"],
  export: ["inquiries_exported", "photo_downloaded", "cv_downloaded", "person_shown", "log_exported"],
} as const

/** Events of the audit table, by stable codes. */
export type NotedEvent = (typeof events)[keyof typeof events][number]
export type AuditEvent = HistoryEvent | NotedEvent
export const auditEvents: readonly AuditEvent[] = [...historyEvents, ...Object.values(events).flat()]

export const auditGroups = [
  "sign-in",
  "content",
  "parts",
  "inquiries",
  "pictures",
  "settings",
  "people",
  "keys",
  "backup",
  "trash",
  "export",
] as const
export type AuditGroup = (typeof auditGroups)[number]

interface GroupMembers {
  events: readonly AuditEvent[]
  kinds: readonly AuditRecordKind[]
}

/**
 * Members of each group: entries of these events, and entries about these kinds of record. An entry may belong to
 * several groups.
 */
export const auditGroupMembers: Readonly<Record<AuditGroup, GroupMembers>> = {
  "sign-in": { events: events.signIn, kinds: [] },
  content: {
    events: events.addresses,
    kinds: recordKinds.filter((kind) => kind !== "settings" && kind !== "synonym"),
  },
  parts: { events: events.parts, kinds: ["part", "import", "synonym"] },
  inquiries: { events: [...events.inquiries, "inquiries_exported", "person_shown"], kinds: ["request", "application"] },
  pictures: {
    events: ["image_added", "image_removed", "images_ordered", "image_described", ...events.pictures],
    kinds: ["image"],
  },
  settings: { events: events.site, kinds: ["settings"] },
  people: { events: events.people, kinds: [] },
  keys: { events: events.keys, kinds: [] },
  backup: { events: events.backup, kinds: [] },
  trash: { events: events.trash, kinds: [] },
  export: { events: [...events.export, "backup_downloaded"], kinds: [] },
}
