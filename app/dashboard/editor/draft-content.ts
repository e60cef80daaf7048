import type { Image, ImageUse } from "#contract/image.ts"
import { languageOfField } from "#contract/language.ts"
import type { Publication } from "#contract/publishing.ts"
import { fieldChanges } from "./versions.ts"
import { type Content, type EditState, changedFields, pick } from "./edit-state.ts"
import { jsonValues, type EditableRecord, fieldValues, recordContent } from "./record-values.ts"
import { pictureChanges, pictureOf, usesOf } from "./pictures.ts"
import { isReviewField, reviewValues } from "./review-fields.ts"

type Waiting = Pick<Publication, "draft" | "images"> | null

/** Returns a record with its draft applied, for the form; a picture keeps texts that the draft does not name. */
export function withDraft<R extends EditableRecord>(record: R, waiting: Waiting): R {
  const patch = waiting?.draft?.patch ?? {}
  const uses = patch["image_list"] as readonly ImageUse[] | undefined
  const available = [...record.image_list, ...(waiting?.images ?? [])]
  const image_list = uses?.flatMap((use) => {
    const image = available.find(({ id }) => id === use.id)
    return image ? [{ ...image, ...use }] : []
  })
  return { ...record, ...patch, ...(waiting && reviewValues(waiting)), image_list: image_list ?? record.image_list }
}

/** Returns the form's content of a record with its draft applied. */
export const draftContent = (record: EditableRecord, waiting: Waiting, fields: readonly string[]): Content =>
  recordContent(withDraft(record, waiting), fields, [...record.image_list, ...(waiting?.images ?? [])])

/**
 * Returns the patch from the live record to the form's content; `carried` are a draft's fields that the form does not
 * show.
 */
export function draftPatch(
  live: EditableRecord,
  typed: Content,
  carried: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const names = Object.keys(typed.fields).filter((name) => !isReviewField(name))
  const fields = pick(typed.fields, names)
  const before = recordContent(live, names)
  const others = Object.entries(carried).filter(([name]) => name !== "image_list" && !names.includes(name))
  return {
    ...Object.fromEntries(others),
    ...jsonValues(pick(fields, changedFields({ stored: before, typed: { ...typed, fields } }))),
    ...(pictureChanges(live.image_list.map(pictureOf), typed.pictures).length > 0
      ? { image_list: usesOf(typed.pictures) }
      : {}),
  }
}

/** Returns the form's content when a draft's changes began; uploads since are known, but not in it. */
export function withBase(record: EditableRecord, { stored, typed }: EditState, { draft }: Pick<Publication, "draft">) {
  const uses = draft?.base["image_list"] as readonly Image[] | undefined
  const base = uses?.map(pictureOf) ?? record.image_list.map(pictureOf)
  const since = typed.pictures.filter(({ id }) => base.every((picture) => picture.id !== id))
  return {
    fields: fieldValues({ ...record, ...draft?.base }, Object.keys(stored.fields)),
    pictures: [...base, ...since.map((picture) => ({ ...picture, isGone: true }))],
  }
}

interface FormState {
  state: EditState
  drafting: { now: () => { live: EditableRecord; publication: Publication | null } }
}

/** Returns the differences between the form and the live record, each with its language. */
export function formChanges({ state, drafting, images }: FormState & { images: readonly Image[] }) {
  const { live, publication } = drafting.now()
  const patch = draftPatch(live, state.typed, publication?.draft?.patch ?? {})
  const uses = (patch["image_list"] ?? null) as readonly ImageUse[] | null
  const image_list = uses?.map((use) => ({ ...images.find(({ id }) => id === use.id), ...use }))
  const after = { ...live, ...patch, ...(image_list ? { image_list } : {}) }
  return fieldChanges({ ...live }, after).map((change) => ({ ...change, language: languageOfField(change.key) }))
}
