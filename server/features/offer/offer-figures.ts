import type { Currency, NoOfferReason } from "#contract/offer-constants.ts"
import { lineAmount } from "#contract/offer-constants.ts"
import type { OfferFigure } from "#contract/offer-list.ts"
import type { OfferSummary } from "#contract/offer.ts"
import type { Language } from "#contract/language.ts"
import { csvFile } from "#server/csv-cell.ts"
import { chunks, idsOf, keysAtOnce } from "#server/db/chunks.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { germanTime, shiftDay } from "#server/german-time.ts"
import { offerTexts } from "#server/i18n/offer/offer-texts.ts"
import { isPublished } from "#server/records/visibility.ts"
import { type OfferLineRow, readOfferLines } from "./offer-store.ts"

/** A line with the offer that it counts for. */
interface CountedLine {
  offer: OfferSummary
  line: OfferLineRow
}

/** Returns what offers came to, in total and by groups; each asked line counts once. */
export async function readOfferFigures(
  db: Database,
  offers: readonly OfferSummary[],
  language: Language,
): Promise<OfferFigure[]> {
  const sent = offers.filter(({ state }) => !["draft", "waiting", "superseded"].includes(state))
  const lines = await readOfferLines(db, idsOf(sent))
  const counted = countOnce(sent.flatMap((offer) => (lines.get(offer.id) ?? []).map((line) => ({ offer, line }))))
  const families = await readFamilies(db, counted, language)
  const { reasons } = offerTexts[language]
  const by = (group: OfferFigure["group"], nameOf: (counted: CountedLine) => string) =>
    [...Map.groupBy(counted, nameOf)]
      .filter(([name]) => name !== "")
      .toSorted(([name], [next]) => name.localeCompare(next, language))
      .map(([name, batch]) => figureOf(group, name, batch))
  return [
    figureOf("total", "", counted),
    ...by("week", ({ offer }) => mondayOf(germanTime(offer.created_at).slice(0, 10))),
    ...by("person", ({ offer }) => offer.created_by),
    ...by("language", ({ offer }) => offer.lang),
    ...by("family", ({ line }) => families.get(line.number_key) ?? ""),
    ...by("reason", ({ line }) => (line.reason === "" ? "" : reasons[line.reason] || nameOfReason(line.reason))),
  ]
}

/**
 * Returns the lines that count: what was ordered, and of the rest the newest revision's answer to each asked line that
 * no other revision sold.
 */
function countOnce(entries: readonly CountedLine[]): CountedLine[] {
  const keyOf = ({ offer, line }: CountedLine) => `${offer.request_id} ${line.line_id}`
  const newest = new Map<string, number>()
  const sold = new Map<string, number>()
  for (const entry of entries) {
    const key = keyOf(entry)
    newest.set(key, Math.max(newest.get(key) ?? 0, entry.offer.revision))
    if (entry.line.ordered === 1) sold.set(key, entry.offer.id)
  }
  return entries.filter((entry) => {
    const { offer, line } = entry
    if (line.ordered === 1) return true
    const soldBy = line.line_id === null ? undefined : sold.get(keyOf(entry))
    return soldBy === undefined ? newest.get(keyOf(entry)) === offer.revision : soldBy === offer.id
  })
}

const nameOfReason = (reason: NoOfferReason): string => reason.replaceAll("_", " ")

const mondayOf = (day: string): string => shiftDay(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

function figureOf(group: OfferFigure["group"], name: string, counted: readonly CountedLine[]): OfferFigure {
  const isMain = ({ line }: CountedLine) => line.kind === "offer" || line.kind === "replacement"
  const offers = new Map(counted.map(({ offer }) => [offer.id, offer]))
  const valueOf = (lines: readonly CountedLine[]): Record<Currency, number> => {
    const value = { EUR: 0, USD: 0 }
    for (const { offer, line } of lines) value[offer.currency] += lineAmount(line) ?? 0
    return value
  }
  const ordered = counted.filter(({ line }) => line.ordered === 1)
  return {
    group,
    name,
    asked: counted.filter(({ line }) => line.line_id !== null && line.kind !== "alternative").length,
    offered: counted.filter(isMain).length,
    not_offered: counted.filter(({ line }) => line.kind === "none").length,
    accepted_lines: ordered.filter(({ line }) => line.kind !== "cost").length,
    sent: offers.size,
    accepted: [...offers.values()].filter(({ state }) => state === "accepted").length,
    value: valueOf(counted.filter((entry) => isMain(entry) || entry.line.kind === "cost")),
    accepted_value: valueOf(ordered),
  }
}

/** Returns the machine family of each number that the catalogue has. */
async function readFamilies(
  db: Database,
  counted: readonly CountedLine[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const families = new Map<string, string>()
  const keys = [...new Set(counted.map(({ line }) => line.number_key))].filter(Boolean)
  for (const batch of chunks(keys, keysAtOnce)) {
    const rows = await db
      .selectFrom("spare")
      .innerJoin("part", "part.part_set", "spare.part_set")
      .select(["number_key", `spare.title_${language} as title`])
      .where(isPublished("spare"))
      .where("number_key", "in", batch)
      .execute()
    for (const { number_key, title } of rows) families.set(number_key, title)
  }
  return families
}

/** Returns offers and their figures as CSV, two tables one below the other. */
export function writeOffersCsv(
  offers: readonly OfferSummary[],
  figures: readonly OfferFigure[],
  language: Language,
): string {
  const { figures: words, states } = offerTexts[language]
  const money = (hundredths: number) => (hundredths / 100).toFixed(2)
  const rows = [
    words.list,
    ...offers.map((offer) => [
      offer.number,
      states[offer.state],
      germanTime(offer.created_at),
      offer.sent_at === null ? "" : germanTime(offer.sent_at),
      offer.valid_until,
      offer.name,
      offer.company,
      offer.currency,
      money(offer.sums.net),
    ]),
    [],
    words.headings,
    ...figures.map((figure) => [
      words.groups[figure.group],
      figure.name,
      ...[figure.asked, figure.offered, figure.not_offered, figure.accepted_lines, figure.sent, figure.accepted].map(
        String,
      ),
      money(figure.value.EUR),
      money(figure.accepted_value.EUR),
      money(figure.value.USD),
      money(figure.accepted_value.USD),
    ]),
  ]
  return csvFile(rows, language)
}
