import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useSearchParams } from "react-router"
import type { ImportProgress } from "#contract/sheet.ts"
import type { SpareSummary } from "#contract/spare.ts"
import { callApi } from "../api/call-api.ts"
import { read, useRefresh } from "../api/read.ts"
import { useLock } from "../ui/use-lock.ts"
import { type ImportFailure, readFailure } from "./import-failure.ts"
import { type ImportStep, askedSteps, importSteps } from "./import-steps.ts"
import { useKeptSheet } from "./kept-sheet.ts"
import { type ImportResult, type SheetCall, type ImportChoice, applySheet, previewSheet } from "./send-sheet.ts"
import { ChangedFile, isReadable } from "./sheet-file.ts"

export type Busy = { what: "preview" | "apply"; share: number; progress: ImportProgress | null } | null

/** An applied sheet, and how it was read. */
export interface DoneImport {
  result: ImportResult
  choice: ImportChoice
}

/**
 * An import into one group, or several (null). The file and what was said of it are kept on this device, the step is in
 * the URL, and the preview follows from both: every call sends the file again, the server stores nothing of a preview.
 */
export function useImport(spareId: number | null) {
  const { choice, isPending, keep } = useKeptSheet(spareId)
  const [params, setParams] = useSearchParams()
  const [done, setDone] = useState<DoneImport | null>(null)
  const [failed, setFailed] = useState<ImportFailure | null>(null)
  const { isBusy, run } = useLock()
  const client = useQueryClient()
  const refresh = useRefresh()
  const { busy, track } = useUpload(spareId)
  const previewCall = previewOf(spareId, choice, track)
  // While a change is checked, the preview before it stays; that of another file does not.
  const isOfFile = (key: readonly unknown[] = []) => fileOf(previewCall.queryKey) === fileOf(key)
  const preview = useQuery({
    ...previewCall,
    placeholderData: (before: ImportResult | undefined, query) => (isOfFile(query?.queryKey) ? before : undefined),
  })
  const result = choice && !done ? preview.data : undefined
  // A new file begins at the first step that asks something.
  const first = choice && result ? (askedSteps(result, choice)[0] ?? "check") : null
  const step = importSteps.find((name) => name === params.get("step")) ?? first
  const isFresh = !preview.isPlaceholderData && !preview.isFetching
  const goTo = (next: ImportStep | null, isReplaced = false) => {
    setFailed(null)
    setParams(next === null ? {} : { step: next }, { replace: isReplaced })
  }
  const choose = (change: Partial<ImportChoice>) => {
    setFailed(null)
    if (choice) keep({ ...choice, ...change })
  }
  /** Goes to the next step that asks something, by what the preview says after the change. */
  const leave = (from: ImportStep, change: Partial<ImportChoice> = {}) =>
    run(async () => {
      if (!choice) return
      const next = { ...choice, ...change }
      choose(change)
      const told = await client.fetchQuery(previewOf(spareId, next, track)).catch(() => null)
      const later = importSteps.slice(importSteps.indexOf(from) + 1)
      if (told) goTo(askedSteps(told, next).find((name) => later.includes(name)) ?? "check")
    })
  const apply = () =>
    run(async () => {
      if (!choice || !result) return
      setFailed(null)
      try {
        const applied = await track("apply", choice, (call) => applySheet(spareId, choice, result, call))
        setDone({ result: applied, choice })
        keep(null)
        goTo(null, true)
        client.removeQueries({ queryKey: ["sheet-preview"] })
        void refresh("GET /spare/:id/search", "GET /spare/:id", "GET /spare", "GET /spare/:id/import")
      } catch (error) {
        setFailed(readFailure(error))
      }
    })
  return {
    isGrouped: spareId === null,
    choice,
    /** Whether the kept file is still being read. */
    isPending,
    step,
    result: result ?? null,
    /** Whether the result is that of the choice, and nothing is under way. */
    isFresh: isFresh && !isBusy,
    busy,
    failure: failed ?? (preview.error && choice && !done ? readFailure(preview.error) : null),
    done,
    take: (file: ImportChoice | null) => {
      setDone(null)
      keep(file)
      goTo(null, true)
    },
    choose,
    leave,
    goTo,
    apply,
    again: () => {
      setFailed(null)
      void run(() => preview.refetch())
    },
    /** Forgets the columns that are remembered of sheets with these headings. */
    forget: (shape: string) =>
      run(async () => {
        await callApi("DELETE /spare/excel/columns/:shape", { params: { shape } })
        choose({ columns: null })
        await client.invalidateQueries({ queryKey: ["sheet-preview"] })
      }),
  }
}

export type ImportCourse = ReturnType<typeof useImport>

type Track = <Result>(
  what: "preview" | "apply",
  choice: ImportChoice,
  send: (call: SheetCall) => Promise<Result>,
) => Promise<Result>

const fileOf = (key: readonly unknown[]): string => JSON.stringify(key.slice(0, 5))

const previewOf = (spareId: number | null, choice: ImportChoice | null, track: Track) => {
  const { file, removes: _removes, ...read } = choice ?? {}
  return {
    queryKey: ["sheet-preview", spareId, file?.name, file?.size, file?.lastModified, read],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      choice
        ? track("preview", choice, (call) => previewSheet(spareId, choice, { ...call, signal }))
        : Promise.reject(new Error("No file is chosen")),
    enabled: choice !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  }
}

const pauseMs = 300

/** Returns a new name for reading the progress of one import. */
const newRunName = (): string =>
  `${Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("")}-run`

/** Follows a sheet that is sent: the upload, then the work of the server, of which failed polls are ignored. */
function useUpload(spareId: number | null): { busy: Busy; track: Track } {
  const [upload, setUpload] = useState<{ what: "preview" | "apply"; share: number; run: string } | null>(null)
  const call = spareId === null ? "GET /spare/excel/update/:run" : "GET /spare/:id/import/:run"
  const { data: progress = null } = useQuery({
    ...read<typeof call>(call, { params: { id: spareId ?? "", run: upload?.run ?? "" } }),
    enabled: upload !== null && upload.share >= 1,
    refetchInterval: pauseMs,
  })
  const track: Track = async (what, { file }, send) => {
    const run = newRunName()
    setUpload({ what, share: 0, run })
    try {
      if (!(await isReadable(file))) throw new ChangedFile()
      return await send({ run, onProgress: (share) => setUpload({ what, share, run }) })
    } finally {
      setUpload((last) => (last?.run === run ? null : last))
    }
  }
  return { busy: upload && { what: upload.what, share: upload.share, progress }, track }
}

/** What each step gets: the import, how its sheet is read, the preview, and all groups. */
export interface StepProps {
  course: ImportCourse
  choice: ImportChoice
  result: ImportResult
  groups: readonly SpareSummary[]
}
