import { useEffect, useEffectEvent, useRef, useState } from "react"
import type { PublishedKind, RecordPresence } from "#contract/publishing.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { formatTime } from "../ui/format-date.ts"
import { type JointPublication, leadOf } from "../translations/joint.ts"
import { useMay } from "../ui/shell-context.tsx"
import { useToast } from "../ui/toasts.tsx"
import type { RecordEditor } from "./use-record-editor.ts"

const everyMs = 10_000

export interface Presence {
  others: RecordPresence["others"]
  /** What somebody else has saved since; null when the form has it. */
  news: string | null
  /** Brings it into the form. */
  merge: () => void
}

/**
 * Reports that a record is open, and whether it is being changed; returns who else has it open. What they save comes into
 * a form without unsaved input at once, else it is told.
 */
export function useRecordPresence(editor: RecordEditor<PublishedKind>): Presence {
  const { editor: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const toast = useToast()
  const [mayDraft, mayTranslate] = [useMay("content.draft"), useMay("content.translate")]
  const [presence, setPresence] = useState<Omit<Presence, "merge">>({ others: [], news: null })
  const merged = useRef("")
  const { kind, record, changed, isSaving } = editor
  const editing = changed.length > 0
  const versions = () => {
    const { live, publication } = editor.drafting.now()
    // Of a thing with a record in each language, the first one is reported.
    const { version } = live.members ? leadOf(live.members) : live
    const { members } = (publication ?? {}) as Partial<JointPublication>
    const draft = members ? leadOf(members).draft : publication?.draft
    return `${version} ${draft?.version ?? 0}`
  }
  const accept = useEffectEvent(({ others, version, draft_version, changed_by, changed_at }: RecordPresence) => {
    // Versions of drafts are in no order.
    const isOther = versions() !== `${version} ${draft_version}`
    const news = isOther && !isSaving ? texts.changedMeanwhile(changed_by, formatTime(changed_at, language)) : null
    setPresence({ others, news: editing ? news : null })
    const stored = `${version} ${draft_version}`
    // Once for each save: a draft that equals the record is none for the form.
    if (news === null || editing || merged.current === stored) return
    merged.current = stored
    void editor.mergeOthers()
    toast({ text: news, about: "others" })
  })
  const report = useEffectEvent(async () => {
    if ((!mayDraft && !mayTranslate) || document.visibilityState === "hidden") return
    const params = { kind, id: record.id }
    const before = versions()
    const stored = await callApi("PUT /draft/:kind/:id/presence", { params, json: { editing } })
    // A save of one's own meanwhile makes this one old.
    if (before === versions()) accept(stored)
  })
  useEffect(() => {
    // The next one reports again.
    const send = () => void report().catch(() => undefined)
    send()
    const timer = setInterval(send, everyMs)
    return () => clearInterval(timer)
  }, [kind, record.id, editing])
  const merge = () => {
    setPresence({ ...presence, news: null })
    void editor.mergeOthers()
  }
  return { ...presence, merge }
}
