import type { DeskFigure } from "#contract/desk-figures.ts"
import type { Language } from "#contract/language.ts"

interface FigureWords {
  group: string
  name: string
  total: string
  week: string
  language: string
  source: string
  person: string
  nobody: string
  columns: readonly (readonly [keyof DeskFigure, string])[]
}

/** The words of the file of figures. */
export const figureWords: Record<Language, FigureWords> = {
  de: {
    group: "Gruppe",
    name: "Name",
    total: "Gesamt",
    week: "Woche ab",
    language: "Sprache",
    source: "Herkunft",
    person: "Zuständig",
    nobody: "niemand",
    columns: [
      ["inquiries", "Anfragen"],
      ["answered", "beantwortet"],
      ["within", "innerhalb der Zusage"],
      ["late", "zu spät"],
      ["won", "Aufträge"],
      ["median_minutes", "erste Antwort, Median (Arbeitsminuten)"],
      ["p90_minutes", "erste Antwort, 90. Perzentil (Arbeitsminuten)"],
    ],
  },
  en: {
    group: "Group",
    name: "Name",
    total: "Total",
    week: "Week from",
    language: "Language",
    source: "Source",
    person: "Owner",
    nobody: "nobody",
    columns: [
      ["inquiries", "Requests"],
      ["answered", "answered"],
      ["within", "within the promise"],
      ["late", "late"],
      ["won", "won"],
      ["median_minutes", "first answer, median (working minutes)"],
      ["p90_minutes", "first answer, 90th percentile (working minutes)"],
    ],
  },
  ru: {
    group: "Группа",
    name: "Название",
    total: "Всего",
    week: "Неделя с",
    language: "Язык",
    source: "Источник",
    person: "Ответственный",
    nobody: "никто",
    columns: [
      ["inquiries", "запросы"],
      ["answered", "с ответом"],
      ["within", "в срок"],
      ["late", "с опозданием"],
      ["won", "заказы"],
      ["median_minutes", "первый ответ, медиана (рабочие минуты)"],
      ["p90_minutes", "первый ответ, 90-й перцентиль (рабочие минуты)"],
    ],
  },
}
