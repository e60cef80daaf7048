import type { RecordEditor } from "../record-form/use-record-editor.ts"

/** What drafts' buttons and dialogs need of an editor, on a screen or in a dialog. */
export type DraftedEditor = Pick<
  RecordEditor,
  | "kind"
  | "at"
  | "record"
  | "images"
  | "state"
  | "dispatch"
  | "changed"
  | "isUploading"
  | "drafting"
  | "publish"
  | "takeStored"
  | "takeStale"
  | "latestVersion"
>
