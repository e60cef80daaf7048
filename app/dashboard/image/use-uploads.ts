import { useEffect, useRef, useState } from "react"
import type { Image } from "#contract/image.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import { type RecordAddress, callRecord } from "../api/call-record.ts"
import { type FileFault, fileFault } from "./check-file.ts"

export interface Upload {
  id: number
  file: File
  /** Share that is sent; null while it waits. */
  share: number | null
  fault: FileFault | null
  error: unknown
}

interface UploadTarget {
  at: RecordAddress<RecordKind>
  /** Returns the version that the next upload is sent with. */
  version: () => number
  onStored: (image: Image, version: number) => void
  /** The record was changed by somebody else; the file stays and can be sent again. */
  onStale: (error: unknown) => void
}

/** Sends files one after the other, so that they arrive in their order; a file that fails stays, with the reason. */
export function useUploads({ at, version, onStored, onStale }: UploadTarget) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const last = useRef(0)
  const queue = useRef<Promise<void>>(Promise.resolve())
  const aborts = useAborts()
  const change = (id: number, part: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)))
  const take = (id: number) => setUploads((all) => all.filter((upload) => upload.id !== id))

  const send = async ({ id, file }: Upload) => {
    const abort = new AbortController()
    aborts.current.set(id, abort)
    change(id, { share: 0, error: null })
    const form = new FormData()
    form.set("image", file)
    try {
      let stored = version()
      const options = {
        form,
        version: stored,
        signal: abort.signal,
        onVersion: (next: number) => {
          stored = next
        },
        onProgress: (share: number) => change(id, { share }),
      } as const
      const image = await callRecord(at, "POST /image/add", options)
      onStored(image, stored)
      take(id)
    } catch (error) {
      if (abort.signal.aborted) take(id)
      else {
        change(id, { share: null, error })
        onStale(error)
      }
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
    add: (files: readonly File[]) => {
      const added = files.map((file) => {
        last.current += 1
        return { id: last.current, file, share: null, fault: fileFault(file), error: null }
      })
      setUploads((all) => [...all, ...added])
      for (const upload of added) if (!upload.fault) enqueue(upload)
    },
    retry: (upload: Upload) => {
      change(upload.id, { error: null, share: null })
      enqueue(upload)
    },
    /** Stops a file that is being sent, forgets one that has failed or waits. */
    cancel: (id: number) => {
      aborts.current.get(id)?.abort()
      take(id)
    },
  }
}

/** One AbortController per file that is under way; leaving the screen ends them all. */
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
