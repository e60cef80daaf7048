import { useRef, useState } from "react"
import type { SheetResult } from "#contract/sheet.ts"
import type { Spare } from "#contract/spare.ts"
import { callApi } from "../api/call-api.ts"
import { type ImportFailure, readFailure } from "./import-failure.ts"
import { isReadable } from "./sheet-file.ts"

export interface ImportChoice {
  file: File | null
  mode: "update" | "replace"
  clear: boolean
}

export type Busy = { what: "preview" | "apply"; share: number } | null

interface Previewed {
  result: SheetResult
  /** When the group's parts were last changed, as seen before the preview was made. */
  stamp: string
}

/** The course of an import: choose, preview, apply. Every call sends the file anew; the server keeps nothing of a preview. */
export function useImport(spareId: number, onApplied: () => void) {
  const [choice, setChoice] = useState<ImportChoice>({ file: null, mode: "update", clear: false })
  const [busy, setBusy] = useState<Busy>(null)
  const [previewed, setPreviewed] = useState<Previewed | null>(null)
  const [done, setDone] = useState<SheetResult | null>(null)
  const [failure, setFailure] = useState<ImportFailure | null>(null)
  const running = useRef<AbortController | null>(null)

  const run = async (what: "preview" | "apply", send: (file: File, abort: AbortController) => Promise<void>) => {
    const { file } = choice
    if (!file || running.current) return
    const abort = new AbortController()
    running.current = abort
    setFailure(null)
    setBusy({ what, share: 0 })
    try {
      if (await isReadable(file)) await send(file, abort)
      else setFailure({ kind: "file-changed" })
    } catch (error) {
      if (!abort.signal.aborted) setFailure(readFailure(error))
    } finally {
      running.current = null
      setBusy(null)
    }
  }
  const preview = () =>
    run("preview", async (file, abort) => {
      const stamp = await readStamp(spareId, abort.signal)
      setPreviewed({ result: await uploadSheet(spareId, choice, file, "preview", abort.signal, setBusy), stamp })
    })
  const apply = () =>
    run("apply", async (file, abort) => {
      if ((await readStamp(spareId, abort.signal)) !== previewed?.stamp)
        return setFailure({ kind: "changed-meanwhile" })
      setDone(await uploadSheet(spareId, choice, file, "apply", abort.signal, setBusy))
      onApplied()
    })
  const choose = (change: Partial<ImportChoice>) => {
    setChoice((last) => ({ ...last, ...change }))
    setPreviewed(null)
    setFailure(null)
  }
  const back = () => {
    setPreviewed(null)
    setFailure(null)
  }
  const cancel = () => running.current?.abort()
  return {
    choice,
    busy,
    preview: previewed?.result ?? null,
    done,
    failure,
    choose,
    runPreview: preview,
    apply,
    back,
    cancel,
  }
}

export type ImportCourse = ReturnType<typeof useImport>

function uploadSheet(
  spareId: number,
  choice: ImportChoice,
  file: File,
  what: "preview" | "apply",
  signal: AbortSignal,
  tell: (busy: Busy) => void,
): Promise<SheetResult> {
  const form = new FormData()
  form.append("excel", file)
  const path = updatePath(spareId, choice, what === "preview")
  return callApi<SheetResult>(path, { method: "POST", form, signal, onProgress: (share) => tell({ what, share }) })
}

function updatePath(spareId: number, { mode, clear }: ImportChoice, preview: boolean): string {
  const params = new URLSearchParams({ mode })
  if (preview) params.set("preview", "1")
  if (clear) params.set("clear", "1")
  return `/spare/${spareId}/excel/update?${params.toString()}`
}

const readStamp = async (spareId: number, signal: AbortSignal): Promise<string> =>
  (await callApi<Spare>(`/spare/${spareId}`, { signal })).parts_updated_at
