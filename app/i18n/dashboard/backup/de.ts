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
  failedAt: (kind: string, when: string) => `Die letzte Sicherung (${kind}, ${when}) ist fehlgeschlagen.`,
  tight: "Für die nächste Sicherung ist zu wenig Platz.",
  space: (free: string, needed: string) =>
    `Auf dem Datenträger des Servers sind ${free} frei, eine Sicherung braucht etwa ${needed}.`,
  free: (free: string) => `Auf dem Datenträger des Servers sind ${free} frei.`,
  makeSpace:
    "Lassen Sie auf dem Server Platz schaffen und erstellen Sie danach eine Sicherung. Bis dahin gibt es keine neue.",
  askOperator:
    "Erstellen Sie eine Sicherung von Hand. Schlägt auch das fehl, wenden Sie sich an die Person, die den Server betreut; der Grund steht in dessen Protokoll.",
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
