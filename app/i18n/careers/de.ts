import { countIn } from "../count.ts"

const count = countIn("de")
const list = new Intl.ListFormat("de")

export const careers = {
  title: "Karriere",
  description: "Arbeiten an Industriegasturbinen: in der Rotorwerkstatt in Rosdorf, auf Anlagen und im Büro.",
  formTitle: "Bewerbung senden",
  lead: "Vorname, Nachname und E-Mail-Adresse genügen für den Anfang. Unterlagen können Sie jetzt anhängen oder später nachreichen.",
  contact: "Lieber erst sprechen?",
  firstName: "Vorname",
  lastName: "Nachname",
  cv: "Lebenslauf und Zeugnisse",
  optional: "freiwillig",
  hint: (most: number, megabytes: number) =>
    `Höchstens ${count.of(most, { one: "Datei", other: "Dateien" })}, je bis ${count.figure(megabytes)} MB: PDF, DOC, DOCX oder ODT.`,
  choose: "Dateien wählen",
  drop: "oder hierher ziehen",
  chosen: "Gewählte Dateien",
  added: (names: string[]) => `Hinzugefügt: ${list.format(names)}`,
  remove: (name: string) => `${name} entfernen`,
  removed: (name: string) => `${name} entfernt`,
  refused: {
    wrong_type: (name: string) =>
      `${name}: Dieses Format nehmen wir nicht an. Bitte wählen Sie PDF, DOC, DOCX oder ODT.`,
    unreadable: (name: string) =>
      `${name}: Die Datei ist kein lesbares PDF, DOC, DOCX oder ODT. Bitte wählen Sie eine andere.`,
    too_large: (name: string, megabytes: number) =>
      `${name}: Die Datei ist größer als ${count.figure(megabytes)} MB. Bitte verkleinern Sie sie.`,
    empty: (name: string) => `${name}: Die Datei ist leer.`,
    too_many_files: (name: string, most: number) =>
      `${name}: Es passen nur ${count.of(most, { one: "Datei", other: "Dateien" })}. Entfernen Sie zuerst eine andere.`,
  },
  cvProblem: {
    empty_file: "Eine Datei ist leer. Bitte wählen Sie eine andere.",
    wrong_type: "Eine Datei ist kein lesbares PDF, DOC, DOCX oder ODT. Bitte wählen Sie eine andere.",
    too_large: "Eine Datei ist zu groß: höchstens 10 MB je Datei.",
    too_many_files: "Bitte wählen Sie höchstens zwei Dateien.",
  },
  chooseAgain: "Bitte wählen Sie auch die Dateien noch einmal aus: Der Browser behält sie nicht.",
  missing: {
    first_name: "Bitte geben Sie Ihren Vornamen ein.",
    last_name: "Bitte geben Sie Ihren Nachnamen ein.",
    email: "Bitte geben Sie Ihre E-Mail-Adresse ein.",
  },
  send: "Bewerbung senden",
  sentTitle: "Ihre Bewerbung ist gesendet",
  another: "Weitere Bewerbung senden",
  received: "Ihre Unterlagen sind bei uns gespeichert und werden nach sechs Monaten gelöscht.",
  progress: "Fortschritt der Übertragung",
  uploading: (percent: number) => `${count.figure(percent)} % übertragen`,
  stop: "Abbrechen",
  stopped: "Übertragung abgebrochen. Ihre Angaben sind noch da.",
  privacy: (company: string) =>
    `Verantwortlich ist ${company}. Ihre Angaben dienen nur dazu, über Ihre Bewerbung zu entscheiden (Art. 6 Abs. 1 Buchst. b DSGVO). Sie werden nach sechs Monaten gelöscht, samt Dateien.`,
}
