import { useEffect, useEffectEvent, useRef, useState } from "react"
import type { PublishedKind, RecordPresence } from "#contract/publishing.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { formatTime } from "../ui/format-date.ts"
import { type JointPublication, presentLanguages, recordsOf } from "../translations/joint.ts"
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
 * a form without unsaved input at once, else it is told. A thing with a record in each language reports all of them.
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
  /** Returns the records of the form, each with the versions of it and of its draft that the form has. */
  const versions = () => {
    const { live, publication } = editor.drafting.now()
    const { members } = (publication ?? {}) as Partial<JointPublication>
    const publications = members ? presentLanguages(members).map((code) => members[code]) : [publication]
    return recordsOf(live).map(({ id, version }, at) => ({
      id,
      // Versions of drafts are in no order.
      stored: `${version} ${publications[at]?.draft?.version ?? 0}`,
    }))
  }
  const accept = useEffectEvent((reports: readonly RecordPresence[]) => {
    const shown = versions()
    const stored = reports.map(({ version, draft_version }) => `${version} ${draft_version}`)
    const last = reports
      .filter((_report, at) => stored[at] !== shown[at]?.stored)
      .toSorted((first, second) => first.changed_at.localeCompare(second.changed_at))
      .at(-1)
    const news =
      last && !isSaving ? texts.changedMeanwhile(last.changed_by, formatTime(last.changed_at, language)) : null
    setPresence({ others: joinOthers(reports), news: editing ? news : null })
    // Once for each save: a draft that equals the record is none for the form.
    if (news === null || editing || merged.current === stored.join()) return
    merged.current = stored.join()
    void editor.mergeOthers()
    toast({ text: news, about: "others" })
  })
  const report = useEffectEvent(async () => {
    if ((!mayDraft && !mayTranslate) || document.visibilityState === "hidden") return
    const before = versions()
    const reports = await Promise.all(
      before.map(({ id }) => callApi("PUT /draft/:kind/:id/presence", { params: { kind, id }, json: { editing } })),
    )
    // A save of one's own meanwhile makes these old.
    if (JSON.stringify(before) === JSON.stringify(versions())) accept(reports)
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

/** Returns everybody once who has one of the records open. */
function joinOthers(reports: readonly RecordPresence[]): RecordPresence["others"] {
  const people = Map.groupBy(
    reports.flatMap(({ others }) => others),
    ({ id }) => id,
  )
  return [...people.values()].flatMap(([person, ...again]) =>
    person ? { ...person, editing: person.editing || again.some(({ editing }) => editing) } : [],
  )
}
