import { useEffect, useState } from "react"
import { randomKey } from "./use-submission.ts"
import { uploadForm } from "../files/upload-form.ts"

// Some browsers never tell that they are online again.
const retryMs = 15_000

/** Sends photos one after the other once their inquiry is stored; a lost connection only delays them. */
export function usePhotoQueue() {
  const [photos, setPhotos] = useState<readonly FollowingPhoto[]>([])
  const [share, setShare] = useState(0)
  const [isAway, setIsAway] = useState(false)
  const next = photos.find(({ state }) => state === "waiting")
  const isUnsent = next !== undefined
  const resume = () => setIsAway(false)
  useEffect(() => {
    if (!next || isAway) return
    const stop = new AbortController()
    setShare(0)
    void sendPhoto(next, { signal: stop.signal, onProgress: setShare }).then((state) => {
      if (stop.signal.aborted) return
      if (state === "away") setIsAway(true)
      else setPhotos((before) => before.map((photo) => (photo.key === next.key ? { ...photo, state } : photo)))
    })
    return () => stop.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each photo and try
  }, [next?.key, isAway])
  useEffect(() => {
    if (!isAway) return
    const timer = setTimeout(resume, retryMs)
    window.addEventListener("online", resume)
    return () => {
      clearTimeout(timer)
      window.removeEventListener("online", resume)
    }
  }, [isAway])
  useEffect(() => {
    if (!isUnsent) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener("beforeunload", warn)
    return () => window.removeEventListener("beforeunload", warn)
  }, [isUnsent])
  return {
    photos,
    share,
    isAway,
    resume,
    add: (photosKey: string, files: readonly File[]) =>
      setPhotos((before) => [
        ...before,
        ...files.map((file) => ({ file, photosKey, key: randomKey(), state: "waiting" as const })),
      ]),
  }
}

export type PhotoQueue = ReturnType<typeof usePhotoQueue>

/** A photo that follows its inquiry. */
interface FollowingPhoto {
  file: File
  /** Of its inquiry, from the receipt. */
  photosKey: string
  /** The Idempotency-Key. */
  key: string
  state: "waiting" | "sent" | "left_out" | "refused"
}

type UploadOptions = Omit<Parameters<typeof uploadForm>[2], "key">

/** Sends a photo after its inquiry; resolves to "away" when it can be sent again later. */
async function sendPhoto(
  { file, photosKey, key }: FollowingPhoto,
  upload: UploadOptions,
): Promise<FollowingPhoto["state"] | "away"> {
  const body = new FormData()
  body.append("photos_key", photosKey)
  body.append("photos", file)
  const response = await uploadForm("/api/request/photos", body, { key, ...upload }).catch(() => null)
  if (!response || response.status >= 500 || response.status === 429) return "away"
  if (response.status >= 400) return "refused"
  return response.body.photos_left_out ? "left_out" : "sent"
}
