export type ShownBackupKind = "manual" | "nightly" | "update"

/** Returns what made a backup, from its name. */
export function backupKind(name: string): ShownBackupKind {
  if (name.includes("-nightly.")) return "nightly"
  return name.includes("-update.") ? "update" : "manual"
}
