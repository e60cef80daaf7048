import type { BackupState } from "#contract/backup.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { formatMoment } from "../ui/format-date.ts"
import { Notice } from "../ui/notice.tsx"
import { formatBytes } from "../ui/format-number.ts"

/** Warns that the last backup failed, or that the next one would, and what to do. */
export function BackupNotice({ state }: { state: BackupState }) {
  const { backup: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const { failure, free_bytes, needed_bytes } = state
  const isTight = needed_bytes !== null && free_bytes < needed_bytes
  if (!failure && !isTight) return null
  const free = formatBytes(free_bytes, language)
  return (
    <div className="backup-notice">
      <Notice tone="bad">
        <b>
          {failure ? texts.failedAt(texts.kinds[failure.kind], formatMoment(failure.failed_at, language)) : texts.tight}
        </b>
        {(isTight || failure?.reason === "no_space") && (
          <p>{needed_bytes === null ? texts.free(free) : texts.space(free, formatBytes(needed_bytes, language))}</p>
        )}
        <p>{isTight || failure?.reason === "no_space" ? texts.makeSpace : texts.askOperator}</p>
      </Notice>
    </div>
  )
}
