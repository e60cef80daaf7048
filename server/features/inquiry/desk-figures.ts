import type { DeskFigure, DeskFigures, DeskFiguresQuery } from "#contract/desk-figures.ts"
import { inquirySources } from "#contract/inquiry-constants.ts"
import { type Language, languages } from "#contract/language.ts"
import { type RawBuilder, sql } from "kysely"
import { csvFile } from "#server/csv-cell.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { germanTime, shiftDay, startOfGermanDay } from "#server/german-time.ts"
import { readAccountNames } from "#server/records/account-names.ts"
import { deskPerson } from "./desk-people.ts"
import { serverTexts } from "#server/i18n/server-texts.ts"
import { type ReplyPromises, isPastShare, promiseFor, readReplyPromises } from "./reply-promise.ts"

const usualDays = 90

interface Counted {
  lang: Language
  source: (typeof inquirySources)[number]
  owner_id: number | null
  outcome: string | null
  closed_at: string | null
  urgent: number
  /** 1: waits for longer than promised. */
  is_late: number | null
  first_answer_minutes: number | null
  day: string
}

/** Returns the response times of a period: in total and by week, language, source and person. */
export async function readDeskFigures(
  db: Database,
  { from, to }: Pick<DeskFiguresQuery, "from" | "to">,
  now: Date,
): Promise<DeskFigures> {
  const last = to ?? germanTime(now.toISOString()).slice(0, 10)
  const first = from ?? shiftDay(last, 1 - usualDays)
  const promises = await readReplyPromises(db)
  const isLate = sql<number>`case when ${isPastShare(promises, now)} then 1 else 0 end`
  const rows = await readCounted(db, [first, last], isLate)
  const figure = (group: readonly Counted[]) => figureOf(group, promises)
  const by = <Key>(keyOf: (row: Counted) => Key) => Map.groupBy(rows, keyOf)
  const owners = rows.map(({ owner_id }) => ({ account_id: owner_id }))
  const names = await readAccountNames(db, owners)
  const weeks = by(({ day }) => mondayOf(day))
  const inLanguage = by(({ lang }) => lang)
  const fromSource = by(({ source }) => source)
  return {
    from: first,
    to: last,
    promise_minutes: promises.usual.minutes,
    total: figure(rows),
    weeks: [...weeks].map(([week, group]) => ({ week, ...figure(group) })),
    languages: languages.map((lang) => ({ lang, ...figure(inLanguage.get(lang) ?? []) })),
    sources: inquirySources.map((source) => ({ source, ...figure(fromSource.get(source) ?? []) })),
    people: [...by(({ owner_id }) => owner_id)].map(([id, group]) => ({
      owner: deskPerson(names, id),
      ...figure(group),
    })),
  }
}

async function readCounted(
  db: Database,
  [first, last]: [first: string, last: string],
  isLate: RawBuilder<number>,
): Promise<Counted[]> {
  const rows = await db
    .selectFrom("request")
    .select([
      "lang",
      "source",
      "owner_id",
      "outcome",
      "closed_at",
      "urgent",
      "first_answer_minutes",
      "created_at",
      isLate.as("is_late"),
    ])
    .where("deleted_at", "is", null)
    .where("created_at", ">=", startOfGermanDay(first).toISOString())
    .where("created_at", "<", startOfGermanDay(shiftDay(last, 1)).toISOString())
    .where((eb) => eb.or([eb("outcome", "is", null), eb("outcome", "!=", "not-an-inquiry")]))
    .orderBy("created_at")
    .execute()
  return rows.map(({ created_at, ...row }) => ({ ...row, day: germanTime(created_at).slice(0, 10) }))
}

function figureOf(rows: readonly Counted[], promises: ReplyPromises): DeskFigure {
  const promised = rows.filter((row) => promiseFor(promises, row).minutes > 0)
  const answered = promised.filter(({ first_answer_minutes }) => first_answer_minutes !== null)
  const within = answered.filter((row) => (row.first_answer_minutes ?? 0) <= promiseFor(promises, row).minutes).length
  const minutes = rows.flatMap(({ first_answer_minutes }) => first_answer_minutes ?? []).toSorted((a, b) => a - b)
  const waiting = promised.filter(
    ({ first_answer_minutes, closed_at, is_late }) =>
      first_answer_minutes === null && closed_at === null && Number(is_late) === 1,
  )
  return {
    inquiries: rows.length,
    answered: minutes.length,
    within,
    late: answered.length - within + waiting.length,
    won: rows.filter(({ outcome }) => outcome === "won").length,
    median_minutes: percentile(minutes, 0.5),
    p90_minutes: percentile(minutes, 0.9),
  }
}

/** Returns the nearest-rank percentile, a value that occurred: of 1, 2, 3, 4 the median is 2. */
const percentile = (sorted: readonly number[], share: number): number | null =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null

const mondayOf = (day: string): string => shiftDay(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

/** Writes the figures as CSV, one line per group. */
export function writeFiguresCsv(figures: DeskFigures, language: Language): string {
  const { sources, languages: languageNames } = serverTexts[language].inquiries
  const { columns, ...words } = serverTexts[language].figures
  const names = Object.keys(columns) as (keyof typeof columns)[]
  const line = (group: string, name: string, figure: DeskFigure) => [
    group,
    name,
    ...names.map((column) => String(figure[column] ?? "")),
  ]
  const rows = [
    [words.group, words.name, ...Object.values(columns)],
    line(words.total, `${figures.from} – ${figures.to}`, figures.total),
    ...figures.weeks.map((figure) => line(words.week, figure.week, figure)),
    ...figures.languages.map((figure) => line(words.language, languageNames[figure.lang], figure)),
    ...figures.sources.map((figure) => line(words.source, sources[figure.source], figure)),
    ...figures.people.map((figure) => line(words.person, figure.owner?.name ?? words.nobody, figure)),
  ]
  return csvFile(rows, language)
}
