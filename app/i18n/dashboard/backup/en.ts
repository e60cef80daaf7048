import { countIn } from "../../count.ts"
import type { DashboardTexts } from "../dashboard-texts.ts"

const count = countIn("en")

export const backup: DashboardTexts["backup"] = {
  title: "Backup",
  about:
    "A backup holds everything the site knows: texts, parts, pictures, requests and applications. Keep downloaded files safe, they contain personal data.",
  summary: (backups) => count.of(backups, { one: "backup", other: "backups" }),
  make: "Make backup",
  running: "The backup is being made. You can go on working meanwhile.",
  done: "Backup successfully!",
  failed: "The backup has failed.",
  failedAt: (kind, when) => `The last backup (${kind}, ${when}) has failed.`,
  tight: "There is too little space for the next backup.",
  space: (free, needed) => `The server's disk has ${free} free, and a backup needs about ${needed}.`,
  free: (free) => `The server's disk has ${free} free.`,
  makeSpace: "Have space freed on the server, then make a backup. Until then there will be no new one.",
  askOperator:
    "Make a backup by hand. If that fails too, ask the person who looks after the server; its log names the reason.",
  alreadyRunning: "A backup is being made already. Please wait a moment.",
  tooMany: "Several backups were made within the last hour. Please try again later.",
  listLabel: "Backups, newest first",
  columns: { made: "Made", kind: "Occasion", size: "Size", checksum: "Checksum (SHA-256)", file: "File" },
  kinds: { manual: "by hand", nightly: "scheduled", update: "before an update" },
  copyChecksum: (made) => `Copy the checksum of the backup of ${made}`,
  copied: "Checksum copied",
  copyFailed: "This browser does not allow copying. The checksum:",
  download: "Download",
  downloadOf: (made) => `Download the backup of ${made}`,
  downloadFailed: "The backup could not be downloaded.",
  loadFailed: "The backups could not be loaded",
  emptyTitle: "No backup yet",
  emptyText: "Make a backup and keep the file somewhere else than on this server.",
}
