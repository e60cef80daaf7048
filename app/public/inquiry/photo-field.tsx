import { limits } from "#contract/limits.ts"
import type { PublicTexts } from "../../i18n/public-texts.ts"
import { useTexts } from "../../i18n/texts.tsx"
import type { FileRules } from "../files/choose-files.ts"
import { FileField } from "../files/file-field.tsx"
import { FilesProgress } from "../files/files-progress.tsx"
import type { FieldProblem } from "./check-fields.ts"
import { fieldId } from "./field-id.ts"

export interface PhotoFieldProps {
  files: readonly File[]
  problem: FieldProblem | undefined
  onChange: (files: File[]) => void
  /** Upload progress from 0 to 1; null when not sending. */
  share: number | null
  onStop: () => void
}

const extensions = [".jpg", ".jpeg", ".jpe", ".jfif", ".png", ".webp", ".heic", ".heif", ".pdf"]
const media = ["image/jpeg", "image/png", "image/webp", "image/heic", "image/heif", "application/pdf"]

/** What an inquiry takes as photos and drawings. */
export const photoRules: FileRules = {
  types: [...extensions, ...media],
  most: limits.photos,
  bytes: limits.photoBytes,
}

const megabytes = Math.floor(limits.photoBytes / 1_048_576)

/** Photos and drawings of an inquiry, with upload progress. */
export function PhotoField({ files, problem, onChange, share, onStop }: PhotoFieldProps) {
  const { files: texts } = useTexts()
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
        error={problem && refusalText(texts, problem)}
        onChange={onChange}
      />
      {files.length > 0 && <FilesProgress active={share !== null} share={share ?? 0} onStop={onStop} />}
    </>
  )
}

/** Returns the text of a server error, by file name where it names one. */
function refusalText(texts: PublicTexts["files"], { code, value }: FieldProblem): string {
  if (!value) return texts.notTaken
  if (code === "too_large") return texts.refused.too_large(value, megabytes)
  if (code === "empty_file") return texts.refused.empty(value)
  return code === "wrong_type" ? texts.notPhoto(value) : texts.notTaken
}
