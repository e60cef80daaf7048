import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { formatShare } from "./sheet-file.ts"
import type { Busy } from "./use-import.ts"

/** How much of the upload is done, then what the server does with it. */
export function UploadProgress({ busy }: { busy: NonNullable<Busy> }) {
  const { partImport: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const isSent = busy.share >= 1
  const working = busy.what === "preview" ? texts.reading : texts.applying
  return (
    <div className="upload">
      <progress aria-label={texts.file} max={1} {...(isSent ? {} : { value: busy.share })} />
      <span>{isSent ? working : texts.uploading(formatShare(busy.share, language))}</span>
      <output className="vh">{isSent ? working : ""}</output>
    </div>
  )
}
