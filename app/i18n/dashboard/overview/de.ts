import { countIn } from "../../count.ts"

const count = countIn("de")

export const overview = {
  title: "Überblick",
  allWell: (backup: string | null, copy: string | null) =>
    `Alles in Ordnung.${backup ? ` Datensicherung ${backup}${copy ? `, kopiert ${copy}` : ""}.` : ""}`,
  inquiries: "Offene Anfragen",
  pastPromise: (inquiries: number) => `${count.figure(inquiries)} über der Zusage`,
  mail: "E-Mail",
  drafts: "Bereite Entwürfe",
  oldestReady: (when: string, name: string) => `ältester vom ${when}, ${name}`,
  nextPlan: (when: string, title: string) => `geplant ${when}: ${title}`,
  translations: "Übersetzungen",
  openTexts: (languages: string) => `${languages}: fehlen oder veraltet`,
  backup: "Datensicherung",
  noBackup: "keine",
  site: "Website",
  inquiriesByWeek: "Anfragen je Woche",
  inWeeks: (inquiries: number, weeks: number) => `${count.figure(inquiries)} in ${weeks} Wochen`,
  searchedInVain: "Am häufigsten ohne Treffer gesucht",
  viewsByDay: "Seitenaufrufe je Tag",
  inDays: (views: number, days: number) => `${count.figure(views)} in ${days} Tagen`,
  mostRead: "Am meisten gelesen",
  cameFrom: "Gekommen von",
  direct: "direkt oder ohne Angabe",
  language: "Sprache",
  views: "Aufrufe",
  day: "Tag",
  howCounted:
    "Auf dem Server gezählt, ohne Cookies, Adressen und Besucher: eine Zahl je Tag, Seite, Sprache und verweisender Website. Programme und angemeldete Browser zählen nicht. 25 Monate aufbewahrt.",
  asTable: "Als Tabelle",
  week: "Woche",
  weekFrom: (day: string) => `ab ${day}`,
  amount: "Anzahl",
}
