import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react"
import type { Image } from "#contract/image.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import { callApi } from "../api/call-api.ts"
import type { UploadState } from "../editor/use-after-uploads.ts"
import { useUnsaved } from "../editor/use-unsaved.ts"
import { type FileFault, fileFault } from "./check-file.ts"

export interface Upload {
  id: number
  file: File
  /** Uploaded share; null while it waits. */
  share: number | null
  fault: FileFault | null
  error: unknown
  /** Picture whose place it takes. */
  replaces: number | undefined
}

/** Record that uploads are for. */
export interface UploadOwner {
  kind: RecordKind
  id: number | string
}

/** Form that receives uploads. */
interface UploadForm {
  at: UploadOwner
  addUpload: (image: Image, replaces?: number) => void
  onUploading: (state: UploadState) => void
}

/**
 * Uploads files one at a time, so that they keep their order; the server keeps them until a save names them. A failed
 * file stays, with the reason.
 */
export function useUploads({ at, addUpload, onUploading }: UploadForm, onStored?: () => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const last = useRef(0)
  const queue = useRef<Promise<void>>(Promise.resolve())
  const aborts = useAborts()
  useUnsaved(uploads.length > 0)
  const isRunning = uploads.some(({ fault, error }) => !fault && error === null)
  const state = isRunning ? "running" : uploads.length > 0 ? "failed" : "none"
  const report = useEffectEvent(onUploading)
  // In a layout effect: a click before the next render would wait for an upload that has finished.
  useLayoutEffect(() => report(state), [state])
  const change = (id: number, part: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)))
  const take = (id: number) => setUploads((all) => all.filter((upload) => upload.id !== id))

  const send = async ({ id, file, replaces }: Upload) => {
    const abort = new AbortController()
    aborts.current.set(id, abort)
    change(id, { share: 0, error: null })
    const form = new FormData()
    form.set("image", file)
    try {
      const onProgress = (share: number) => change(id, { share })
      const params = { kind: at.kind, id: at.id }
      const sent = { params, form, signal: abort.signal, onProgress }
      addUpload(await callApi("POST /draft/:kind/:id/image", sent), replaces)
      onStored?.()
      take(id)
    } catch (error) {
      if (abort.signal.aborted) take(id)
      else change(id, { share: null, error })
    }
    aborts.current.delete(id)
  }
  const enqueue = (upload: Upload) => {
    const cancelled = new AbortController()
    aborts.current.set(upload.id, cancelled)
    queue.current = queue.current.then(() => (cancelled.signal.aborted ? undefined : send(upload)))
  }
  return {
    uploads,
    add: (files: readonly File[], replaces?: number) => {
      const added = files.map((file) => {
        last.current += 1
        return { id: last.current, file, share: null, fault: fileFault(file), error: null, replaces }
      })
      setUploads((all) => [...all, ...added])
      for (const upload of added) if (!upload.fault) enqueue(upload)
    },
    retry: (upload: Upload) => {
      change(upload.id, { error: null, share: null })
      enqueue(upload)
    },
    /** Aborts a running upload, or removes a failed or waiting one. */
    cancel: (id: number) => {
      aborts.current.get(id)?.abort()
      take(id)
    },
  }
}

/** One AbortController per running upload; unmounting aborts all. */
function useAborts() {
  const aborts = useRef(new Map<number, AbortController>())
  useEffect(() => {
    const running = aborts.current
    return () => {
      for (const abort of running.values()) abort.abort()
    }
  }, [])
  return aborts
}
