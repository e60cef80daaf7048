import { useEffect, useEffectEvent, useRef, useState } from "react"

/** How the uploads of a form stand; those that have failed wait for an answer. */
export type UploadState = "none" | "running" | "failed"

/** Puts a save off until the uploads under way have ended, so that it has their pictures. */
export function useAfterUploads(save: (uploads: UploadState) => void) {
  const [uploads, setUploads] = useState<UploadState>("none")
  const [isWaiting, setIsWaiting] = useState(false)
  const isAsked = useRef(false)
  const saveNow = useEffectEvent(() => save(uploads))
  // After the pictures have come into the form.
  useEffect(() => {
    if (!isAsked.current || uploads === "running") return
    isAsked.current = false
    saveNow()
  }, [uploads])
  return {
    isWaiting,
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
