import { type Language, languageOfField, languages } from "#contract/language.ts"
import type { Publication } from "#contract/publishing.ts"
import { callApi } from "../api/call-api.ts"
import { formChanges } from "../editor/draft-content.ts"
import { type FieldChange, fieldChanges } from "../editor/versions.ts"
import type { SentPlan } from "../record/record-store.ts"
import type { RecordEditor } from "../record/use-record-editor.ts"

/** A record that can be published or taken off the site on a date. */
export interface PlanSubject {
  isDrafted: boolean
  isHidden: boolean
  canHide: boolean
  /** Languages that the draft changes. */
  touched: readonly Language[]
  /** Whether it changes something without a language besides. */
  hasOthers: boolean
  isUploading: boolean
  /** Saves unsaved input as the draft. */
  save: () => Promise<unknown>
  plan: (plan: SentPlan) => Promise<unknown>
  refresh: () => Promise<unknown>
}

function partsOf(changes: readonly Pick<FieldChange, "key">[]): Pick<PlanSubject, "touched" | "hasOthers"> {
  const ofChanges = new Set(changes.map(({ key }) => languageOfField(key)))
  const touched = languages.filter((language) => ofChanges.has(language))
  return { touched, hasOthers: touched.length > 0 && ofChanges.has(undefined) }
}

/** Returns the record of a form, including unsaved input. */
export function subjectOfEditor(editor: RecordEditor): PlanSubject {
  const { drafting, store } = editor
  const hasChanged = editor.changed.length > 0
  return {
    isDrafted: drafting.draft !== null || hasChanged,
    isHidden: drafting.publication?.hidden === "all",
    canHide: drafting.publication?.can_hide.whole ?? false,
    ...partsOf(formChanges(editor)),
    isUploading: editor.isUploading,
    save: async () => hasChanged && drafting.saveDraft(editor.state, editor.dispatch),
    plan: store.plan,
    refresh: drafting.refresh,
  }
}

/** Returns the record of a draft in the list. */
export const subjectOfDraft = (
  draft: NonNullable<Publication["draft"]>,
  { hidden, can_hide }: Publication,
  refresh: () => Promise<unknown>,
): PlanSubject => ({
  isDrafted: true,
  isHidden: hidden === "all",
  canHide: can_hide.whole,
  ...partsOf(fieldChanges(draft.base, draft.patch)),
  isUploading: false,
  save: async () => undefined,
  plan: (plan) => callApi("POST /plan", { json: { kind: draft.kind, id: draft.id, ...plan } }),
  refresh,
})
