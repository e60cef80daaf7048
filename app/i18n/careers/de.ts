export const careers = {
  title: "Karriere",
  description: "Arbeiten an Industriegasturbinen: in der Werkstatt, auf Anlagen und im Büro.",
  formTitle: "Bewerbung senden",
  lead: "Vorname, Nachname und E-Mail-Adresse genügen für den Anfang. Unterlagen können Sie jetzt anhängen oder später nachreichen.",
  contact: "Lieber erst sprechen?",
  firstName: "Vorname",
  lastName: "Nachname",
  cv: "Lebenslauf und Zeugnisse",
  formats: "PDF, DOC, DOCX oder ODT",
  wrongFormat: (name: string) =>
    `${name}: Dieses Format nehmen wir nicht an. Bitte wählen Sie PDF, DOC, DOCX oder ODT.`,
  unreadable: (name: string) =>
    `${name}: Die Datei ist kein lesbares PDF, DOC, DOCX oder ODT. Bitte wählen Sie eine andere.`,
  cvProblem: {
    empty_file: "Eine Datei ist leer. Bitte wählen Sie eine andere.",
    wrong_type: "Eine Datei ist kein lesbares PDF, DOC, DOCX oder ODT. Bitte wählen Sie eine andere.",
    too_large: "Eine Datei ist zu groß: höchstens 10 MB je Datei.",
    too_many_files: "Bitte wählen Sie höchstens zwei Dateien.",
  },
  missing: {
    first_name: "Bitte geben Sie Ihren Vornamen ein.",
    last_name: "Bitte geben Sie Ihren Nachnamen ein.",
    email: "Bitte geben Sie Ihre E-Mail-Adresse ein.",
  },
  send: "Bewerbung senden",
  sentTitle: "Ihre Bewerbung ist gesendet",
  another: "Weitere Bewerbung senden",
  received: "Ihre Unterlagen sind bei uns gespeichert und werden nach sechs Monaten gelöscht.",
  privacy: (company: string) =>
    `Verantwortlich ist ${company}. Ihre Angaben dienen nur dazu, über Ihre Bewerbung zu entscheiden (Art. 6 Abs. 1 Buchst. b DSGVO). Sie werden nach sechs Monaten gelöscht, samt Dateien.`,
}
