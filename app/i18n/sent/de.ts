import { countIn } from "../count.ts"
import { once } from "../once.ts"

const count = countIn("de")
const time = once(() => new Intl.DateTimeFormat("de", { dateStyle: "medium", timeStyle: "short" }))

export const sent = {
  at: (date: Date) => `Gesendet am ${time().format(date)}`,
  lines: "Ihre Positionen",
  number: "Teilenummer",
  text: "Beschreibung",
  quantity: "Menge",
  note: "Bemerkung",
  files: "Fotos und Zeichnungen",
  attachAgain: "Dateien liegen nicht auf dem Gerät: Hängen Sie sie beim erneuten Senden bitte wieder an.",
  print: "Drucken",
  again: "Mit Änderungen erneut senden",
  onDevice: "Diese Ansicht liegt nur auf diesem Gerät. Wir zeigen sie niemandem sonst.",
  remove: "Vom Gerät entfernen",
  list: (value: number) => `Zuletzt gesendet (${count.figure(value)})`,
  summary: (date: Date, items: number) =>
    `${time().format(date)}, ${count.of(items, { one: "Position", other: "Positionen" })}`,
  show: "ansehen",
  removeOne: (reference: string) => `Anfrage ${reference} vom Gerät entfernen`,
  removed: (reference: string) => `Anfrage ${reference} ist von diesem Gerät entfernt`,
  removeAll: "Alle vom Gerät entfernen",
  removedAll: "Alle gesendeten Anfragen sind von diesem Gerät entfernt",
}
