import { useRef, useState } from "react"
import type { GroupedSheetResult } from "#contract/grouped-sheet.ts"
import type { ImportProgress, NearChoice, SheetResult } from "#contract/sheet.ts"
import type { ColumnField } from "#contract/sheet-constants.ts"
import { callApi } from "../api/call-api.ts"
import { useRefresh } from "../api/read.ts"
import { type ImportFailure, readFailure } from "./import-failure.ts"
import { asksForSheet, choiceOf, needsColumns } from "./columns-logic.ts"
import { isReadable } from "./sheet-file.ts"
import { newRunName, useProgress } from "./use-progress.ts"

export interface ImportChoice {
  file: File | null
  mode: "update" | "replace"
  clear: boolean
  /** Field per column position such as "#3"; null while the recognised mapping is used. */
  columns: Record<string, ColumnField | null> | null
  /** Worksheet and row of the headings; null while the recognised ones are used. */
  sheet: string | null
  headingRow: number | null
  /** Whether rows that a filter has hidden are left out. */
  skipsHidden: boolean
  /** What becomes of near-duplicates, by row. */
  near: NearChoice
}

const asRecognised = { columns: null, sheet: null, headingRow: null, skipsHidden: false, near: {} } as const

/** The file and how it is read, and whether it is for several groups. */
export type ChosenSheet = Omit<ImportChoice, "mode" | "clear"> & { isGrouped: boolean }

/** Result of an import into one group or several. */
export type ImportResult = SheetResult | GroupedSheetResult

export type Busy = { what: "preview" | "apply"; share: number; progress: ImportProgress | null } | null
export type ImportStep = "choose" | "sheet" | "columns" | "check" | "done"

/**
 * An import into one group, or several (null): choose, columns, preview, apply. Every call sends the file again; the
 * server stores nothing of a preview.
 */
export function useImport(spareId: number | null) {
  const isGrouped = spareId === null
  const refresh = useRefresh()
  const [choice, setChoice] = useState<ImportChoice>({
    file: null,
    mode: "update",
    clear: false,
    ...asRecognised,
  })
  const [step, setStep] = useState<ImportStep>("choose")
  const [previewed, setPreviewed] = useState<ImportResult | null>(null)
  const [done, setDone] = useState<ImportResult | null>(null)
  const { busy, failure, setFailure, run, cancel } = useRunning(spareId)

  const preview = (change: Partial<ImportChoice> = {}, forgotten: string | null = null) =>
    run("preview", choice.file, async (call) => {
      if (forgotten !== null) await callApi("DELETE /spare/excel/columns/:shape", { params: { shape: forgotten } })
      const chosen = { ...choice, ...change }
      const result = await uploadSheet(spareId, chosen, call)
      setChoice(chosen)
      setPreviewed(result)
      if (step === "sheet" || (step === "choose" && asksForSheet(result))) setStep("sheet")
      else setStep(stepAfterSheet(result, chosen))
    })
  const apply = () =>
    run("apply", choice.file, async (call) => {
      setDone(await uploadSheet(spareId, choice, call, previewed))
      setStep("done")
      void refresh("GET /spare/:id/search", "GET /spare/:id", "GET /spare")
    })
  const choose = (change: Partial<ImportChoice>) => {
    setChoice((last) => ({ ...last, ...change, ...(change.file === undefined ? {} : asRecognised) }))
    setPreviewed(null)
    setFailure(null)
  }
  const goTo = (next: ImportStep) => {
    setStep(next)
    setFailure(null)
  }
  return {
    isGrouped,
    choice,
    sheet: { ...choice, columns: columnsToSend(choice, previewed), isGrouped },
    busy,
    step,
    preview: previewed,
    done,
    failure,
    choose,
    runPreview: preview,
    apply,
    forget: () => preview({ columns: null }, previewed?.remembered),
    leaveSheet: () => previewed && goTo(stepAfterSheet(previewed, choice)),
    goTo,
    cancel,
  }
}

