import type { Language } from "#contract/language.ts"
import { isTooLong, partSlug } from "#contract/number-reader/part-slug.ts"
import type { ChainPart } from "#contract/part-page.ts"
import { chooseText } from "../choose-text.ts"

/** One step of a drawn chain: parallel numbers, and how they lead to the next ones. */
export interface ChainStep {
  nodes: ChainNode[]
  /** Null at the end. */
  link: "by" | "both" | null
}

export interface ChainNode {
  partnumber: string
  slug: string
  text: string
  lang: Language | undefined
  role: "here" | "here-current" | "current" | "earlier" | "later" | "equal"
  listed: boolean
}

/** Groups a chain into steps from the oldest numbers to the current one; members of a cycle are consecutive. */
export function chainSteps(number: string, chain: readonly ChainPart[], language: Language) {
  const parts = new Map(chain.map((part) => [part.partnumber, part]))
  const next = (name: string) => parts.get(parts.get(name)?.superseded_by ?? "")
  const way = (name: string): string[] => {
    const steps = [name]
    for (let step = next(name); step && !steps.includes(step.partnumber); step = next(step.partnumber))
      steps.push(step.partnumber)
    return steps
  }
  const page = parts.get(number)
  const isInCircle = page?.interchangeable ?? false
  const mine = new Set(way(number))
  // Of a circle the first one reached, which the others equal.
  const path = way(number).flatMap((name) => parts.get(name) ?? [])
  const end = path.find(({ interchangeable }) => interchangeable) ?? path.at(-1)
  const current = page && !isInCircle && end && end.partnumber !== number ? end : null
  const roleOf = ({ partnumber, superseded_by, interchangeable }: ChainPart): ChainNode["role"] => {
    const isLast = superseded_by === ""
    if (partnumber === number) return isLast ? "here-current" : "here"
    if (isLast) return "current"
    if (interchangeable && isInCircle) return "equal"
    return mine.has(partnumber) ? "later" : "earlier"
  }
  const nodeOf = (part: ChainPart): ChainNode => {
    const { text, lang } = chooseText(part, "description", language)
    return {
      partnumber: part.partnumber,
      slug: addressOf(part),
      text,
      lang,
      role: roleOf(part),
      listed: part.slug !== "",
    }
  }
  // Numbers at equal distance from the end are parallel; each member of a cycle is a step of its own.
  const stepsBefore = Map.groupBy(
    chain.filter(({ interchangeable }) => !interchangeable),
    ({ partnumber }) => way(partnumber).length,
  )
  const steps: ChainStep[] = [...stepsBefore]
    .toSorted(([a], [b]) => b - a)
    .map(([, level]) => ({ nodes: level.map(nodeOf), link: "by" }))
  for (const part of chain.filter(({ interchangeable }) => interchangeable))
    steps.push({ nodes: [nodeOf(part)], link: "both" })
  const last = steps.at(-1)
  if (last) last.link = null
  return {
    steps,
    isInCircle,
    current: current && {
      partnumber: current.partnumber,
      slug: addressOf(current),
      description: chooseText(current, "description", language),
    },
    isCurrent: page !== undefined && page.superseded_by === "",
    /** Predecessors and successor, for structured data. */
    supersedes: chain
      .filter(({ superseded_by, interchangeable }) => superseded_by === number && !interchangeable)
      .map(({ partnumber }) => partnumber),
    supersededBy: page && !isInCircle ? page.superseded_by : "",
  }
}

/** A number in no list has a page too, with its chain. */
function addressOf({ partnumber, slug }: ChainPart): string {
  const address = slug || partSlug(partnumber)
  return isTooLong(address) ? "" : address
}
