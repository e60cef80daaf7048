import { countIn } from "../count.ts"
import { workingTime } from "../working-time.ts"

const count = countIn("de")
const items = (value: number) => count.of(value, { one: "Position", other: "Positionen" })
const wait = (minutes: number) =>
  minutes < 120
    ? count.of(minutes, { one: "Minute", other: "Minuten" })
    : count.of(Math.ceil(minutes / 60), { one: "Stunde", other: "Stunden" })

export const form = {
  name: "Name",
  company: "Firma",
  email: "E-Mail",
  comment: "Kommentar",
  insertPattern: "Vorlage mit den nötigen Angaben einfügen",
  pattern: [
    "Turbinentyp und Modell",
    "Seriennummer",
    "Teilenummer oder Bezeichnung",
    "Menge",
    "Termin",
    "Aufstellungsort",
    "Verwendung",
  ],
  attach: "Foto oder Zeichnung anhängen",
  attachFailed:
    "Das Anhängen lässt sich nicht laden. Versuchen Sie es noch einmal, oder schicken Sie die Fotos per E-Mail nach.",
  urgent: "Anlage steht: rufen Sie mich zurück",
  callBackWithin: (hours: number) =>
    `Rückruf binnen ${hours === 1 ? "60 Minuten" : count.of(hours, { one: "Stunde", other: "Stunden" })},`,
  aroundTheClock: "rund um die Uhr",
  phone: "Telefon für den Rückruf",
  send: "Anfrage senden",
  sending: "Wird gesendet",
  trap: "Bitte lassen Sie dieses Feld leer.",
  requiredNote: "Felder mit Stern sind Pflichtfelder.",
  answerTime: (minutes: number) =>
    `Letzte 90 Tage: erste Antwort nach ${workingTime(minutes, "h", "min")} (Median, in Arbeitszeit).`,
  privacy: (company: string) =>
    `Verantwortlich ist ${company}. Ihre Angaben dienen nur dazu, die Anfrage zu beantworten (Art. 6 Abs. 1 Buchst. b und f DSGVO), und werden nach 24 Monaten gelöscht.`,
  privacyLink: "Datenschutzerklärung",
  newTab: "öffnet in neuem Tab",

  missing: {
    name: "Bitte geben Sie Ihren Namen ein.",
    company: "Bitte geben Sie Ihre Firma ein.",
    email: "Bitte geben Sie Ihre E-Mail-Adresse ein.",
    phone: "Bitte geben Sie die Telefonnummer für den Rückruf ein.",
  },
  invalidPhone: "Diese Telefonnummer ist unvollständig. Beispiel: +49 551 123456",
  invalidEmail: "Diese E-Mail-Adresse ist unvollständig. Beispiel: name@firma.de",
  tooLong: (most: number) => `Das ist zu lang: höchstens ${count.figure(most)} Zeichen.`,
  listTooLong:
    "Diese Liste ist zu lang, um mit dem Kommentar mitzugehen. Drücken Sie „Nummern prüfen“ oder schicken Sie uns die Liste als Datei per E-Mail.",
  invalidItems: "Die Teileliste wurde nicht angenommen. Bitte prüfen Sie die Mengen.",
  invalidValue: "Dieser Wert wurde nicht angenommen. Bitte prüfen Sie ihn.",
  not_roobot: "Es wurde nicht bestätigt, dass Sie kein Roboter sind",
  humanCheckExpired: "Die Bestätigung ist abgelaufen oder verbraucht. Bitte bestätigen Sie noch einmal.",
  problems: (value: number) =>
    count.noun(value, {
      one: "Eine Angabe fehlt noch oder stimmt nicht:",
      other: `${count.figure(value)} Angaben fehlen noch oder stimmen nicht:`,
    }),

  failed: {
    offline: "Keine Verbindung zum Server. Ihre Angaben sind noch da.",
    busy: (minutes: number) =>
      `Zurzeit kann nichts mehr gesendet werden. Bitte versuchen Sie es in ${wait(minutes)} noch einmal. Ihre Angaben sind noch da.`,
    server: "Das Senden ist nicht gelungen. Ihre Angaben sind noch da.",
  },
  callInstead: "Eilig? Rufen Sie uns an:",
  tryAgain: "Noch einmal versuchen",

  sentTitle: "Ihre Anfrage ist gesendet",
  /** The status message of the specification. */
  sent: "Erfolgreich gesendet",
  reference: "Vorgangsnummer",
  photosLeftOut:
    "Ihre Fotos konnten wir heute nicht mehr annehmen. Die Anfrage selbst ist da; bitte schicken Sie die Fotos per E-Mail nach.",
  keepReference: "Nennen Sie diese Nummer bei Rückfragen.",
  confirmTo: "Die Bestätigung geht an",
  replyTo: "Wir antworten an",
  copy: "Vorgangsnummer kopieren",
  copied: "Vorgangsnummer kopiert",
  notCopied: "Das Kopieren hat nicht geklappt",
  another: "Weitere Anfrage senden",

  human: {
    title: "Kurz bestätigen, dass Sie ein Mensch sind",
    byWork: "Ohne Bild bestätigen",
    oneTap: "ein Tipp",
    working: "einen Augenblick",
    byPicture: "Zeichen abtippen",
    fromPicture: "aus einem Bild",
    verified: "CAPTCHA bestätigt!",
    failed: "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
  },

  list: {
    empty: "Noch keine Teile gewählt. Sie können auch ohne Teileliste anfragen.",
    added: (part: string) => `${part} hinzugefügt`,
    removed: (part: string) => `${part} entfernt`,
    notStored: "Ihr Browser lässt keine Anfrageliste zu. Bitte schreiben Sie die Teilenummer in den Kommentar.",
    full: (most: number) => `Eine Anfrage fasst höchstens ${items(most)}. Bitte senden Sie diese zuerst ab.`,
  },
}
