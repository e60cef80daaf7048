export type ShownBackupKind = "manual" | "nightly" | "update"

/** What made a backup, as its name tells. */
export function backupKind(name: string): ShownBackupKind {
  if (name.includes("-nightly.")) return "nightly"
  return name.includes("-update.") ? "update" : "manual"
}
