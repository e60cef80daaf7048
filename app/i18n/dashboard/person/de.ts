import { countIn } from "../../count.ts"

const count = countIn("de")
const inquiries = (found: number) => count.of(found, { one: "Anfrage", other: "Anfragen" })
const applications = (found: number) => count.of(found, { one: "Bewerbung", other: "Bewerbungen" })

export const person = {
  title: "Personenbezogene Daten",
  stamp: "Auskunft und Löschung nach E-Mail-Adresse",
  email: "E-Mail-Adresse der Person",
  emailHint: "Gesucht wird in Anfragen und Bewerbungen, auch im Papierkorb.",
  find: "Suchen",
  nothing: "Zu dieser Adresse ist nichts gespeichert",
  nothingText: "Prüfen Sie die Schreibweise. Groß- und Kleinschreibung spielt keine Rolle.",
  found: (inquiryCount: number, letters: number) => `${inquiries(inquiryCount)} und ${applications(letters)}`,
  mails: (total: number) =>
    total === 0
      ? ""
      : `Dazu ${count.of(total, { one: "E-Mail", other: "E-Mails" })} in Anfragen anderer oder nicht zugeordnet.`,
  listLabel: "Gefundene Einträge",
  inquiry: "Anfrage",
  application: "Bewerbung",
  inTrash: "im Papierkorb",
  save: "Als Datei sichern",
  erase: "Endgültig löschen",
  eraseText: (email: string, inquiryCount: number, letters: number) =>
    `Zu ${email}: ${inquiries(inquiryCount)} und ${applications(letters)}, mit allen Dateien. Es gibt kein Zurück, auch nicht aus dem Papierkorb.`,
  erased: (inquiryCount: number, letters: number) =>
    `Gelöscht: ${inquiries(inquiryCount)} und ${applications(letters)}`,
  failed: "Das ist nicht gelungen.",
  kept: (reference: string, day: string) =>
    `${reference} bleibt bis ${day}: Aus dem Angebot wurde ein Auftrag, und so lange verlangt das Gesetz die Aufbewahrung.`,
  backups: "Sicherungen enthalten die Daten noch bis zu 30 Tage. Eine Wiederherstellung löscht sie wieder.",
}
