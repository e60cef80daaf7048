import { type Language, languages } from "#contract/language.ts"
import { pickLocalized } from "#contract/localized.ts"
import { foldText } from "#contract/number-reader/fold-number.ts"
import type { PartOfNumber } from "#contract/part-page.ts"
import { plainScripts } from "#contract/rich-script-constants.ts"
import type { Service } from "#contract/service.ts"
import { listServices } from "#server/features/service/store.ts"
import type { SearchContext } from "#server/search/search-parts.ts"
import { formOf } from "#server/search/stem.ts"

type Descriptions = Record<`description_${Language}`, string>

interface ServiceWords {
  service: Service
  title: ReadonlySet<string>
  text: ReadonlySet<string>
}

const [maxShown, shortestWord] = [3, 4]

/**
 * Returns the services whose texts contain words of a part's description, best first; a title word counts three times.
 */
export async function readRelatedServices(
  app: Pick<SearchContext, "db" | "content">,
  part: Descriptions,
): Promise<PartOfNumber["services"]> {
  const texts = await app.content.remember("words of services", async () => (await listServices(app.db)).map(wordsOf))
  const wanted = new Set(languages.flatMap((code) => stemsOf(part[`description_${code}`])))
  // A word of most services, such as "turbine", does not distinguish them.
  const distinctive = [...wanted].filter(
    (stem) => texts.filter(({ text }) => text.has(stem)).length * 2 <= texts.length,
  )
  const rated = texts.map(({ service, title, text }) => ({
    service,
    points: distinctive.reduce((sum, stem) => sum + (title.has(stem) ? 3 : text.has(stem) ? 1 : 0), 0),
  }))
  return rated
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .slice(0, maxShown)
    .map(({ service }) => ({ id: service.id, place: service.place, ...pickLocalized(service, "title", "summary") }))
}

function wordsOf(service: Service): ServiceWords {
  const stems = (names: readonly ("title" | "summary" | "text")[]) =>
    new Set(languages.flatMap((code) => names.flatMap((name) => stemsOf(plain(service[`${name}_${code}`])))))
  return { service, title: stems(["title"]), text: stems(["title", "summary", "text"]) }
}

const plain = (html: string) =>
  plainScripts(html)
    .replace(/<[^>]*>/gu, " ")
    .replace(/&\w+;/gu, " ")

const stemsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= shortestWord)
    .map((word) => formOf(word).stem)
