import { useQuery } from "@tanstack/react-query"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { Button } from "../ui/button.tsx"
import { Loaded } from "../ui/loaded.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState } from "../ui/states.tsx"
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
  return (
    <>
      <PageHeader
        title={texts.title}
        crumbs={[{ to: "/dashboard", label: common.dashboard }]}
        stamp={loaded.data ? texts.summary(loaded.data.length) : "\u00a0"}
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
