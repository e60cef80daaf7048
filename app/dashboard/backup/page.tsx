import { useQuery } from "@tanstack/react-query"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { Button } from "../ui/button.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState, LoadError, SkeletonRows } from "../ui/states.tsx"
import { BackupNotice } from "./backup-notice.tsx"
import { BackupList } from "./backup-table.tsx"
import { useMakeBackup } from "./use-make-backup.ts"
import "./backup.css"

/** Stored backups, newest first, and the button that makes one. */
export default function BackupPage() {
  const { backup: texts, common } = useDashboardTexts()
  const loaded = useQuery(read("GET /backups"))
  const state = useQuery(read("GET /backup/state"))
  const { isRunning, make } = useMakeBackup()
  const list = loaded.data?.toSorted((one, other) => other.created_at.localeCompare(one.created_at))
  return (
    <>
      <PageHeader
        title={texts.title}
        crumbs={[{ to: "/dashboard", label: common.dashboard }]}
        stamp={list ? texts.summary(list.length) : "\u00a0"}
      >
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
      {loaded.error !== null && !loaded.isFetching ? (
        <LoadError title={texts.loadFailed} error={loaded.error} onRetry={() => void loaded.refetch()} />
      ) : !list ? (
        <SkeletonRows rows={4} className="skeleton-dense" />
      ) : list.length === 0 ? (
        <EmptyState title={texts.emptyTitle} text={texts.emptyText}>
          <Button busy={isRunning} onClick={() => void make()}>
            {texts.make}
          </Button>
        </EmptyState>
      ) : (
        <BackupList backups={list} />
      )}
    </>
  )
}
