import type { RecordEditor } from "./use-record-editor.ts"

/** What the buttons and dialogs of drafts need to know, whether a record is edited on a screen or in a dialog. */
export type DraftedEditor = Pick<
  RecordEditor,
  | "kind"
  | "at"
  | "record"
  | "images"
  | "state"
  | "dispatch"
  | "changed"
  | "drafting"
  | "publish"
  | "takeStored"
  | "takeStale"
  | "latestVersion"
>
