import { countIn } from "../count.ts"

const counted = countIn("de")

export const privatePage = {
  title: (reference: string) => `Ihre Anfrage ${reference}`,
  received: (day: string) => `Eingegangen am ${day}`,
  states: {
    new: "Wir haben sie erhalten.",
    open: "Wir arbeiten daran.",
    waiting: "Wir haben geantwortet. Bitte sehen Sie in Ihr Postfach.",
    closed: "Sie ist abgeschlossen. Wenn Sie etwas hinzufügen, öffnen wir sie wieder.",
  },
  due: (moment: string) => `Wir antworten bis ${moment} (deutsche Zeit).`,
  lines: "Positionen",
  columns: { position: "Pos.", asked: "Angefragt", quantity: "Menge", current: "Heute", note: "Bemerkung" },
  statuses: { found: "im Katalog", replaced: "ersetzt durch", unknown: "wird geprüft" },
  hidden: (lines: number) =>
    counted.of(lines, {
      one: "weitere Position ist erst zu sehen, wenn Sie bestätigt haben, dass die Anfrage von Ihnen ist.",
      other: "weitere Positionen sind erst zu sehen, wenn Sie bestätigt haben, dass die Anfrage von Ihnen ist.",
    }),
  noLines: "Ihre Anfrage enthält keine Teilenummern.",
  text: "Ihre Nachricht",
  download: "Positionen als Excel-Datei",
  proveTitle: "Ist das Ihre Anfrage?",
  proveText:
    "Der Link zu dieser Seite stand in der E-Mail an die angegebene Adresse. Nach der Bestätigung sehen Sie alles, was gesendet wurde, und können etwas nachreichen.",
  prove: "Das ist meine Anfrage",
  addTitle: "Etwas nachreichen",
  addText: "Ihre Ergänzung",
  addNumbers: "Weitere Teilenummern, eine je Zeile, mit Menge",
  add: "Senden",
  added: "Danke, wir haben es zu Ihrer Anfrage gelegt.",
  empty: "Bitte schreiben Sie, was Sie ergänzen möchten.",
  tooLong: "Das ist zu lang. Bitte kürzen Sie es oder schicken Sie es uns per E-Mail.",
  tooMany: "Von Ihrem Anschluss kam heute schon sehr viel. Bitte schreiben Sie uns eine E-Mail.",
  failed: "Das hat nicht geklappt. Ihr Text steht noch da; bitte versuchen Sie es noch einmal.",
  notAdded: "Ihr Text wurde nicht gespeichert. Kopieren Sie ihn bitte und senden Sie ihn über das Kontaktformular:",
  goneTitle: "Diese Seite gibt es nicht mehr",
  goneText:
    "Die Anfrage wurde gelöscht, oder der Link ist unvollständig. Nennen Sie uns Ihre Referenznummer, wir helfen gern.",
  contact: "Zum Kontakt",
}
