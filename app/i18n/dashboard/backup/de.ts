import { countIn } from "../../count.ts"

const count = countIn("de")

export const backup = {
  title: "Datensicherung",
  about:
    "Eine Sicherung enthält alles, was die Website weiß: Texte, Teile, Bilder, Anfragen und Bewerbungen. Bewahren Sie heruntergeladene Dateien sicher auf, sie enthalten persönliche Daten.",
  summary: (backups: number) => count.of(backups, { one: "Sicherung", other: "Sicherungen" }),
  make: "Sicherung erstellen",
  running: "Die Sicherung wird erstellt. Sie können währenddessen weiterarbeiten.",
  done: "Sicherung erfolgreich!",
  failed: "Die Sicherung ist fehlgeschlagen.",
  alreadyRunning: "Es wird gerade schon eine Sicherung erstellt. Bitte kurz warten.",
  tooMany: "In der letzten Stunde wurden schon mehrere Sicherungen erstellt. Bitte später noch einmal versuchen.",
  listLabel: "Sicherungen, neueste zuerst",
  columns: { made: "Erstellt", kind: "Anlass", size: "Größe", checksum: "Prüfsumme (SHA-256)", file: "Datei" },
  kinds: { manual: "von Hand", nightly: "nach Zeitplan", update: "vor einer Aktualisierung" },
  copyChecksum: (made: string) => `Prüfsumme der Sicherung vom ${made} kopieren`,
  copied: "Prüfsumme kopiert",
  copyFailed: "Kopieren ist in diesem Browser nicht erlaubt. Die Prüfsumme:",
  download: "Herunterladen",
  downloadOf: (made: string) => `Sicherung vom ${made} herunterladen`,
  downloadFailed: "Die Sicherung konnte nicht heruntergeladen werden.",
  loadFailed: "Die Sicherungen konnten nicht geladen werden",
  emptyTitle: "Noch keine Sicherung",
  emptyText: "Erstellen Sie eine Sicherung und bewahren Sie die Datei außerhalb dieses Servers auf.",
}
