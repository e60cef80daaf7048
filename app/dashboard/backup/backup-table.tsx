import type { Backup } from "#contract/backup.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { DownloadButton } from "../ui/download-button.tsx"
import { copyText } from "#app/ui/copy-text.ts"
import { type DataColumn, DataTable } from "../ui/data-table.tsx"
import { formatMoment } from "../ui/format-date.ts"
import { useToast } from "../ui/toasts.tsx"
import { formatBytes } from "../ui/format-number.ts"
import { IconOnlyButton } from "../ui/button.tsx"

/** Stored backups. */
export function BackupList({ backups }: { backups: readonly Backup[] }) {
  const { backup: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const madeAt = ({ created_at }: Backup) => formatMoment(created_at, language)
  const columns: DataColumn<Backup>[] = [
    {
      key: "made",
      heading: texts.columns.made,
      className: "made",
      card: "line",
      cell: (backup) => (
        <>
          <time dateTime={backup.created_at}>{madeAt(backup)}</time>
          <span className="backup-name">{backup.name}</span>
        </>
      ),
    },
    { key: "kind", heading: texts.columns.kind, cell: ({ name }) => texts.kinds[backupKind(name)] },
    {
      key: "size",
      heading: texts.columns.size,
      className: "size",
      align: "end",
      cell: ({ size }) => formatBytes(size, language),
    },
    {
      key: "checksum",
      heading: texts.columns.checksum,
      className: "checksum",
      card: "line",
      isLabelled: true,
      cell: (backup) => <Checksum value={backup.sha256} made={madeAt(backup)} />,
    },
    {
      key: "file",
      heading: texts.columns.file,
      isHeadingHidden: true,
      align: "end",
      card: "line",
      cell: (backup) => (
        <DownloadButton
          address="/backups/:name"
          name={backup.name}
          options={{ params: { name: backup.name } }}
          failed={texts.downloadFailed}
          aria-label={texts.downloadOf(madeAt(backup))}
        >
          {texts.download}
        </DownloadButton>
      ),
    },
  ]
  return (
    <DataTable
      label={texts.listLabel}
      className="dense backups"
      columns={columns}
      rows={backups}
      keyOf={({ name }) => name}
    />
  )
}

/** Start of the checksum; copying copies all of it. */
function Checksum({ value, made }: { value: string; made: string }) {
  const { backup: texts } = useDashboardTexts()
  const toast = useToast()
  const copy = async () => {
    if (await copyText(value)) toast({ text: texts.copied })
    else toast({ text: `${texts.copyFailed} ${value}`, isError: true })
  }
  return (
    <>
      <code title={value}>{value.slice(0, 12)}…</code>
      <IconOnlyButton icon="copy" label={texts.copyChecksum(made)} onClick={() => void copy()} />
    </>
  )
}

type ShownBackupKind = "manual" | "nightly" | "update"

/** Returns what made a backup, from its name. */
export function backupKind(name: string): ShownBackupKind {
  if (name.includes("-nightly.")) return "nightly"
  return name.includes("-update.") ? "update" : "manual"
}
