import { useEffect, useEffectEvent, useRef, useState } from "react"

/** State of a form's uploads; failed ones need a decision. */
export type UploadState = "none" | "running" | "failed"

/** Delays a save until running uploads have finished, so that it includes their pictures. */
export function useAfterUploads(save: (uploads: UploadState) => void) {
  const [uploads, setUploads] = useState<UploadState>("none")
  const [isWaiting, setIsWaiting] = useState(false)
  const isAsked = useRef(false)
  const saveNow = useEffectEvent(() => save(uploads))
  // After the pictures are part of the form.
  useEffect(() => {
    if (!isAsked.current || uploads === "running") return
    isAsked.current = false
    saveNow()
  }, [uploads])
  return {
    isWaiting,
    isUploading: uploads === "running",
    onUploading: (state: UploadState) => {
      setUploads(state)
      if (state !== "running") setIsWaiting(false)
    },
    request: () => {
      if (uploads !== "running") return save(uploads)
      isAsked.current = true
      setIsWaiting(true)
    },
  }
}
