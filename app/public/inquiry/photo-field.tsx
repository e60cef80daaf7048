import { limits } from "#contract/limits.ts"
import { useTexts } from "../../i18n/texts.tsx"
import { SmallButton } from "../buttons.tsx"
import type { FileRules } from "../files/choose-files.ts"
import { FileField } from "../files/file-field.tsx"
import { originalOf, shrinkPhoto } from "../files/shrink-photo.ts"
import { fieldId } from "./field-id.ts"

export interface PhotoFieldProps {
  files: readonly File[]
  onChange: (files: File[]) => void
}

const extensions = [".jpg", ".jpeg", ".jpe", ".jfif", ".png", ".webp", ".heic", ".heif", ".pdf"]
const media = ["image/jpeg", "image/png", "image/webp", "image/heic", "image/heif", "application/pdf"]

/** What an inquiry takes as photos and drawings. */
export const photoRules: FileRules = {
  types: [...extensions, ...media],
  most: limits.photos,
  bytes: limits.photoBytes,
}

/** Returns the original of a photo, unless it is too large. */
function largest(file: File): File {
  const original = originalOf(file)
  return original && original.size <= limits.photoBytes ? original : file
}

/** Photos and drawings of an inquiry, shrunk unless the originals are wanted. */
export function PhotoField({ files, onChange }: PhotoFieldProps) {
  const { files: texts } = useTexts()
  const isShrunk = files.some((file) => originalOf(file) !== undefined)
  return (
    <>
      <FileField
        id={fieldId("photos")}
        name="photos"
        label={texts.photos}
        formats={texts.photoFormats}
        wrongFormat={texts.notPhoto}
        rules={photoRules}
        files={files}
        error={undefined}
        onChange={onChange}
        shrink={shrinkPhoto}
      />
      {isShrunk && <SmallButton onClick={() => onChange(files.map(largest))}>{texts.sendOriginals}</SmallButton>}
    </>
  )
}
