import { useRef, useState } from "react"
import type { ImportProgress, SheetField, SheetResult } from "#contract/sheet.ts"
import { callApi } from "../api/call-api.ts"
import { useRefresh } from "../api/read.ts"
import { type ImportFailure, readFailure } from "./import-failure.ts"
import { needsColumns } from "./columns-logic.ts"
import { isReadable } from "./sheet-file.ts"
import { newRunName, useProgress } from "./use-progress.ts"

export interface ImportChoice {
  file: File | null
  mode: "update" | "replace"
  clear: boolean
  /** What each column fills, by its place such as "#3"; null while they are taken as recognised. */
  columns: Record<string, SheetField | null> | null
}

export type Busy = { what: "preview" | "apply"; share: number; progress: ImportProgress | null } | null
export type ImportStep = "choose" | "columns" | "check" | "done"

interface Previewed {
  result: SheetResult
  /** When the group's parts were last changed, as seen before the preview was made. */
  stamp: string
}

/** The course of an import: choose, columns, preview, apply. Every call sends the file anew; the server keeps nothing of a preview. */
export function useImport(spareId: number) {
  const refresh = useRefresh()
  const [choice, setChoice] = useState<ImportChoice>({ file: null, mode: "update", clear: false, columns: null })
  const [step, setStep] = useState<ImportStep>("choose")
  const [previewed, setPreviewed] = useState<Previewed | null>(null)
  const [done, setDone] = useState<SheetResult | null>(null)
  const { busy, failure, setFailure, run, cancel } = useRunning(spareId)

  const preview = (columns = choice.columns) =>
    run("preview", choice.file, async (call) => {
      const chosen = { ...choice, columns }
      const stamp = await readStamp(spareId, call.signal)
      const result = await uploadSheet(spareId, chosen, call, true)
      setChoice(chosen)
      setPreviewed({ result, stamp })
      setStep(needsColumns(result, columns !== null) ? "columns" : "check")
    })
  const apply = () =>
    run("apply", choice.file, async (call) => {
      if ((await readStamp(spareId, call.signal)) !== previewed?.stamp) return setFailure({ kind: "changed-meanwhile" })
      setDone(await uploadSheet(spareId, choice, call, false))
      setStep("done")
      void refresh("GET /spare/:id/search", "GET /spare/:id")
    })
  const choose = (change: Partial<ImportChoice>) => {
    setChoice((last) => ({ ...last, ...change, ...(change.file === undefined ? {} : { columns: null }) }))
    setPreviewed(null)
    setFailure(null)
  }
  const goTo = (next: "choose" | "columns") => {
    setStep(next)
    setFailure(null)
  }
  return {
    choice,
    busy,
    step,
    preview: previewed?.result ?? null,
    done,
    failure,
    choose,
    runPreview: preview,
    apply,
    goTo,
    cancel,
  }
}

export type ImportCourse = ReturnType<typeof useImport>

/** One call at a time, with how far its upload and then the server is. */
function useRunning(spareId: number) {
  const [sending, setSending] = useState<{ what: "preview" | "apply"; share: number; run: string } | null>(null)
  const [failure, setFailure] = useState<ImportFailure | null>(null)
  const running = useRef<AbortController | null>(null)
  const progress = useProgress(spareId, sending && sending.share >= 1 ? sending.run : null)
  const run = async (what: "preview" | "apply", file: File | null, send: (call: SheetCall) => Promise<void>) => {
    if (!file || running.current) return
    const abort = new AbortController()
    running.current = abort
    const run = newRunName()
    setFailure(null)
    setSending({ what, share: 0, run })
    const onProgress = (share: number) => setSending({ what, share, run })
    try {
      if (await isReadable(file)) await send({ file, run, signal: abort.signal, onProgress })
      else setFailure({ kind: "file-changed" })
    } catch (error) {
      if (!abort.signal.aborted) setFailure(readFailure(error))
    } finally {
      running.current = null
      setSending(null)
    }
  }
  const busy: Busy = sending && { what: sending.what, share: sending.share, progress }
  return { busy, failure, setFailure, run, cancel: () => running.current?.abort() }
}

interface SheetCall {
  file: File
  run: string
  signal: AbortSignal
  onProgress: (share: number) => void
}

function uploadSheet(spareId: number, choice: ImportChoice, call: SheetCall, isPreview: boolean): Promise<SheetResult> {
  const form = new FormData()
  form.append("excel", call.file)
  if (choice.columns) form.append("columns", JSON.stringify(choice.columns))
  const query = {
    mode: choice.mode,
    run: call.run,
    preview: isPreview ? 1 : undefined,
    clear: choice.clear ? 1 : undefined,
  }
  const { signal, onProgress } = call
  return callApi("POST /spare/:id/excel/update", { params: { id: spareId }, query, form, signal, onProgress })
}

const readStamp = async (spareId: number, signal: AbortSignal): Promise<string> =>
  (await callApi("GET /spare/:id", { params: { id: spareId }, signal })).parts_updated_at
