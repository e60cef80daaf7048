import { type Language, languages } from "#contract/language.ts"
import { recordPagePaths } from "#contract/page-address.ts"
import type { PartOfNumber } from "#contract/part-page.ts"
import { chooseText } from "../choose-text.ts"
import { languageCode, presentListedService } from "../present.ts"
import { chainSteps } from "./chain-steps.ts"

const maxAlike = 8
const fewestOfStages = 3

/** Returns what the page shows of a part number, in its language, and the languages that describe it. */
export function presentPartPage(part: PartOfNumber, language: Language) {
  const { partnumber, slug, groups, chain, before, after } = part
  const [first] = groups
  const described = groups.find((group) => group[`description_${language}`] !== "") ?? first
  const description = described ? chooseText(described, "description", language) : { text: "", lang: undefined }
  const near = (other: PartOfNumber["before"][number]) => ({
    partnumber: other.partnumber,
    slug: other.slug,
    description: chooseText(other, "description", language),
  })
  const lastChange = groups.map(({ updated_at }) => updated_at).toSorted()
  return {
    partnumber,
    slug,
    description,
    others: languages.flatMap((lang) => {
      const text = groups.find((group) => group[`description_${lang}`] !== "")?.[`description_${lang}`]
      return text && lang !== language && text !== description.text ? [{ lang, text }] : []
    }),
    /** Search engines skip numbers without a digit, and those in no list. */
    indexed: /\d/u.test(partnumber)
      ? languages.filter((code) => groups.some((group) => group[`description_${code}`] !== ""))
      : [],
    groups: groups.map((group) => ({
      id: group.spare_id,
      path: recordPagePaths("spare", { ...group, id: group.spare_id })[language],
      title: chooseText(group, "title", language),
      quantity: group.quantity,
      series: group.series
        .filter(({ lang }) => lang === languageCode(language))
        .map(({ name, models }) => ({ name, models })),
    })),
    ...chainSteps(partnumber, chain, language),
    kind: chooseText(part, "kind", language),
    stages: stagesOf(part),
    alike: part.alike
      .filter(({ stage }) => stage === null)
      .slice(0, maxAlike)
      .map(near),
    services: part.services.map((service) => presentListedService(service, language)),
    place: part.place,
    before: before.map(near),
    after: after.map(near),
    changed: lastChange.at(-1) ?? null,
  }
}

/** Returns all stages between the first and last named by parts of this kind; none for few parts or one stage. */
function stagesOf({ partnumber, slug, stage, alike }: PartOfNumber) {
  const staged = [{ partnumber, slug, stage }, ...alike].filter((part) => part.stage !== null)
  const named = new Set(staged.map((part) => part.stage))
  if (stage === null || staged.length < fewestOfStages || named.size < 2) return []
  const last = Math.max(...staged.map((part) => part.stage ?? 0))
  return Array.from({ length: last }, (_, index) => ({
    stage: index + 1,
    isHere: stage === index + 1,
    parts: staged
      .filter((part) => part.stage === index + 1)
      .map((part) => ({ partnumber: part.partnumber, slug: part.slug })),
  }))
}

export type PresentedPart = ReturnType<typeof presentPartPage>
