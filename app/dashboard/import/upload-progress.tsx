import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { formatShare } from "../ui/format-number.ts"
import type { Busy } from "./use-import.ts"

/** Progress of the upload, then of the server. */
export function UploadProgress({ busy, isGrouped }: { busy: NonNullable<Busy>; isGrouped: boolean }) {
  const { partImport: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const { share, progress, what } = busy
  const isSent = share >= 1
  const working = what === "preview" ? (isGrouped ? texts.grouped : texts).reading : texts.applying
  const counted =
    progress && progress.phase !== "waiting" && progress.done > 0
      ? texts.progress[progress.phase](progress.done, progress.total)
      : working
  const value = !isSent ? share : progress && progress.total > 0 ? progress.done / progress.total : null
  return (
    <div className="sheet-upload">
      <progress aria-label={texts.file} max={1} {...(value === null ? {} : { value })} />
      <span>{isSent ? counted : texts.uploading(formatShare(share, language))}</span>
      <output className="visually-hidden">{isSent ? working : ""}</output>
    </div>
  )
}
