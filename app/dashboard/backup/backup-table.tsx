import type { Backup } from "#contract/backup.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { tableRoles as roles } from "#app/ui/table-roles.ts"
import { DownloadButton } from "../ui/download-button.tsx"
import { copyText } from "../copy-text.ts"
import { formatMoment } from "../ui/format-date.ts"
import { useToast } from "../ui/toasts.tsx"
import { backupKind } from "./backup-kind.ts"
import { formatBytes } from "./format-bytes.ts"

export function BackupList({ backups }: { backups: readonly Backup[] }) {
  const { backup: texts } = useDashboardTexts()
  return (
    <table className="dense backups" {...roles.table} aria-label={texts.listLabel}>
      <thead {...roles.group}>
        <tr {...roles.row}>
          {(["made", "kind", "size", "checksum", "file"] as const).map((column) => (
            <th key={column} {...roles.head} className={column}>
              {column === "file" ? (
                <span className="visually-hidden">{texts.columns.file}</span>
              ) : (
                texts.columns[column]
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>
        {backups.map((backup) => (
          <BackupRow key={backup.name} backup={backup} />
        ))}
      </tbody>
    </table>
  )
}

function BackupRow({ backup }: { backup: Backup }) {
  const { backup: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const made = formatMoment(backup.created_at, language)
  return (
    <tr {...roles.row}>
      <th {...roles.rowHead} className="made">
        <time dateTime={backup.created_at}>{made}</time>
        <span className="backup-name">{backup.name}</span>
      </th>
      <td {...roles.cell}>{texts.kinds[backupKind(backup.name)]}</td>
      <td {...roles.cell} className="size">
        {formatBytes(backup.size, language)}
      </td>
      <td {...roles.cell} className="checksum">
        <Checksum value={backup.sha256} made={made} />
      </td>
      <td {...roles.cell} className="file">
        <DownloadButton
          address="/backups/:name"
          name={backup.name}
          options={{ params: { name: backup.name } }}
          failed={texts.downloadFailed}
          aria-label={texts.downloadOf(made)}
        >
          {texts.download}
        </DownloadButton>
      </td>
    </tr>
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
      <span className="card-label">SHA-256 </span>
      <code title={value}>{value.slice(0, 12)}…</code>
      <button type="button" className="icon-button" aria-label={texts.copyChecksum(made)} onClick={() => void copy()}>
        <Icon name="copy" />
      </button>
    </>
  )
}
