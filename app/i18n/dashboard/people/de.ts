import { countIn } from "../../count.ts"

const count = countIn("de")

export const people = {
  title: "Personen",
  loadFailed: "Die Personen konnten nicht geladen werden",
  summary: (open: number, disabled: number) =>
    disabled > 0
      ? `${count.of(open, { one: "Person mit Zugang", other: "Personen mit Zugang" })}, ${count.figure(disabled)} gesperrt`
      : count.of(open, { one: "Person mit Zugang", other: "Personen mit Zugang" }),
  invite: "Einladen",
  /** Several roles in one line. */
  roleList: (names: readonly string[]) => names.join(", "),
  roles: {
    owner: { name: "Inhaber", area: "alles", text: "Darf alles, auch Personen, Sicherungen und Einstellungen." },
    editor: {
      name: "Redaktion",
      area: "Texte und Bilder",
      text: "Schreibt und veröffentlicht Texte und Bilder in allen Sprachen.",
    },
    translator: {
      name: "Übersetzung",
      area: "eigene Sprachen",
      text: "Entwirft Texte, Kategorien und Produkte in den eigenen Sprachen, schreibt die Beschreibungen der Teile und liest alle Inhalte.",
    },
    parts: { name: "Teile", area: "Teilelisten", text: "Pflegt die Teilelisten und importiert Tabellen." },
    sales: { name: "Vertrieb", area: "Anfragen", text: "Liest, beantwortet und exportiert Anfragen." },
  },
  columns: {
    name: "Name, Benutzername",
    roles: "Rollen",
    languages: "Sprachen",
    lastSignIn: "Letzte Anmeldung",
    factor: "Zweiter Faktor",
    state: "Zustand",
    more: "Mehr",
  },
  allLanguages: "alle",
  now: "jetzt",
  never: "nie",
  self: "das sind Sie",
  active: "aktiv",
  disabled: "gesperrt",
  invitedUntil: (day: string) => `eingeladen, bis ${day}`,
  linkExpired: "eingeladen, Link abgelaufen",
  factorOn: "an",
  factorOff: "aus",
  edit: "bearbeiten",
  moreFor: (name: string) => `Mehr zu ${name}`,
  newSignInLink: "Neuer Anmeldelink",
  newInviteLink: "Neuer Einladungslink",
  endSessions: "Sitzungen beenden",
  sessionsEnded: (name: string) => `Die Sitzungen von ${name} sind beendet`,
  takeFactor: "Zweiten Faktor wegnehmen …",
  takeFactorTitle: "Zweiten Faktor wegnehmen?",
  takeFactorText: (name: string) =>
    `Gerät, Passkeys und Wiederherstellungscodes von ${name} gelten nicht mehr, die Sitzungen enden. Danach genügt das Passwort, bis ein neuer zweiter Faktor eingerichtet ist.`,
  takeFactorYes: "Wegnehmen",
  factorTaken: (name: string) => `${name} hat keinen zweiten Faktor mehr`,
  disable: "Sperren …",
  disableTitle: "Zugang sperren?",
  disableText: (name: string) =>
    `${name} kann sich nicht mehr anmelden; die Sitzungen enden sofort. Der Name bleibt im Verlauf, die E-Mail-Adresse wird nach 30 Tagen gelöscht.`,
  disableYes: "Sperren",
  disabledDone: (name: string) => `Der Zugang von ${name} ist gesperrt`,
  enable: "Wieder zulassen",
  enabled: (name: string) => `${name} kann sich wieder anmelden`,
  takeBack: "Einladung zurücknehmen …",
  takeBackTitle: "Einladung zurücknehmen?",
  takeBackText: (name: string) => `Der Link für ${name} gilt nicht mehr, und der Eintrag verschwindet.`,
  takeBackYes: "Zurücknehmen",
  takenBack: (name: string) => `Die Einladung von ${name} ist zurückgenommen`,
  lastOwner: "Einziger Inhaber. Geben Sie die Rolle zuerst noch jemandem.",
  inviteTitle: "Person einladen",
  inviteNamed: (name: string) => (name ? `${name} einladen` : "Einladen"),
  editTitle: (name: string) => `${name} bearbeiten`,
  name: "Name",
  login: "Benutzername",
  email: "E-Mail",
  emailOptional: "nicht nötig",
  emailHint: "Nur um den Link zu senden und zu melden, was schiefgeht. Der Link wird hier auf jeden Fall gezeigt.",
  ownLanguages: "Sprachen der Übersetzung",
  rolesMissing: "Wählen Sie mindestens eine Rolle.",
  languagesMissing: "Wählen Sie mindestens eine Sprache.",
  loginTaken: "Diesen Benutzernamen hat schon jemand. Nehmen Sie einen anderen.",
  emailTaken: "Diese Adresse gehört schon zu einer anderen Person.",
  invitedTitle: (name: string) => `${name} ist eingeladen`,
  linkTitle: (name: string) => `Neuer Link für ${name}`,
  linkLabels: { invite: "Link zur ersten Anmeldung", reset: "Link zu einem neuen Passwort" },
  linkHint: (until: string) =>
    `Gilt einmal, bis ${until}. Er wird nur jetzt gezeigt; ein neuer lässt sich jederzeit erstellen.`,
  linkTexts: {
    invite: (name: string) =>
      `Geben Sie ihn ${name} selbst. Dort wird ein Passwort gewählt und, wenn gewünscht, ein zweiter Faktor eingerichtet.`,
    reset: (name: string) =>
      `Geben Sie ihn ${name} selbst. Dort wird ein neues Passwort gewählt; bis dahin gilt das alte.`,
  },
  mailIt: "Per E-Mail senden",
  mailed: (email: string) =>
    `Ein Link ist unterwegs an ${email}. Nur dieser gilt; der hier gezeigte ist damit ungültig.`,
  done: "Fertig",
  lacking: (names: readonly string[]) => {
    const shown = names.slice(0, 3).join(", ")
    const others = names.length > 3 ? ` und ${count.figure(names.length - 3)} weitere` : ""
    return `${shown}${others}: kein zweiter Faktor.`
  },
  ruleNow: {
    off: "Sie können ihn von allen verlangen.",
    owners: "Von Inhabern wird ein zweiter Faktor verlangt.",
    everybody: "Von allen wird ein zweiter Faktor verlangt.",
  },
  askOfEverybody: "Von allen verlangen …",
  changeRule: "Ändern …",
  ruleTitle: "Zweiten Faktor verlangen",
  ruleText:
    "Wem einer fehlt, der kommt nach der Anmeldung nur so weit, ihn einzurichten. Das gilt sofort, auch für Sie selbst.",
  ruleLegend: "Von wem",
  rules: {
    off: { label: "Von niemandem", text: "Wer will, richtet ihn im eigenen Konto ein." },
    owners: { label: "Von Inhabern", text: "Sie dürfen alles; ihr Zugang ist der wertvollste." },
    everybody: { label: "Von allen", text: "Ein gestohlenes Passwort allein öffnet dann nichts." },
  },
  ruleChanged: "Die Regel gilt ab sofort",
  matrix: {
    title: "Was jede Rolle darf",
    several: "Eine Person kann mehrere Rollen haben.",
    yes: "ja",
    no: "nein",
    groups: { content: "Texte und Bilder", parts: "Teile", inquiries: "Anfragen", site: "Betrieb der Website" },
    rows: {
      read: "Alles lesen, auch Entwürfe und frühere Fassungen",
      drafts: "Entwürfe speichern und per Link zeigen",
      publish: "Veröffentlichen, planen, von der Website nehmen",
      pictures: "Bilder, Adressen, Suchergebnisse",
      parts: "Teile ändern",
      import: "Eine Tabelle importieren, einen Import rückgängig machen",
      inquiries: "Lesen, beantworten, exportieren",
      demand: "Suchen ohne Treffer",
      applications: "Bewerbungen und Lebensläufe",
      trash: "Aus dem Papierkorb wiederherstellen",
      site: "Personen, Zugangsschlüssel, Einstellungen, Sicherungen, Protokoll",
    },
    notes: {
      ownLanguages: "eigene Sprachen",
      ownDescriptions: "eigene Beschreibungen",
      parts: "Teile",
      inquiries: "Anfragen",
    },
  },
}
