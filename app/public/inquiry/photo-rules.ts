import { limits } from "#contract/limits.ts"
import type { FileRules } from "../files/choose-files.ts"

const extensions = [".jpg", ".jpeg", ".jpe", ".jfif", ".png", ".webp", ".heic", ".heif", ".pdf"]
const media = ["image/jpeg", "image/png", "image/webp", "image/heic", "image/heif", "application/pdf"]

/** What an inquiry takes as photos and drawings. */
export const photoRules: FileRules = {
  types: [...extensions, ...media],
  most: limits.photos,
  bytes: limits.photoBytes,
}
