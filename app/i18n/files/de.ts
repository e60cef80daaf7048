import { countIn } from "../count.ts"
import { once } from "../once.ts"

const count = countIn("de")
const list = once(() => new Intl.ListFormat("de"))

export const files = {
  photos: "Fotos oder Zeichnungen",
  photoFormats: "JPG, PNG, WebP, HEIC oder PDF",
  optional: "freiwillig",
  hint: (most: number, megabytes: number, formats: string) =>
    `Höchstens ${count.of(most, { one: "Datei", other: "Dateien" })}, je bis ${count.figure(megabytes)} MB: ${formats}.`,
  choose: "Dateien wählen",
  chooseAgain: "Bitte wählen Sie auch die Dateien noch einmal aus: Der Browser behält sie nicht.",
  drop: "oder hierher ziehen",
  chosen: "Gewählte Dateien",
  added: (names: string[]) => `Hinzugefügt: ${list().format(names)}`,
  remove: (name: string) => `${name} entfernen`,
  removed: (name: string) => `${name} entfernt`,
  notPhoto: (name: string) => `${name}: Das ist kein Bild und kein PDF. Bitte wählen Sie eine andere Datei.`,
  refused: {
    too_large: (name: string, megabytes: number) =>
      `${name}: Die Datei ist größer als ${count.figure(megabytes)} MB. Bitte verkleinern Sie sie.`,
    empty: (name: string) => `${name}: Die Datei ist leer.`,
    too_many_files: (name: string, most: number) =>
      `${name}: Es passen nur ${count.of(most, { one: "Datei", other: "Dateien" })}. Entfernen Sie zuerst eine andere.`,
  },
  shrunkFrom: (size: string) => `verkleinert von ${size}`,
  sendOriginals: "Originale senden",
  follow: {
    title: "Fotos zur Anfrage",
    states: { waiting: "wartet", sent: "übertragen", left_out: "heute nicht angenommen", refused: "nicht angenommen" },
    away: "Keine Verbindung. Die Anfrage ist da; die Fotos folgen von selbst, solange diese Seite offen ist.",
  },
  progress: "Fortschritt der Übertragung",
  uploading: (percent: number) => `${count.figure(percent)} % übertragen`,
  stop: "Abbrechen",
  stopped: "Übertragung abgebrochen. Ihre Angaben sind noch da.",
}
