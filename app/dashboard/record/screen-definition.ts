import type { ComponentType, ReactNode } from "react"
import type { Language } from "#contract/language.ts"
import type { PublishedKind } from "#contract/publishing.ts"
import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"
import type { ReadCall } from "../api/read.ts"
import type { RecordMarks } from "../editor/record-marks.tsx"
import type { ResultRecord } from "../result-page/record-result-section.tsx"
import type { TitleText } from "../ui/shown-text.ts"
import type { FormTexts, NewRecord, RecordFormDefinition } from "./define-form.ts"
import type { ReadState } from "./reads.ts"
import type { RecordEditor } from "./use-record-editor.ts"
import type { MethodLike, StoredRecord } from "./stored-record.ts"

/** Words of the screens of a kind. */
export interface ScreenTexts extends FormTexts {
  title: string
  loadFailed: string
  emptyTitle?: string
  emptyText?: string
  listLabel?: string
  /** Shown for a record without title. */
  untitled?: string
  /** Heading of the texts on a record's screen; default "Title and text". */
  section?: string
  recordLoadFailed?: string
  gone?: string
  removedText?: string
  toList?: string
  viewPage?: string
}

/** What every entry of a list shows. */
export interface ShownEntry<Row> {
  row: Row
  /** Title as shown, also without one. */
  title: TitleText
  /** Path of the record's screen. */
  to: string
  marksOf: (id: number) => RecordMarks
}

/** An entry of a list, with what can be done to it. */
export interface EntryProps<K extends PublishedKind = PublishedKind, Row = { id: number }, Context = unknown>
  extends ShownEntry<Row> {
  context: Context
  onEdit: MethodLike<[record: StoredRecord<K>], void>
  onRemove: MethodLike<[record: StoredRecord<K>], void>
}

export interface ListProps<K extends PublishedKind = PublishedKind, Row = { id: number }, Context = unknown> {
  rows: readonly Row[]
  context: Context
  /** Button that adds a record; false for accounts that may only read. */
  add: ReactNode
  onEdit: MethodLike<[record: StoredRecord<K>], void>
}

/** What a record added to a list starts with, and what follows. */
interface Adding<K extends PublishedKind> {
  fresh: NewRecord
  onAdded: MethodLike<[record: StoredRecord<K>], void>
}

/** The list of a kind, in the order of the site. */
export interface ListDefinition<
  K extends PublishedKind = PublishedKind,
  Row extends { id: number } = { id: number },
  Context = unknown,
> {
  useRows: () => ReadState<readonly Row[]>
  /** Refetched after a change. */
  reads: readonly ReadCall[]
  /** Number of entries, in words. */
  stamp: MethodLike<[rows: readonly Row[], texts: DashboardTexts, context: Context], string>
  titleOf: MethodLike<[row: Row, language: Language, texts: DashboardTexts], TitleText>
  look: "rows" | "cards"
  Entry?: MethodLike<[props: EntryProps<K, Row, Context>], ReactNode>
  /** Records of an entry that its dialog edits. */
  recordsOf?: MethodLike<[row: Row], readonly StoredRecord<K>[]>
  /** Ids of an entry in the order; default its own. */
  idsOf?: MethodLike<[row: Row, context: Context], readonly number[]>
  /** Above the list, on a screen that shows more than it. */
  Above?: ComponentType
  /** Actions beside the button that adds one. */
  Actions?: MethodLike<[props: ListProps<K, Row, Context>], ReactNode>
  /** Instead of the ordered list, also when it is empty. */
  List?: MethodLike<[props: ListProps<K, Row, Context>], ReactNode>
  useAdding?: MethodLike<[context: Context | undefined], Adding<K>>
}

/** A section of a record's screen. */
export interface SectionProps<K extends PublishedKind = PublishedKind, Context = unknown> {
  editor: RecordEditor<K>
  record: StoredRecord<K>
  context: Context
}

/** The screen of one record. */
export interface RecordScreenDefinition<K extends PublishedKind = PublishedKind, Context = unknown> {
  useRecord: (id: string) => ReadState<StoredRecord<K>>
  /** Id of a record without list, which is not in the path. */
  id?: string
  /** Its page on the site. */
  page: MethodLike<[record: StoredRecord<K>], string>
  /** Its texts for search engines, where it has them. */
  result?: MethodLike<[record: StoredRecord<K>], ResultRecord>
  /** Below the head; after the pictures; after the texts of the result page. */
  Head?: MethodLike<[props: SectionProps<K, Context>], ReactNode>
  Details?: MethodLike<[props: SectionProps<K, Context>], ReactNode>
  More?: MethodLike<[props: SectionProps<K, Context>], ReactNode>
  hasPictures?: boolean
  /** What its pictures are for, above them. */
  picturesHint?: (texts: DashboardTexts) => string
  /** Label of the button that publishes, and the message afterwards, if not the default ones. */
  saveTexts?: (texts: DashboardTexts) => { label: string; saved: string; never: string }
  /** Opens the record again when its deletion is undone. */
  isReopened?: boolean
}

/** All that the dashboard shows of a kind of record. */
export interface ScreenDefinition<
  K extends PublishedKind = PublishedKind,
  Row extends { id: number } = { id: number },
  Context = unknown,
> extends RecordFormDefinition<K, Context> {
  texts: (texts: DashboardTexts) => ScreenTexts
  /** Other records that list and form refer to. */
  useContext?: () => ReadState<Context>
  list?: ListDefinition<K, Row, Context>
  record?: RecordScreenDefinition<K, Context>
}
