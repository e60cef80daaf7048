export const humanCheck = {
  title: "Geben Sie die sechs Zeichen ein",
  picture: "Bild mit sechs Zeichen",
  loading: "Bild wird geladen",
  notLoaded: "Das Bild konnte nicht geladen werden.",
  label: "Zeichen, Groß- und Kleinschreibung zählt",
  refresh: "Neuer Code",
  refreshed: "Neuer Code geladen",
  check: "Prüfen",
  checking: "Wird geprüft",
  wrong: "CAPTCHA falsch. Bitte versuchen Sie es noch einmal!",
  empty: "Bitte geben Sie die sechs Zeichen ein.",
  close: "Schließen",
}
