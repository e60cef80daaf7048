import { countIn } from "../../count.ts"

const count = countIn("de")
const row = { one: "Zeile", other: "Zeilen" }

export const partImport = {
  title: "Teile aus Excel oder CSV einlesen",
  stepsLabel: "Schritte",
  crumb: "Import",
  steps: {
    sheet: "Blatt",
    headings: "Überschriften",
    columns: "Spalten",
    groups: "Gruppen",
    check: "Prüfen",
  },
  next: {
    sheet: "Weiter: Blatt",
    headings: "Weiter: Überschriften",
    columns: "Weiter: Spalten",
    groups: "Weiter: Gruppen",
    check: "Weiter: Prüfen",
  },
  done: "Ergebnis",
  toParts: "Zu den Teilen",
  sheetNumbers: (numbers: number, letters: string) =>
    `${count.of(numbers, { one: "Teilenummer", other: "Teilenummern" })} in Spalte ${letters}`,
  sheetNoNumbers: "Nur Text, keine Teilenummern",
  sheetEmpty: "Leer",
  sheetFoot: (sheets: number) => `1 von ${count.of(sheets, { one: "Blatt", other: "Blättern" })}, eines auf einmal`,
  rowsOf: (sheet: string, first: number, last: number) => `${sheet}, Zeilen ${first} bis ${last}`,
  headingHint: (row: number, words: number) =>
    words > 0
      ? `Zeile ${row} ist gewählt: ${count.of(words, { one: "Wort darin ist", other: "Wörter darin sind" })} bekannt. Eine andere anklicken.`
      : `Zeile ${row} ist gewählt. Eine andere anklicken.`,
  headingMarks: { above: "darüber: entfällt", heading: "Überschriften", first: "erstes Teil" },
  headless: (row: number) => `Das Blatt hat keine Überschriften, Zeile ${row} ist ein Teil`,
  headingsFoot: (titles: number, aside: number) =>
    `${count.of(titles, { one: "Titelzeile entfällt", other: "Titelzeilen entfallen" })}, dazu ${count.of(aside, { one: "Zeile ohne Teil", other: "Zeilen ohne Teil" })}`,
  columnsTitle: "Was steht in den Spalten?",
  columnsHint: "Wird für das nächste Blatt mit diesen Überschriften gemerkt.",
  columnSources: {
    remembered: "gemerkt vom letzten Mal",
    guessed: "an den Nummern erkannt",
    check: "bitte prüfen",
  },
  removeColumns: "Vergessen",
  columnsFoot: (languages: string) => `Keine Spalte für ${languages}: diese Texte bleiben, wie sie sind`,
  groupsTitle: "Welche Gruppe ist welche?",
  groupsHint: (letters: string, names: number) =>
    `Spalte ${letters} nennt ${count.of(names, { one: "Namen", other: "Namen" })}. Die Zuordnung wird gemerkt.`,
  groupReasons: {
    chosen: "gewählt",
    remembered: "Name wie beim letzten Mal",
    named: "Name der Gruppe",
    alike: "ähnlich geschrieben",
    numbers: "ihre Nummern stehen schon dort",
    unknown: "keine Gruppe heißt so",
  },
  groupChoose: "Bitte wählen …",
  groupLeaveOut: "Weglassen",
  groupEmpty: "(leer)",
  groupNew: "Neue Gruppe",
  groupOf: (name: string) => `Gruppe für ${name}`,
  groupsFoot: (name: string, rows: number) =>
    `${name || "(leer)"} hat noch keine Gruppe: ${count.of(rows, { one: "Zeile entfiele", other: "Zeilen entfielen" })}`,
  groupsAll: "Jeder Name hat seine Gruppe",
  kinds: {
    added: "Neu",
    updated: "Geändert",
    removed: "Nur hier",
    refused: "Abgelehnt",
    near: "Ähnlich",
    unchanged: "Unverändert",
  },
  tags: {
    added: "neu",
    updated: "geändert",
    removed: "nur hier",
    refused: "abgelehnt",
    near: "ähnlich",
    unchanged: "unverändert",
  },
  columns: { row: "Zeile", number: "Nummer", now: "Jetzt", after: "Danach", group: "Gruppe", what: "Was" },
  rowsLabel: "Zeilen des Blatts",
  noRows: "Davon wird keine Zeile gezeigt.",
  optionsLabel: "Was mit dem Blatt geschieht",
  onlyHereTitle: (parts: number) =>
    `${count.of(parts, { one: "Teil steht", other: "Teile stehen" })} hier, nicht im Blatt`,
  onlyHere: {
    keep: "Behalten",
    remove: "Entfernen",
    kept: "nicht im Blatt, bleibt",
    removed: "nicht im Blatt, wird entfernt",
    notNow: "Entfernen geht erst, wenn keine Zeile abgelehnt ist: sie würde als fehlend zählen.",
  },
  refusedTitle: (rows: number) => `${count.of(rows, { one: "Zeile ist", other: "Zeilen sind" })} abgelehnt`,
  refusedText: "Die anderen Zeilen können übernommen werden.",
  refusedSheet: (rows: number) => `${count.of(rows, { one: "Zeile", other: "Zeilen" })} als Tabelle`,
  refusedNow: "Das Blatt wurde abgelehnt; es wurde nichts geändert.",
  hiddenTitle: (rows: number) => `${count.of(rows, { one: "Zeile ist", other: "Zeilen sind" })} in Excel ausgeblendet`,
  hiddenRows: "Weglassen",
  blank: "Leere Zellen im Blatt",
  nearLike: (existing: string) => `geschrieben wie ${existing}`,
  nearChoices: { same: "Dasselbe Teil", other: "Zwei Teile", skip: "Weglassen" },
  notes: {
    as_required: (_places: number, _quantity: number) => "nach Bedarf: Menge 0",
    several_places: (places: number, quantity: number) =>
      `an ${count.figure(places)} Stellen, größte Menge ${count.figure(quantity)}`,
  },
  apply: (changes: number, leftOut: number) =>
    `${count.of(changes, { one: "Änderung", other: "Änderungen" })} übernehmen${leftOut > 0 ? `, ${count.figure(leftOut)} weglassen` : ""}`,
  undoHint: "Der Import lässt sich rückgängig machen",
  wrongFormat: (kind: string) => {
    if (kind === "Numbers")
      return "Das ist eine Datei von Numbers. Bitte dort „Ablage › Exportieren › Excel“ wählen und die .xlsx-Datei senden."
    if (/^(?:ZIP|RAR|7-Zip)$/u.test(kind))
      return `Das ist ein Archiv (${kind}). Bitte auspacken und die Tabelle darin wählen.`
    return `Das ist eine Datei der Art ${kind}, keine Tabelle. Bitte den Absender um die Liste als Excel-Arbeitsmappe (.xlsx) oder CSV bitten.`
  },
  file: "Excel- oder CSV-Datei",
  drop: "Datei hierher ziehen oder klicken",
  dropHint: "Eine Tabelle (.xlsx, .xls, .ods) oder .csv-Datei bis 20 MB",
  change: "Andere Datei",
  wrongType:
    "Das ist keine Tabelle (.xlsx, .xls, .ods) und keine .csv-Datei. Bitte in Excel als „Excel-Arbeitsmappe (*.xlsx)“ speichern.",
  tooLarge: "Die Datei ist größer als 20 MB. Bitte die Liste in mehrere Dateien teilen.",
  template: "Vorlage herunterladen",
  templateHint: "Eine leere Tabelle mit den richtigen Überschriften, in Ihrer Sprache.",
  templateName: "Teileliste-Vorlage.xlsx",
  templateFailed: "Die Vorlage konnte nicht geladen werden.",
  clear: "Leere Zellen löschen vorhandene Werte",
  clearHint:
    "Ohne Haken bleibt bei einer leeren Zelle der alte Wert stehen. Spalten, die in der Datei fehlen, bleiben immer unberührt.",
  preview: "Vorschau",
  again: "Vorschau erneuern",
  uploading: (share: string) => `Wird hochgeladen: ${share}`,
  reading: "Die Datei wird gelesen und mit der Gruppe verglichen …",
  applying: "Die Teile werden geschrieben …",
  back: "Zurück",
  applyNothing: "Übernehmen",
  nothingToApply: "Die Datei ändert nichts an der Gruppe.",
  nothingChanged: "Die Datei hat nichts geändert: alle Teile waren schon so.",
  countsLabel: "Was geschehen wird",
  gapsClosed: (gaps: number) =>
    `${count.of(gaps, { one: "Lücke", other: "Lücken" })} geschlossen: danach wurde gesucht, jetzt wird es gefunden.`,
  removedReturn: "Sie kommen als ein Eintrag in den Papierkorb und lassen sich 30 Tage lang zurückholen.",
  confirmRemoved: (parts: number) => `Zur Bestätigung die Zahl der gelöschten Teile eingeben: ${count.figure(parts)}`,
  confirmWrong: (parts: number) => `Bitte ${count.figure(parts)} eingeben, oder zurückgehen und die Datei prüfen.`,
  samplesOf: (shown: number, total: number) =>
    shown < total ? `die ersten ${count.figure(shown)} von ${count.figure(total)}` : count.figure(total),
  emptyValue: "leer",
  refusedLeft:
    "Diese Zeilen wurden nicht übernommen, die übrigen schon. Laden Sie sie herunter, berichtigen Sie die markierten Zellen und lesen Sie die Tabelle wieder ein.",
  refusedSheetName: "Fehlerhafte-Zeilen.xlsx",
  refusedSheetFailed: "Die Tabelle konnte nicht geladen werden. Bitte die Datei neu wählen.",
  problems: {
    no_part_number_column: "Es gibt keine Spalte mit der Überschrift „Teilenummer“.",
    no_group_column: "Es gibt keine Spalte mit der Überschrift „Gruppe“.",
    duplicate_column: "Diese Überschrift kommt zweimal vor.",
    unknown_columns: "Diese Überschrift ist unbekannt.",
    required: "Die Teilenummer fehlt.",
    too_long: "Der Text ist zu lang.",
    invalid_quantity: "Die Menge muss eine ganze Zahl ab 0 sein.",
    exponent_number:
      "Excel hat die Nummer als Zahl verkürzt (etwa 1,2E+11). Die Spalte als Text formatieren und die Nummer neu eintragen.",
    date_number:
      "Excel hat aus dieser Nummer ein Datum gemacht. Bitte die Spalte als Text formatieren und die Nummer neu eingeben.",
    duplicate_in_sheet: "Diese Teilenummer steht schon in einer anderen Zeile.",
    no_group: "Die Gruppe fehlt.",
    unknown_group: "Es gibt keine Gruppe mit diesem Namen oder dieser Nummer.",
    ambiguous_group: "Mehrere Gruppen heißen so. Bitte statt des Namens eine der Nummern in Klammern eintragen.",
    error_value: "Die Zelle zeigt einen Fehler wie #NV. Bitte den Wert selbst eintragen.",
    formula_without_value: "Die Zelle enthält eine Formel ohne Ergebnis. Bitte den Wert selbst eintragen.",
    too_much_text: "Die Zellen der Datei enthalten zusammen mehr als 50 Millionen Zeichen. Bitte aufteilen.",
    too_many_rows: "Die Datei hat zu viele Zeilen. Bitte aufteilen.",
    too_many_columns: "Die Datei hat zu viele Spalten.",
    empty_sheet: "Auf dem Blatt stehen keine Teile.",
    unclosed_quote:
      'In dieser Zeile öffnet ein Anführungszeichen (") eine Zelle und wird nicht geschlossen; alle Zeilen danach würden dazu gehören. Bitte das Zeichen entfernen oder verdoppeln.',
    unknown_sheet: "Die Datei hat kein Blatt mit diesem Namen. Bitte wählen Sie ein anderes.",
    password_protected:
      "Die Datei ist mit einem Kennwort geschützt. Bitte speichern Sie sie in Excel ohne Kennwort und wählen Sie sie erneut.",
    wrong_format:
      "Dieses Dateiformat enthält keine Tabelle. Bitte speichern Sie die Liste als Excel-Arbeitsmappe (.xlsx) oder als CSV.",
    unreadable: "Die Datei lässt sich nicht lesen. Bitte in Excel öffnen und neu als .xlsx oder .csv speichern.",
    beyond_limits:
      "Das Lesen der Datei hat zu viel Zeit oder Speicher gebraucht. Bitte später noch einmal versuchen oder die Liste in mehrere Dateien teilen.",
  },
  unexpected: "Ein unerwarteter Fehler ist aufgetreten",
  unexpectedText: "Es wurde nichts geändert. Die Datei ist noch gewählt; bitte noch einmal versuchen.",
  changedMeanwhile: "Die Gruppe wurde inzwischen geändert",
  changedMeanwhileText: "Die Vorschau gilt nicht mehr. Es wurde nichts übernommen; bitte die Vorschau erneuern.",
  noResponse: "Keine Verbindung zum Server",
  fileChanged: "Die Datei wurde auf dem Rechner inzwischen geändert oder verschoben. Bitte neu wählen.",
  sheetTitle: "Welches Blatt?",
  sheetRows: (rows: number) => count.of(rows, { one: "Zeile", other: "Zeilen" }),
  sheetHidden: "in Excel ausgeblendet",
  headingTitle: "In welcher Zeile stehen die Überschriften?",
  headingRow: (row: number, cells: string) => `Zeile ${row}: ${cells}`,
  hiddenRowsHint: "Ohne Häkchen werden Zeilen eingelesen, die ein Filter ausgeblendet hat.",
  setAside: (rows: number) =>
    `${count.of(rows, { one: "Zeile ist kein Teil und bleibt", other: "Zeilen sind keine Teile und bleiben" })} weg`,
  setAsideReasons: {
    total: "Summe",
    page: "Seitenfuß",
    line: "Trennlinie",
    headings: "wiederholte Überschriften",
    section: "Zwischenüberschrift",
    no_part: "kein Teil",
  },
  nearOf: (row: number, number: string, existing: string) => `Zeile ${row}: ${number}, geschrieben wie ${existing}`,
  columnsOf: (letters: string, heading: string) => `Spalte ${letters}${heading ? `, ${heading}` : ""}`,
  columnsLeaveOut: "Nicht übernehmen",
  columnsNoHeading: "ohne Überschrift",
  columnsNoNumber: "Bitte wählen, in welcher Spalte die Teilenummer steht.",
  columnsTwice: (field: string) => `Zwei Spalten füllen „${field}“. Bitte nur eine davon übernehmen.`,
  progress: {
    reading: (rows: number, _total: number) => `${count.of(rows, row)} gelesen`,
    comparing: (done: number, total: number) => `${count.figure(done)} von ${count.figure(total)} Teilen verglichen`,
    writing: (done: number, total: number) => `${count.figure(done)} von ${count.figure(total)} Teilen geschrieben`,
  },
  grouped: {
    open: "Teile einlesen",
    title: "Teile für mehrere Gruppen einlesen",
    hint: "Eine Spalte „Gruppe“ sagt, wohin jedes Teil gehört: mit dem Namen der Gruppe in einer der drei Sprachen oder ihrer Nummer.",
    field: "Gruppe",
    noColumn: "Bitte wählen, in welcher Spalte die Gruppe steht.",
    reading: "Die Datei wird gelesen und mit den Gruppen verglichen …",
    nothingToApply: "Die Datei ändert nichts an den Gruppen.",
    changedMeanwhile: (groups: string) => `Inzwischen geändert: ${groups}`,
    list: "Gruppen in der Datei",
    unchanged: "keine Änderung",
    undoOf: (group: string) => `Import rückgängig machen: ${group}`,
  },
  undo: "Import rückgängig machen",
  undoTitle: "Import rückgängig machen?",
  undoText: "Die Teile der Gruppe werden wieder so wie vor dem Import. Was seitdem geändert wurde, bleibt geändert.",
  undone: "Import rückgängig gemacht",
  undoneKept: (parts: number) =>
    `${count.of(parts, { one: "seitdem geändertes Teil bleibt, wie es ist", other: "seitdem geänderte Teile bleiben, wie sie sind" })}.`,
  undoTooLate: "Nur der letzte Import einer Gruppe lässt sich zurücknehmen, und nur einmal.",
  former: (imports: number) => `Frühere Importe (${count.figure(imports)})`,
  formerCounts: (added: number, updated: number, removed: number) =>
    `${count.figure(added)} neu, ${count.figure(updated)} geändert, ${count.figure(removed)} gelöscht`,
  formerFixed: "nicht mehr zurückzunehmen",
}
