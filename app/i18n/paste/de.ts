import { countIn } from "../count.ts"

const count = countIn("de")
const items = { one: "Position", other: "Positionen" }
const lines = { one: "Zeile", other: "Zeilen" }

export const paste = {
  check: "Nummern prüfen",
  checking: "Wird geprüft",
  empty: "In diesem Text wurde keine Teilenummer erkannt. Fügen Sie Ihre Nummern oben ein.",
  failed:
    "Die Prüfung antwortet nicht. Versuchen Sie es noch einmal, oder senden Sie die Anfrage so ab: Die Nummern gehen dann mit dem Kommentar mit.",
  notStored:
    "Ihr Browser lässt keine Anfrageliste zu. Senden Sie die Anfrage so ab: Die Nummern gehen mit dem Kommentar mit.",
  full: "So viele Positionen passen nicht in eine Anfrage. Entfernen Sie einige, oder senden Sie den Text mit dem Kommentar.",
  numbers:
    "Bei einigen Zeilen ist nicht eindeutig, welche Teilenummer gemeint ist. Wählen Sie sie aus, dann geht es weiter.",
  quantities: "Bei einigen Zeilen ist die Menge nicht eindeutig. Tragen Sie sie ein, dann geht es weiter.",
  summary: (found: number, replaced: number, similar: number, unknown: number) =>
    [
      `${count.figure(found)} gefunden`,
      `${count.figure(replaced)} ersetzt`,
      similar > 0 ? `${count.figure(similar)} ähnlich` : "",
      `${count.figure(unknown)} unbekannt`,
    ]
      .filter(Boolean)
      .join(", "),
  openNumbers: (value: number) =>
    value === 1 ? "Eine Teilenummer ist auszuwählen." : `${count.figure(value)} Teilenummern sind auszuwählen.`,
  openQuantities: (value: number) => (value === 1 ? "Eine Menge fehlt." : `${count.figure(value)} Mengen fehlen.`),
  left: (left: number, most: number) =>
    `Eine Anfrage fasst ${count.figure(most)} Positionen. Die übrigen ${count.figure(left)} bleiben im Feld oben und gehen mit dem Kommentar mit.`,
  unread: (value: number) => `${count.of(value, lines)} ohne Teilenummer`,
  unreadHelp: "Diese Zeilen kommen nicht in die Liste. Sie bleiben im Feld oben und gehen mit dem Kommentar mit.",
  table: "Gelesene Liste",
  openFile: "Liste als Datei öffnen",
  fileProblems: {
    unreadable: (name: string) => `${name}: Diese Datei ist keine Tabelle (.xlsx, .xls, .ods), kein CSV und kein Text.`,
    password_protected: (name: string) =>
      `${name}: Diese Datei ist mit einem Kennwort geschützt. Bitte ohne Kennwort speichern oder die Liste hier einfügen.`,
    wrong_format: (name: string) =>
      `${name}: Diese Datei enthält keine Tabelle. Bitte die Liste als Excel-Tabelle (.xlsx) speichern oder hier einfügen.`,
    too_large: (name: string) =>
      `${name}: Die Datei ist größer als 2 MB. Kürzen Sie sie, oder fügen Sie die Zeilen ein.`,
    too_many_rows: (name: string) =>
      `${name}: Die Liste hat mehr als ${count.figure(2_000)} Zeilen. Teilen Sie sie auf.`,
    busy: (name: string) =>
      `${name}: Gerade werden viele Listen geöffnet. Versuchen Sie es in einer Minute noch einmal.`,
  },
  otherSheets: (name: string, value: number) =>
    value === 1
      ? `${name}: nur das erste Tabellenblatt ist gelesen, ein weiteres nicht. Bitte seine Zeilen kopieren und einfügen.`
      : `${name}: nur das erste Tabellenblatt ist gelesen, ${count.figure(value)} weitere nicht. Bitte deren Zeilen kopieren und einfügen.`,
  columns: "Spalten Ihrer Liste",
  tableFrom: (line: number) => `Tabelle ab Zeile ${count.figure(line)}`,
  uses: { number: "Teilenummer", quantity: "Menge", position: "Position" },
  column: (value: number, sample: string) => (sample ? `Spalte ${value}: ${sample}` : `Spalte ${value}`),
  noColumn: "keine Spalte",
  lineByLine: "Zeile für Zeile lesen",
  numberField: (number: string) => `Teilenummer ${number} berichtigen`,
  undo: "Rückgängig",
  position: "Pos.",
  number: "Teilenummer",
  part: "Teil",
  quantity: "Menge",
  removeHead: "Entfernen",
  asPasted: "Eingefügt als",
  chooseNumber: "Nummer wählen",
  severalNumbers: "mehrere Nummern in dieser Zeile",
  choose: (number: string) => `Gemeinte Nummer statt ${number}`,
  quantityOf: (number: string) => `Menge ${number}`,
  quantityOpen: "Menge angeben",
  quantityMissing: "ohne Angabe",
  remove: (number: string) => `${number} aus der Liste entfernen`,
  removed: (value: number) => `${count.of(value, lines)} entfernt`,
  removeUnknown: (value: number) => `Unbekannte entfernen (${count.figure(value)})`,
  clear: "Liste leeren",
  found: "gefunden",
  meant: (number: string) => `gefunden, geschrieben als ${number}`,
  replacedBy: (successor: string) => `ersetzt durch ${successor}`,
  similar: "nicht in unseren Listen",
  ambiguous: "so schreiben sich mehrere Teile",
  didYouMean: (number: string) => `Meinten Sie ${number}?`,
  unknown: "nicht in unseren Listen, wird wie geschrieben angefragt",
  takeSuccessor: (successor: string) => `Stattdessen ${successor} anfragen`,
  add: (value: number) => `${count.of(value, items)} in die Anfrage aufnehmen`,
  added: (value: number) => `${count.of(value, items)} aufgenommen`,
}
