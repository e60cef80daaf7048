import type { ReactNode } from "react"
import type { Language } from "#contract/language.ts"
import type { PublishedKind } from "#contract/publishing.ts"
import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"
import type { Records } from "../api/calls.ts"
import type { EditState, Values } from "../editor/edit-state.ts"
import type { AltTexts } from "../editor/pictures.ts"
import type { FormFields } from "../editor/field-of.ts"
import type { TextFieldSpec } from "../editor/text-fields.tsx"
import type { ValueText } from "../editor/value-text.ts"
import type { Joint } from "../translations/joint.ts"
import type { TitleText } from "../ui/shown-text.ts"
import type { LanguageNote } from "./record-columns.tsx"
import type { MethodLike, NewFiles, StoredRecord } from "./stored-record.ts"

/** Returns the fault of a form without German title. */
export const missingTitle = (values: Values, text: string): Record<string, string> =>
  (values["title_de"] ?? "").trim() === "" ? { title_de: text } : {}

/** Words of a record's form. */
export interface FormTexts {
  /** Button that adds one, and by default the title of its dialog and the button that sends it. */
  add: string
  addTitle?: string
  addButton?: string
  /** Title of the dialog of a stored one. */
  edit?: string
  added: string | ((title: string) => string)
  remove: string
  /** Words before the cause of a failed deletion. */
  removeFailed?: string
}

/** A field with one of a few values. */
export interface ChoiceField {
  name: string
  /** The first one is that of a new record. */
  values: readonly string[]
  texts: (texts: DashboardTexts) => {
    section: string
    label: string
    options: Readonly<Record<string, string>>
    hints?: Readonly<Record<string, string>>
  }
  /** Whether the dialog of a new record asks for it. */
  isAsked?: boolean
}

export interface FieldsProps<Context> extends FormFields {
  /** Null for a new record. */
  id: number | null
  context: Context
  /** Of a new record. */
  files?: AttachedFiles
}

/** What the form of a kind of record shows, on a screen and in a dialog. */
export interface RecordFormDefinition<K extends PublishedKind = PublishedKind, Context = unknown> {
  kind: K
  texts: (texts: DashboardTexts) => FormTexts
  /** Names of the fields that are saved. */
  fields: readonly string[]
  /** Fields of a new record that are not empty, or that only a new one has. */
  start?: Values
  /** Texts in three languages. */
  columns?: (texts: DashboardTexts) => readonly TextFieldSpec[]
  choice?: ChoiceField
  /** Fields of a kind that is not the same in three languages. */
  Fields?: MethodLike<[props: FieldsProps<Context>], ReactNode>
  /** Whether a record has one picture, and must have it; by default it has several, or `needsPicture` one. */
  onePicture?: "required" | "optional"
  needsPicture?: boolean
  isPictureFirst?: boolean
  hasDialogChecks?: boolean
  size?: "medium" | "wide"
  check?: (
    values: Values,
    texts: DashboardTexts,
    isNew: boolean,
    attached?: Readonly<Record<string, File>>,
  ) => Record<string, string>
  useValueText?: MethodLike<[context: Context], ValueText>
  title: MethodLike<[record: Records[K], language: Language, texts: DashboardTexts], TitleText>
  /** Question before a deletion. */
  removeText: MethodLike<[record: Records[K], language: Language, texts: DashboardTexts, position: number], ReactNode>
  /** Record below which new ones are posted. */
  parent?: string
  /** Returns how records of the languages are joined, for a thing that has one in each. */
  joint?: MethodLike<[context: Context], Joint>
  /** Returns whether a new one cannot have a text of a language. */
  isMissing?: MethodLike<[language: Language, context: Context], boolean>
  /** State of a language of such a thing, above its texts or instead of them. */
  Language?: LanguageNote
  /** Posts a new one in another way than by one call. */
  post?: MethodLike<[from: EditState, sent: NewFiles, context: Context], Promise<Records[K]>>
}

/** Files of single fields of a new record. */
export interface AttachedFiles {
  attached: Readonly<Record<string, File>>
  attach: (field: string, file: File | null) => void
  altOf: (file: File) => AltTexts
  onAlt: (file: File, language: Language, value: string) => void
}

/** A new record that is not empty at first. */
export interface NewRecord {
  values: Values
  /** Key of its unsaved input. */
  unsavedAs?: string
}

export interface RecordDialogProps {
  definition: RecordFormDefinition
  context: unknown
  /** Null for a new record. */
  record: StoredRecord | null
  fresh?: NewRecord
  /** The dialog stays open until this resolves. */
  onDone: (record: StoredRecord) => void | Promise<void>
  onClose: () => void
}