const stepAfterSheet = (result: ImportResult, { columns }: ImportChoice): ImportStep =>
  needsColumns(result, columns !== null || result.remembered !== null) ? "columns" : "check"

export type ImportCourse = ReturnType<typeof useImport>

/** Runs one call at a time, with the progress of upload and server. */
function useRunning(spareId: number | null) {
  const [upload, setUpload] = useState<{ what: "preview" | "apply"; share: number; run: string } | null>(null)
  const [failure, setFailure] = useState<ImportFailure | null>(null)
  const running = useRef<AbortController | null>(null)
  const progress = useProgress(spareId, upload && upload.share >= 1 ? upload.run : null)
  const run = async (what: "preview" | "apply", file: File | null, send: (call: SheetCall) => Promise<void>) => {
    if (!file || running.current) return
    const abort = new AbortController()
    running.current = abort
    const run = newRunName()
    setFailure(null)
    setUpload({ what, share: 0, run })
    const onProgress = (share: number) => setUpload({ what, share, run })
    try {
      if (await isReadable(file)) await send({ file, run, signal: abort.signal, onProgress })
      else setFailure({ kind: "file-changed" })
    } catch (error) {
      if (!abort.signal.aborted) setFailure(readFailure(error))
    } finally {
      running.current = null
      setUpload(null)
    }
  }
  const busy: Busy = upload && { what: upload.what, share: upload.share, progress }
  return { busy, failure, setFailure, run, cancel: () => running.current?.abort() }
}

/** Returns the chosen mapping, or the stored one that the preview used. */
const columnsToSend = (choice: ImportChoice, previewed?: ImportResult | null): ImportChoice["columns"] =>
  choice.columns ?? (previewed?.remembered ? choiceOf(previewed.columns) : null)

interface SheetCall {
  file: File
  run: string
  signal: AbortSignal
  onProgress: (share: number) => void
}

/** Returns the form of a file and how it is read. */
export function importForm({
  file,
  columns,
  sheet,
  headingRow,
  skipsHidden,
  near,
}: Omit<ChosenSheet, "isGrouped">): FormData {
  const form = new FormData()
  if (file) form.append("excel", file)
  if (columns) form.append("columns", JSON.stringify(columns))
  if (sheet !== null) form.append("sheet", sheet)
  if (headingRow !== null) form.append("heading_row", String(headingRow))
  if (skipsHidden) form.append("hidden_rows", "skip")
  form.append("near", JSON.stringify(near))
  return form
}

/** Sends the sheet: as a preview, or to be applied as previewed, without its bad rows. */
function uploadSheet(
  spareId: number | null,
  choice: ImportChoice,
  call: SheetCall,
  previewed?: ImportResult | null,
): Promise<ImportResult> {
  const columns = columnsToSend(choice, previewed)
  const form = importForm({ ...choice, file: call.file, columns })
  const query = {
    mode: choice.mode,
    run: call.run,
    preview: previewed ? undefined : 1,
    remembered: previewed || columns ? undefined : 1,
    rows: previewed && previewed.errors.length > 0 ? "good" : undefined,
    clear: choice.clear ? 1 : undefined,
  }
  const { signal, onProgress } = call
  const sending = { form, signal, onProgress }
  if (spareId === null) {
    if (previewed && "groups" in previewed) form.append("seen", JSON.stringify(statesOf(previewed)))
    return callApi("POST /spare/excel/update", { ...sending, query })
  }
  const seen = previewed && "seen" in previewed ? previewed.seen : undefined
  return callApi("POST /spare/:id/excel/update", { ...sending, params: { id: spareId }, query: { ...query, seen } })
}

/** Returns each group's state of parts as reported by the preview. */
const statesOf = ({ groups }: GroupedSheetResult) =>
  Object.fromEntries(groups.map(({ spare_id, seen }) => [spare_id, seen]))
