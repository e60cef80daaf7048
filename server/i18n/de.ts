export const de = {
  confirmation: {
    subject: {
      request: (reference: string) => `Ihre Anfrage ${reference} ist eingegangen`,
      application: (reference: string) => `Ihre Bewerbung ${reference} ist eingegangen`,
    },
    greeting: "Guten Tag,",
    received: {
      request: (reference: string) => `wir haben Ihre Anfrage erhalten. Ihre Referenznummer ist ${reference}.`,
      application: (reference: string) => `wir haben Ihre Bewerbung erhalten. Ihre Referenznummer ist ${reference}.`,
    },
    callBack: (time: string) =>
      `Sie haben uns gesagt, dass Ihre Anlage steht: Wir rufen Sie bis ${time} (deutsche Zeit) zurück.`,
    quote: "Bitte nennen Sie diese Nummer, wenn Sie uns dazu schreiben oder anrufen.",
    follow: "Auf dieser Seite, die nur Sie kennen, sehen Sie den Stand und können etwas nachreichen:",
    automatic:
      "Diese Nachricht wurde automatisch erstellt. Wenn Sie uns nichts gesendet haben, können Sie sie löschen.",
    phone: "Telefon",
    email: "E-Mail",
  },
  audit: ["Zeit (Europe/Berlin)", "Wer", "Ereignis", "Art", "Nummer", "Titel", "Anzahl", "Einzelheit"],
  demand: ["Begriff", "Summe", "Gesucht", "Eingefügt", "Seite fehlt", "Angefragt", "Sprachen"],
  visits: ["Tag", "Seite", "Sprache", "Verweis von", "Aufrufe"],
  redirects: ["Alte Adresse", "Führt zu", "Antwort", "Aufrufe", "Zuletzt"],
  inquiries: {
    headings: {
      received: "Eingegangen (Europe/Berlin)",
      reference: "Vorgang",
      name: "Name",
      company: "Firma",
      email: "E-Mail",
      phone: "Telefon",
      urgent: "Dringend",
      language: "Sprache",
      source: "Quelle",
      verified: "Geprüft",
      parts: "Teilenummern",
      text: "Text",
      state: "Stand",
      owner: "Zuständig",
      due: "Fällig",
      first_answer: "Erste Antwort",
      outcome: "Ergebnis",
      value: "Angebotswert, netto",
    },
    sources: {
      contact: "Kontakt",
      "pre-order": "Vorbestellung",
      availability: "Verfügbarkeit",
      phone: "Telefon",
      mail: "E-Mail",
    },
    languages: { de: "Deutsch", en: "Englisch", ru: "Russisch" },
    states: { new: "neu", open: "offen", waiting: "wartet auf den Kunden", closed: "abgeschlossen" },
    outcomes: {
      won: "gewonnen",
      lost: "verloren",
      "no-offer": "kein Angebot",
      "no-reply": "keine Antwort",
      "not-an-inquiry": "keine Anfrage",
    },
    yes: "ja",
    no: "nein",
    /** The number that the sender gave where a part is superseded. */
    askedFor: (partnumber: string) => `(angefragt als ${partnumber})`,
  },
  wrongHost: {
    title: "Diese Adresse gehört nicht zu dieser Website",
    text: "Bitte rufen Sie die Website unter ihrer Adresse auf:",
  },
  figures: {
    group: "Gruppe",
    name: "Name",
    total: "Gesamt",
    week: "Woche ab",
    language: "Sprache",
    source: "Herkunft",
    person: "Zuständig",
    nobody: "niemand",
    columns: {
      inquiries: "Anfragen",
      answered: "beantwortet",
      within: "innerhalb der Zusage",
      late: "zu spät",
      won: "Aufträge",
      median_minutes: "erste Antwort, Median (Arbeitsminuten)",
      p90_minutes: "erste Antwort, 90. Perzentil (Arbeitsminuten)",
    },
  },
  privateLines: {
    sheet: "Anfrage",
    headings: ["Pos.", "Angefragt", "Menge", "Aktuelle Nummer", "Bezeichnung", "Stand", "Bemerkung"],
    statuses: { found: "im Katalog", replaced: "ersetzt", unknown: "unbekannt" },
  },
  catalogue: {
    number: "Teilenummer",
    description: "Beschreibung",
    substitute: "Ersetzt durch",
    quantity: "Menge",
  },
  sheet: {
    headings: { partnumber: "Teilenummer", description: "Beschreibung", subst_part: "Ersatz", quantity: "Menge" },
    /** Heading of the column that says which group a part belongs to, in a sheet for several groups. */
    group: "Gruppe",
    /** Heading of the column that says why a row was refused; an import leaves that column out. */
    reason: "Grund der Ablehnung",
    row: "Zeile",
    // Problems of a whole sheet are not here, since they belong to no row.
    reasons: {
      required: "Die Teilenummer fehlt.",
      too_long: "Der Text ist zu lang.",
      invalid_quantity: "Die Menge muss eine ganze Zahl ab 0 sein.",
      exponent_number:
        "Excel hat die Nummer als Zahl verkürzt. Die Zelle als Text formatieren und die Nummer neu eintragen.",
      date_number:
        "Excel hat aus dieser Nummer ein Datum gemacht. Die Zelle als Text formatieren und die Nummer neu eintragen.",
      error_value: "Die Zelle zeigt einen Fehler wie #NV. Den Wert selbst eintragen.",
      formula_without_value: "Die Formel hat kein Ergebnis. Den Wert selbst eintragen.",
      duplicate_in_sheet: "Diese Teilenummer steht schon in einer anderen Zeile.",
      no_group: "Die Gruppe fehlt.",
      unknown_group: "Es gibt keine Gruppe mit diesem Namen oder dieser Nummer.",
      ambiguous_group: "Mehrere Gruppen heißen so. Statt des Namens eine der Nummern in Klammern eintragen.",
    },
    /** What headings of suppliers' sheets are made of, lower case and without punctuation. */
    words: {
      group: "gruppe, baugruppe, teilegruppe, ersatzteilgruppe",
      description:
        "beschreibung, benennung, bezeichnung, teilebezeichnung, artikelbezeichnung, materialbezeichnung, materialkurztext, kurztext, langtext",
      languages: { de: "deutsch", en: "englisch", ru: "russisch" },
    },
  },
}
