import { countIn } from "../../count.ts"

const count = countIn("de")
const part = { one: "Teil", other: "Teile" }
const cell = { one: "Zelle", other: "Zellen" }
const cells = (total: number) => count.of(total, cell)

export const partGrid = {
  title: (group: string) => `Tabelle: ${group}`,
  allTitle: "Alle Gruppen",
  openOne: "Als Tabelle öffnen",
  openAll: "Alle Teile als Tabelle",
  group: "Gruppe",
  filter: "Anzeigen",
  filters: {
    all: "Alle Teile",
    "missing-ru": "Ohne russische Beschreibung",
    "missing-en": "Ohne englische Beschreibung",
    "missing-de": "Ohne deutsche Beschreibung",
    "no-substitute": "Ohne Nachfolger",
    "unknown-substitute": "Nachfolger unbekannt",
    "quantity-0": "Menge 0",
  },
  rows: "Zeilen",
  redo: "Wiederholen",
  bulk: "Feld ändern",
  bulkTitle: "Ein Feld in vielen Teilen ändern",
  bulkScope: "Wo",
  scopeSelected: (parts: number) => `In den markierten Zeilen (${count.figure(parts)})`,
  scopeFound: (parts: number) => `In allen gefundenen Teilen (${count.figure(parts)})`,
  bulkField: "Feld",
  bulkValue: "Neuer Wert",
  bulkHint: "Leer löscht den Inhalt des Feldes.",
  bulkApply: (parts: number) => `In ${count.of(parts, { one: "Teil", other: "Teilen" })} ändern`,
  changedMany: (parts: number) => `${count.of(parts, part)} geändert.`,
  copied: (total: number) => `${cells(total)} kopiert`,
  pasted: (total: number) => `${cells(total)} eingefügt`,
  pastedPartly: (total: number, outside: readonly string[]) =>
    `${cells(total)} eingefügt. Weggelassen, weil auf dieser Seite kein Platz ist: ${outside.join(", ")}.`,
  outsideRows: (total: number) => count.of(total, { one: "Zeile", other: "Zeilen" }),
  outsideColumns: (total: number) => count.of(total, { one: "Spalte", other: "Spalten" }),
  emptied: (total: number) => `${cells(total)} geleert`,
  filled: (total: number) => `${cells(total)} ausgefüllt`,
  undone: (parts: number) => `Rückgängig gemacht: ${count.of(parts, part)}`,
  redone: (parts: number) => `Wiederholt: ${count.of(parts, part)}`,
  kept: (parts: number) =>
    parts === 1
      ? "1 Teil wurde inzwischen weiter geändert und bleibt, wie es ist."
      : `${count.of(parts, part)} wurden inzwischen weiter geändert und bleiben, wie sie sind.`,
  nothingToUndo: "Nichts rückgängig zu machen",
  tabLeaves: "Mit Tab verlassen Sie die Tabelle.",
  unsaved: "nicht gespeichert",
  storedNow: (value: string) => `Jetzt gespeichert: ${value}`,
  conflicts: (total: number) =>
    total === 1
      ? "Eine Zelle hat inzwischen auch jemand anderes geändert"
      : `${cells(total)} hat inzwischen auch jemand anderes geändert`,
  allSaved: "Alles gespeichert",
  unsavedCells: (total: number) => `${cells(total)} noch nicht gespeichert`,
  wrong: (total: number) =>
    total === 1 ? "1 Zelle kann so nicht gespeichert werden." : `${cells(total)} können so nicht gespeichert werden.`,
  away: (total: number) =>
    `Der Server antwortet nicht. ${cells(total)} ${total === 1 ? "bleibt" : "bleiben"} hier und ${total === 1 ? "wird" : "werden"} gesendet, sobald er antwortet.`,
  resent: (total: number) =>
    `${cells(total)} ${total === 1 ? "bleibt" : "bleiben"} hier und ${total === 1 ? "wird" : "werden"} erneut gesendet.`,
  restored: (total: number) =>
    total === 1
      ? "Nicht gespeicherte Eingaben in 1 Teil sind wieder da."
      : `Nicht gespeicherte Eingaben in ${count.of(total, { one: "Teil", other: "Teilen" })} sind wieder da.`,
  dropWrong: "Eingaben verwerfen",
  retry: "Jetzt senden",
  movedUp: "Einige Teile passen nicht mehr zu Suche oder Filter. Die nächsten sind auf diese Seite nachgerückt.",
  nothing: "Kein Teil gefunden",
  keysHint:
    "Tippen ersetzt eine Zelle, Eingabetaste oder F2 bearbeitet sie, Esc bricht ab. Umschalt + Pfeiltasten markieren, Strg + C und Strg + V kopieren und fügen Blöcke ein, Strg + D füllt nach unten aus, Entf leert, Strg + Z macht rückgängig. Esc und dann Tab verlässt die Tabelle.",
}
