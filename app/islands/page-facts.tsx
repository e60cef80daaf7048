import { type ReactNode, createContext, use } from "react"
import type { Language } from "#contract/language.ts"
import { pageFactsId } from "./page-facts-id.ts"

interface FactText {
  text: string
  lang: Language | undefined
}

/** Facts about the page for its islands, written once as JSON. */
export interface PageFacts {
  language: Language
  /** With the language: `/en/contact`. */
  path: string
  /** Query that the page was rendered for, with question mark, or empty. */
  search: string
  settings: {
    company_name: string
    phone: string
    opening_hours: FactText
    reply_promise: FactText
    /** How soon we call back when a plant is down; missing where no time is promised. */
    urgent?: { hours: number; always: boolean } | undefined
    /** Measured, in working minutes; missing where it is not shown. */
    answer_time?: number | undefined
  }
  /** Whether inquiries are confirmed by mail. */
  confirms: boolean
}

const FactsContext = createContext<PageFacts | null>(null)

export function PageFactsProvider({ facts, children }: { facts: PageFacts; children: ReactNode }) {
  return <FactsContext value={facts}>{children}</FactsContext>
}

export function usePageFacts(): PageFacts {
  const facts = use(FactsContext)
  if (!facts) throw new Error("usePageFacts needs a PageFactsProvider above it")
  return facts
}

/** The script element with the facts. Each `<` is escaped, so that no text can end the element. */
export function PageFactsBlock() {
  const json = JSON.stringify(usePageFacts()).replaceAll("<", "\\u003c")
  return <script type="application/json" id={pageFactsId} dangerouslySetInnerHTML={{ __html: json }} />
}
