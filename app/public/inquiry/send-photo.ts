import { uploadForm } from "../files/upload-form.ts"

/** A photo that follows its inquiry. */
export interface FollowingPhoto {
  file: File
  /** Of its inquiry, from the receipt. */
  photosKey: string
  /** The Idempotency-Key. */
  key: string
  state: "waiting" | "sent" | "left_out" | "refused"
}

type UploadOptions = Omit<Parameters<typeof uploadForm>[2], "key">

/** Sends a photo after its inquiry; resolves to "away" when it can be sent again later. */
export async function sendPhoto(
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
