import { countIn } from "../../count.ts"

const count = countIn("de")

export const publishing = {
  title: "Prüfung",
  total: (drafts: number) => count.of(drafts, { one: "Entwurf", other: "Entwürfe" }),
  loadFailed: "Die Entwürfe ließen sich nicht laden",
  emptyTitle: "Kein Entwurf wartet",
  emptyText:
    "Was in einem Formular als Entwurf gespeichert oder für später geplant wird, steht hier, bis es veröffentlicht ist.",
  textPage: "Textseite",
  tick: (title: string) => `Auswählen: ${title}`,
  changes: (fields: number) => count.of(fields, { one: "Änderung", other: "Änderungen" }),
  staysOlder: "Unverändert; nach dem Veröffentlichen älter als das Deutsche.",
  openDraft: "Entwurf öffnen",
  chosen: (drafts: number, all: number) => `${count.figure(drafts)} von ${count.figure(all)} ausgewählt`,
  returnAsk: "Zurückgeben …",
  returnTitle: (drafts: number) => `${count.of(drafts, { one: "Entwurf", other: "Entwürfe" })} zurückgeben`,
  returnText:
    "Der Entwurf bleibt. Wer ihn zuletzt gespeichert hat, liest den Hinweis dort, und per E-Mail, wenn das Konto es wünscht.",
  returnNote: "Was noch zu tun ist",
  returnNoteNeeded: "Bitte schreiben Sie, was noch zu tun ist.",
  returnAct: "Zurückgeben",
  returnFailed: "Der Entwurf konnte nicht zurückgegeben werden.",
  returned: (drafts: number) => count.of(drafts, { one: "Entwurf zurückgegeben", other: "Entwürfe zurückgegeben" }),
  returnedBy: (who: string, when: string) => `Zurückgegeben (${who}, ${when})`,
  differencesFailed: "Die Unterschiede ließen sich nicht laden",
  tickAll: "Alle auswählen",
  publishTicked: (drafts: number) => `${count.of(drafts, { one: "Entwurf", other: "Entwürfe" })} veröffentlichen`,
  publishedTicked: (drafts: number) =>
    `${count.of(drafts, { one: "Entwurf veröffentlicht", other: "Entwürfe veröffentlicht" })}`,
  stayed: (drafts: number) =>
    `${count.of(drafts, { one: "Entwurf bleibt", other: "Entwürfe bleiben" })} stehen: seit dem Öffnen geändert oder nicht mehr zu veröffentlichen. Bitte einzeln öffnen.`,
  savedBy: (name: string, when: string) => `Entwurf von ${name}, ${when}`,
  ready: "Bereit zur Durchsicht",
  readyBy: (who: string, when: string) => `Bereit zur Durchsicht (${who}, ${when})`,
  note: "Hinweis zur Durchsicht",
  filter: "Gezeigte Entwürfe",
  all: "Alle",
  noneReady: "Kein Entwurf ist bereit zur Durchsicht",
  showAll: "Alle Entwürfe zeigen",
  planAsk: "Zu einem Zeitpunkt …",
  planTitle: "Zu einem Zeitpunkt veröffentlichen",
  planAct: "Auf einen Termin legen",
  hideDay: "Von der Website ab",
  hideTime: "Um, deutsche Zeit",
  hideTooEarly: "Dieser Zeitpunkt liegt nicht nach dem davor",
  planBoth: (dates: number) => (dates > 1 ? "Beide Termine setzen" : "Termin setzen"),
  allPlanned: "Geplant",
  nonePlanned: "Nichts ist geplant",
  day: "Tag",
  time: "Uhrzeit in Deutschland",
  past: "Dieser Zeitpunkt ist vorbei",
  inGermany: "Deutschland",
  inBrowser: "Ihr Browser",
  fromNow: "Von jetzt an",
  duration: (minutes: number) =>
    minutes >= 1_440
      ? `${Math.floor(minutes / 1_440)} d ${Math.floor((minutes % 1_440) / 60)} h`
      : `${Math.floor(minutes / 60)} h ${minutes % 60} min`,
  planWhat: "Was davon",
  planNothing: "Wählen Sie mindestens eine Sprache.",
  planText:
    "Veröffentlicht wird, was der Entwurf in diesem Moment enthält. Ändert vorher jemand die Seite, wird nichts überschrieben. Ändert jemand den Entwurf, der nicht veröffentlichen darf, wartet der Termin auf eine Bestätigung.",
  publishOn: (when: string) => `Veröffentlichen am ${when}`,
  publishLater: "Später veröffentlichen",
  acts: {
    publish: (when: string) => `Wird am ${when} veröffentlicht`,
    hide: (when: string) => `Geht am ${when} von der Website`,
    show: (when: string) => `Kommt am ${when} auf die Website`,
  },
  failed: {
    publish: (when: string) =>
      `Die für ${when} geplante Veröffentlichung ist gescheitert, nichts wurde überschrieben. Öffnen Sie den Entwurf und veröffentlichen Sie ihn von Hand.`,
    hide: (when: string) =>
      `Am ${when} sollte dies von der Website gehen, das ist gescheitert. Öffnen Sie den Eintrag und nehmen Sie ihn von Hand von der Website.`,
    show: (when: string) =>
      `Am ${when} sollte dies auf die Website kommen, das ist gescheitert. Öffnen Sie den Eintrag und stellen Sie ihn von Hand auf die Website.`,
  },
  waits: {
    draft_changed: "Wartet auf eine Bestätigung: Jemand, der nicht veröffentlichen darf, hat den Entwurf geändert.",
    forbidden: "Wartet auf eine Bestätigung: Wer dies geplant hat, darf nicht mehr veröffentlichen.",
  },
  confirm: "Bestätigen",
  takeBack: "Zurücknehmen",
  dismiss: "Erledigt",
}
