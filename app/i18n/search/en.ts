import { countIn } from "../count.ts"
import type { PublicTexts } from "../public-texts.ts"

const counted = countIn("en")
const hits = (number: number) => counted.of(number, { one: "hit", other: "hits" })

export const search: PublicTexts["search"] = {
  title: "Search",
  titleFor: (query) => `Search for “${query}”`,
  description: "Search part numbers, descriptions, gas turbines, spare-part groups and services.",
  suggestions: "Suggestions",
  hits,
  allHits: (number) => (number === 1 ? "Show the hit" : `Show all ${hits(number)}`),
  none: (query) => `Nothing matches “${query}”`,
  noneHelp: "Check the number, or send us what you have: a photo of the old part is often enough.",
  empty: "What are you looking for?",
  emptyHelp: "Enter a part number, a description, a turbine or a service.",
  failed: "The search is not responding.",
  failedHelp: "What you typed is kept. Please try again in a moment.",
  kinds: { part: "Spare parts", product: "Gas turbines", spare: "Spare-part groups", service: "Services" },
  substitute: "Superseded by",
  current: (number) => `Current part, supersedes ${number}`,
  ignoring: "Matched ignoring punctuation",
  series: "Hits by spare-part group",
  allSeries: "All groups",
  wordForm: "Found in another form of the word",
  similar: "Similar spelling",
  otherLanguage: "Found in another language",
  foundIn: { de: "Found in German", en: "Found in English", ru: "Found in Russian" },
  readHow: {
    number: (query) => `Read as number “${query}”.`,
    numbers: (query) => `Read as a list: ${query}.`,
    alias: (query) => `This number stands for “${query}”.`,
    synonym: (query) => `Searched for equal words: “${query}”.`,
    layout: (query) => `The search used another keyboard layout: “${query}”.`,
    typo: (query) => `Did you mean “${query}”? These are its hits.`,
    guess: (query) => `Did you mean “${query}”?`,
  },
  guess: "Did you mean this part?",
  askFor: (query) => `Request “${query}”`,
}
