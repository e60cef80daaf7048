import { useQuery } from "@tanstack/react-query"
import { useDashboardTexts, useDashboardLanguage } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { BackupState } from "#contract/backup.ts"
import { read } from "../api/read.ts"
import { Button } from "../ui/button.tsx"
import { Loaded } from "../ui/loaded.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState } from "../ui/states.tsx"
import { BackupList } from "./backup-table.tsx"
import { formatMoment } from "../ui/format-date.ts"
import { Notice } from "../ui/notice.tsx"
import { formatBytes } from "../ui/format-number.ts"
import { callApi } from "../api/call-api.ts"
import { errorText, isCode } from "../api/error-text.ts"
import { useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"
import "./backup.css"

/** Stored backups, newest first, and the button that makes one. */
export default function BackupPage() {
  const { backup: texts } = useDashboardTexts()
  const loaded = useQuery(read("GET /backups"))
  const state = useQuery(read("GET /backup/state"))
  const { isRunning, make } = useMakeBackup()
  return (
    <>
      <PageHeader title={texts.title} stamp={loaded.data ? texts.summary(loaded.data.length) : "\u00a0"}>
        <Button icon="plus" busy={isRunning} onClick={() => void make()}>
          {texts.make}
        </Button>
      </PageHeader>
      <p className="backup-about">{texts.about}</p>
      {state.data && !isRunning && <BackupNotice state={state.data} />}
      {isRunning && (
        <div className="backup-running">
          <progress aria-label={texts.running} />
          <output>{texts.running}</output>
        </div>
      )}
      <Loaded
        query={loaded}
        failed={texts.loadFailed}
        rows={4}
        empty={
          <EmptyState title={texts.emptyTitle} text={texts.emptyText}>
            <Button busy={isRunning} onClick={() => void make()}>
              {texts.make}
            </Button>
          </EmptyState>
        }
      >
        {(backups) => (
          <BackupList
            backups={backups.toSorted((backup, other) => other.created_at.localeCompare(backup.created_at))}
          />
        )}
      </Loaded>
    </>
  )
}

/** Warns that the last backup failed, or that the next one would, and what to do. */
function BackupNotice({ state }: { state: BackupState }) {
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

/** Makes a backup, which may take long; announces the result. */
function useMakeBackup() {
  const { backup: texts, common } = useDashboardTexts()
  const toast = useToast()
  const { isBusy, run } = useAction({
    about: "backup",
    explain: (error) => {
      if (isCode(error, "conflict")) return texts.alreadyRunning
      return isCode(error, "too_many") ? texts.tooMany : `${texts.failed} ${errorText(common, error)}`
    },
    refreshes: ["GET /backups", "GET /backup/state"],
    canRetry: true,
  })
  const make = () =>
    run(async () => {
      await callApi("GET /backup", { timeoutMs: 0 })
      toast({ text: texts.done, about: "backup" })
    })
  return { isRunning: isBusy, make }
}
