import { countIn } from "../count.ts"
import { once } from "../once.ts"

const count = countIn("de")
const days = once(() => new Intl.DateTimeFormat("de", { dateStyle: "medium", timeZone: "Europe/Berlin" }))

export const part = {
  pageTitle: (number: string, text: string) => (text ? `Teil ${number}: ${text}` : `Teil ${number}`),
  description: (part: string, group: string) =>
    [part, group].filter(Boolean).join(". ") + ". Menge und Termin nennen, Verfügbarkeit anfragen.",
  measure: (position: number, total: number) => `Teil ${count.figure(position)} von ${count.figure(total)}`,
  base: "Grundnummer",
  version: { long: "Ausführung", short: "Ausf." },
  noDescription: "Beschreibung auf Anfrage",
  spelled: "Auch geschrieben:",
  spellings: "Sprachen, Schreibweisen",

  chain: {
    measure: (total: number) => count.of(total, { one: "Ausführung", other: "Ausführungen" }),
    title: "Aktuelle Nummer",
    titleOf: "Aktuelle Nummer:",
    interchangeable: "Gegenseitig austauschbar",
    here: "Diese Seite",
    hereCurrent: "Diese Seite, aktuelle Nummer",
    current: "Aktuelle Nummer",
    earlier: "Frühere Nummer",
    later: "Spätere Nummer",
    equal: "Gleichwertig",
    by: "ersetzt durch",
    oneWay: "nur in dieser Richtung",
    both: "austauschbar",
    bothWays: "in beiden Richtungen",
    unlisted: "nicht in der Liste, auf Anfrage",
    note: "Die Nummernfolge ist ein Hinweis, keine Freigabe. Ob die neue Ausführung in Ihre Maschine passt, bestätigt ein Ingenieur im Angebot.",
    noteOfCircle:
      "Die Angabe ist ein Hinweis, keine Freigabe. Ob die andere Ausführung in Ihre Maschine passt, bestätigt ein Ingenieur im Angebot.",
  },
  banner: (number: string) => `Dieses Teil ist ersetzt. Aktuell ist ${number}.`,
  toCurrent: (number: string) => `${number} öffnen`,

  machine: {
    title: (series: string) => `Baureihe ${series}`,
    noSeries: "Einsatz",
    series: "Baureihe",
    group: "Teilegruppe",
    kind: "Bauteil",
    perMachine: "je Maschine",
    pieces: (value: number) => `${count.figure(value)} Stück`,
    models: (series: string) => `Modelle der Baureihe ${series}`,
    source:
      "Alle Modelle dieser Baureihe aus unserem Verzeichnis der Gasturbinen. Für welche davon die Nummer gilt, prüfen wir an der Seriennummer.",
  },
  near: {
    title: "Daneben in der Liste",
    all: (total: number) => (total === 1 ? "Zur Teileliste" : `Alle ${count.figure(total)} Teile der Liste`),
    measure: (before: number, after: number) => `${count.figure(before)} davor, ${count.figure(after)} danach`,
  },
  stages: {
    measure: (found: number, total: number) =>
      `${count.figure(found)} von ${count.of(total, { one: "Stufe", other: "Stufen" })}`,
    title: (kind: string) => `${kind}: andere Stufen`,
    stage: (stage: number) => `Stufe ${count.figure(stage)}`,
    none: "nicht in der Liste",
  },
  alike: {
    measure: (total: number) => count.of(total, { one: "weiteres Teil", other: "weitere Teile" }),
    title: (kind: string) => `Weitere Teile: ${kind}`,
  },
  services: {
    measure: (shown: number, total: number) =>
      `${count.figure(shown)} von ${count.of(total, { one: "Leistung", other: "Leistungen" })}`,
    title: "Leistungen zu diesem Teil",
  },
  send: {
    measure: (total: number) => count.of(total, { one: "Angabe", other: "Angaben" }),
    title: "Was Sie mitschicken sollten",
    items: [
      {
        title: "Typ und Seriennummer der Maschine",
        text: "Sie stehen auf dem Typenschild. Haben Gasgenerator und Nutzturbine je ein eigenes Schild, nennen Sie bitte beide.",
      },
      {
        title: "Foto der Kennzeichnung am ausgebauten Teil",
        text: "Nummer und Ausführung sind meist eingeschlagen oder graviert. Ein Foto schließt Verwechslungen aus.",
      },
      {
        title: "Befund, falls Sie ihn haben",
        text: "Boroskop- oder Rissbericht. Dann nennen wir auch die Überholung als Möglichkeit, nicht nur das Neuteil.",
      },
      {
        title: "Beginn des Stillstands",
        text: "Wir schreiben zu jeder Position, ob sie vor diesem Tag bei Ihnen ist.",
      },
    ],
  },
  end: {
    label: "Diese Seite mitnehmen",
    qr: "QR-Code: Adresse dieser Seite",
    text: "Der Code führt auf diese Seite, auch vom gedruckten Blatt im Schichtbuch.",
    changed: (date: string) => `Zuletzt geändert am ${days().format(new Date(date))}`,
    data: "Daten als JSON",
  },
  successor: {
    text: (numbers: string) => `Bekannt als neuere Nummer für ${numbers}`,
    help: "Eine eigene Beschreibung haben wir noch nicht. Fragen Sie an, wir klären Ausführung und Lieferzeit.",
  },
  choice: {
    measure: (total: number) => count.of(total, { one: "Teil", other: "Teile" }),
    title: "Verschiedene Teile schreiben sich so",
    lead: "Ohne Trennzeichen gelesen sind diese Nummern gleich. Das Zeichen dazwischen entscheidet: Bitte vergleichen Sie es mit dem Schild am Teil.",
    group: "Gruppe",
    quantity: "Menge je Maschine",
    open: "Dieses Teil öffnen",
    unsure: "Unsicher? Fragen Sie alle an und schicken Sie ein Foto des Schilds mit. Wir sagen Ihnen, welches es ist.",
    askAll: "Alle anfragen",
  },
  unknown: {
    measure: (total: number) => `0 von ${count.of(total, { one: "Teil", other: "Teilen" })}`,
    title: (number: string) => `${number} steht in keiner unserer Listen`,
    lead: "Das heißt nicht, dass wir es nicht liefern können: Die Listen zeigen, was wir regelmäßig führen.",
    similar: "Ähnliche Nummern",
    none: "Auch eine ähnliche Nummer kennen wir nicht.",
    search: "In allen Teilelisten suchen",
  },
}
