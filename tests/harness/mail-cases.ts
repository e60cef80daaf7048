import { readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"

export interface MailCase {
  text: string
  from?: string
  author?: string
  subject?: string
  /** Names of its files, with the begin of what they hold. */
  files?: Record<string, string>
  /** Why it is kept whole as well. */
  trouble?: "damaged" | "encrypted" | "partly"
}

const folder = join(import.meta.dirname, "../cases/mails")
const angebot = "Bitte Angebot"
const prosba = "Прошу цену на L31742P02"

/** What is right for each mail of tests/cases/mails. */
export const mailCases: Readonly<Record<string, MailCase>> = {
  "30-winmail.eml": { text: "", files: { "winmail.dat": "\x78\x9f\x3e\x22" }, trouble: "partly" },
  "32-smime-opaque.eml": { text: "", subject: "Anfrage signiert", files: { "smime.p7m": "0\x82" }, trouble: "partly" },
  "33-flowed.eml": {
    text: "Wir brauchen L31742P02 vier St\nueck und auch einen langen Text der umgebrochen ist.\n> Zitatweiter\n-- \nGruss",
  },
  "36-raw-8bit.eml": { text: prosba, author: "Иван Петров", subject: "Запрос цены" },
  "37-us-ascii-utf8.eml": { text: "Für Düsen" },
  "38b-wrong-boundary.eml": { text: "Bitte Angebot L31742P02", trouble: "damaged" },
  "40b-reply-to-only.eml": { text: angebot, from: "r@kunde.example", author: "r@kunde.example" },
  "40i-unencoded-comma.eml": { text: angebot, from: "max@kunde.example", author: "Muster, Max" },
  "40l-mailto-form.eml": { text: angebot, from: "kunde@echt.example", author: "Kunde" },
  "41-forward-as-attachment.eml": {
    text: "Bitte kuemmern\n\nFrom: kunde@extern.example\nSubject: Anfrage LM2500\n\n4 x L31742P02",
    subject: "WG: Anfrage",
    files: { "liste.pdf": "%PDF-1.4", "Anfrage LM2500.eml": "From: kunde" },
  },
  "42-cid-html.eml": {
    text: "Anbei das Foto\nL31742P02\t4\n9107M52G01\t2\n1. eins\n2. zwei\nA   B\n1   2\n\n> alt",
    subject: "Foto",
    files: { "image001.png": "\x89PNG" },
  },
  "43-empty-text-alt.eml": { text: "Bitte 4 x L31742P02" },
  "47-uuencode.eml": { text: "Anbei", subject: "Liste", files: { "liste.txt": "Cat" } },
  "48-split-word.eml": { text: "x", subject: "Anfrage für Düsenträger größer" },
  "50-iso-2022-jp-unsaid.eml": { text: "お見積りをお願いします。 L31742P02" },
  "51-name-cut-in-letter.eml": {
    text: "Anbei",
    subject: "Zeichnung",
    files: { "Zeichnung Düsenträger größer.dxf": "0\nSECTION\n" },
  },
  "52-text-between-files.eml": {
    text: "Typenschild:\n\nDavon bitte 4 x L31742P02, und die Liste:\n\nDanke",
    subject: "Fotos",
    files: { "schild.tif": "II*\0", "liste.csv": "L31742P02;4" },
  },
  "53-forward-in-base64.eml": {
    text: "zur Kenntnis\n\nFrom: Jan Novak <jan@zakaznik.example>\nSubject: Poptávka\n\nProsíme o nabídku: těsnění L31742P02, 4 ks",
    subject: "Fwd: Poptavka",
    files: { "Poptávka.eml": "From: Jan Novak" },
  },
  "54-type-is-encoded-word.eml": { text: "Anbei", subject: "Liste", files: { "Prüfplan.dwg": "AC1032\0" } },
  "55-invitation-only.eml": {
    text: "Prüfung LM2500, Halle 3\n2026-12-02 10:00 Europe/Berlin\n2026-12-02 11:30 Europe/Berlin\nRosdorf\nBitte L31742P02\nmitbringen und den langen Bericht.",
    subject: "Termin",
    files: { "invite.ics": "BEGIN:VCALENDAR" },
  },
  "56-winmail-with-file.eml": {
    text: "Bitte Angebot für 4 × L31742P02",
    files: { "Stückliste Turbine.step": "ISO-10303-21;\r\nEND\0\xff" },
  },
  "57-smime-signed.eml": {
    text: "Bitte 4 x L31742P02, geprüft",
    subject: "Anfrage signiert",
    files: { "plan.pdf": "%PDF-1.7" },
  },
  "58-smime-signed-in-pieces.eml": {
    text: "Bitte 4 x L31742P02, geprüft",
    subject: "Anfrage signiert",
    files: { "plan.pdf": "%PDF-1.7" },
  },
  "59-smime-encrypted.eml": {
    text: "",
    subject: "Anfrage geheim",
    files: { "smime.p7m": "0\x82" },
    trouble: "encrypted",
  },
  "60-short-text-long-html.eml": {
    text: "Guten Tag,\n\nbitte anbieten, Zeichnung hier <https://files.example/d/77>:\nL31742P02\t4\n9107M52G01\t2",
  },
  "61-koi8-unsaid.eml": {
    text: "Прошу прислать предложение на L31742P02",
    author: "Иван Петров",
    subject: "Запрос",
  },
  "62-base64-with-footer.eml": {
    text: "Bitte 4 x L31742P02 für Düsen, eilig. Mit freundlichen Grüßen, Ivan Muster, Kunde GmbH\n\nEinkauf mailing list\nhttps://listen.kunde.example/einkauf",
    trouble: "damaged",
  },
  "63-base64-that-is-none.eml": { text: "Bitte Angebot für 4 x L31742P02", trouble: "damaged" },
  "64-header-without-end.eml": { text: "Bitte Angebot: 4 x L31742P02\nDanke", trouble: "damaged" },
  "65-page-declared-as-text.eml": { text: "Guten Tag,\nwir brauchen\n\nL31742P02\t4" },
  "66-carriage-returns.eml": { text: "Bitte Angebot für\n4 x L31742P02" },
  "67-markdown.eml": { text: "**L31742P02**: 4 Stück" },
  "68-from-as-outlook-quotes.eml": { text: angebot, from: "max@kunde.example", author: "Max Muster" },
  "69-cut-in-a-file.eml": {
    text: "Bitte Angebot zur Liste im Anhang.",
    files: { "liste.pdf": "%PDF-1.4" },
    trouble: "damaged",
  },
  "84-html-meta-1251.eml": { text: prosba },
  "86b-type-text.eml": { text: angebot, trouble: "damaged" },
  "87-attached-txt-list.eml": {
    text: "Anbei die Liste",
    files: { "liste.txt": "L31742P02;4", "liste.csv": "L31742P02;4" },
  },
  "89-text-is-stub.eml": { text: "4 x L31742P02" },
}

export const mailCaseFiles = (): string[] => readdirSync(folder).filter((name) => name.endsWith(".eml"))
export const readMailCase = (name: string): Buffer => readFileSync(join(folder, name))
