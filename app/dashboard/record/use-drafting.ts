import { useRef, useState } from "react"
import type { Image, ImageUse } from "#contract/image.ts"
import type { Publication } from "#contract/publishing.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import type { Records } from "../api/calls.ts"
import { isCode } from "../api/error-text.ts"
import { useRefresh } from "../api/read.ts"
import { draftContent, draftPatch, withBase, withDraft } from "../editor/draft-content.ts"
import { type EditAction, type EditState, type Values, changesOf } from "../editor/edit-state.ts"
import type { EditableRecord } from "../editor/record-values.ts"
import { reviewOf } from "../editor/review-fields.ts"
import type { PublishChoice, RecordStore } from "./record-store.ts"

/** Where a save goes: draft or site. */
export type SaveTarget = { to: "draft" } | { to: "site"; choice: PublishChoice | null }

interface DraftingOptions<R> {
  store: RecordStore<R>
  record: R
  fields: readonly string[]
  /** Draft and plans of the record; null for a kind that is always live. */
  start: Publication | null
}

/** State of a record's draft on the server: saving, publishing, and others' concurrent changes. */
export function useDrafting<R extends EditableRecord>({ store, record, fields, start }: DraftingOptions<R>) {
  const [publication, setPublication] = useState(start)
  const refresh = useRefresh()
  // Calls may follow each other before React renders.
  const latest = useRef({ live: record, publication: start, dropped: [] as readonly string[] })
  const hold = (next: Publication | null) => {
    latest.current = { ...latest.current, publication: next }
    setPublication(next)
  }
  const acceptPublication = (next: Publication | null) => {
    hold(next)
    // Marks beside the form show it too.
    void refresh("GET /draft")
  }
  const put = async (patch: Record<string, unknown>, based_on: number, typed: Values) => {
    const { publication: waiting } = latest.current
    const json = { patch, based_on, ...reviewOf(typed, waiting) }
    acceptPublication(await store.saveDraft(json, waiting?.draft?.version ?? 0))
  }
  const reportSaved = ({ typed }: EditState, version: number, report: (action: EditAction) => void) => {
    const now = draftContent(latest.current.live, latest.current.publication, fields)
    report({ type: "saved", sent: typed.fields, stored: now.fields, version })
    report({ type: "pictures-saved", sent: typed.pictures, pictures: now.pictures })
  }
  /** Saves the form's content as draft. */
  const saveDraft = async (from: EditState, report: (action: EditAction) => void) => {
    const { live, dropped, publication: before } = latest.current
    const patch = draftPatch(live, from.typed, before?.draft?.patch ?? {})
    if (dropped.length > 0) {
      // A field's base is reset when its change starts again.
      const kept = Object.fromEntries(Object.entries(patch).filter(([name]) => !dropped.includes(name)))
      await put(kept, live.version, from.typed.fields)
      latest.current = { ...latest.current, dropped: [] }
    }
    await put(patch, from.version, from.typed.fields)
    reportSaved(from, from.version, report)
  }
  /** Publishes the draft, saving it first if changed. Resolves with the live record. */
  const publish = async (
    from: EditState,
    choice: PublishChoice | null,
    report: (action: EditAction) => void,
  ): Promise<R> => {
    if (changesOf(from).length > 0 || latest.current.dropped.length > 0) await saveDraft(from, report)
    const { draft } = latest.current.publication ?? {}
    // Typed back to the live record: saving removed the draft, and nothing is left to publish.
    if (!draft && !choice) return latest.current.live
    const version = draft?.version ?? 0
    const live = await store.publishDraft(choice, version)
    latest.current = { ...latest.current, live: { ...latest.current.live, ...live } }
    acceptPublication(await store.readPublication())
    reportSaved(from, live.version, report)
    return live
  }
  /** Returns others' changes to the draft or record in a form that can be merged. */
  const conflictOf = async (error: unknown, from: EditState) => {
    if (isCode(error, "draft_conflict") && error.problem.current && latest.current.publication) {
      const live = error.problem.current as R
      const base = withBase(latest.current.live, from, latest.current.publication)
      const dropped = (error.problem.errors ?? []).map(({ path }) => path)
      return {
        current: live as R & Records[RecordKind],
        from: { ...from, stored: base },
        accept: () => {
          latest.current = { ...latest.current, live: { ...latest.current.live, ...live }, dropped }
        },
      }
    }
    return isCode(error, "stale") ? readOther(from) : null
  }
  /** Reads the record and its draft as they are stored by now, in a form that can be merged. */
  const readOther = async (from: EditState) => {
    if (latest.current.publication === null) return null
    const [live, waiting] = await Promise.all([store.read(), store.readPublication()])
    const now = { ...latest.current.live, ...live }
    return {
      current: withDraft(now, waiting) as unknown as R & Records[RecordKind],
      from,
      accept: () => {
        latest.current = { ...latest.current, live: now }
        acceptPublication(waiting)
      },
    }
  }
  return {
    publication,
    draft: publication?.draft ?? null,
    saveDraft,
    publish,
    conflictOf,
    readOther,
    /** Returns the live record, and its publication state. */
    now: () => latest.current,
    /** Accepts a record stored by another call. */
    acceptLive(live: object) {
      latest.current = { ...latest.current, live: { ...latest.current.live, ...live } }
    },
    refresh: async () => acceptPublication(await store.readPublication()),
    /** Tracks images uploaded for the record or discarded, also while rendering. */
    changeUploads(change: (images: readonly Image[]) => Image[]) {
      const { publication: before } = latest.current
      if (before) hold({ ...before, images: change(before.images) })
    },
    /** Drops the draft; resolves with the live record. */
    drop: async (): Promise<R> => {
      const { publication: before, live } = latest.current
      if (before?.draft) await store.dropDraft(before.draft.version)
      const named = (before?.draft?.patch["image_list"] ?? []) as readonly ImageUse[]
      const images = before?.images.filter(({ id }) => named.every((use) => use.id !== id)) ?? []
      acceptPublication(before && { ...before, draft: null, images })
      return live
    },
  }
}
