import { countIn } from "../../count.ts"
import type { DashboardTexts } from "../dashboard-texts.ts"

const count = countIn("en")

export const checks: DashboardTexts["checks"] = {
  title: "Content checks",
  count: (findings) => count.of(findings, { one: "finding", other: "findings" }),
  none: "Nothing found that could be better.",
  image: (position) => (position > 0 ? `image ${position}` : "image"),
  kinds: {
    empty_heading: () => "heading without words. Fill it in or delete it.",
    heading_order: (words) => `the heading “${words}” skips a level.`,
    link_without_words: (address) => `link without words: ${address}`,
    link_to_nothing: (address) => `link to nothing: there is no page ${address}.`,
    missing_alt: (languages) => `description missing: ${languages}.`,
    meaningless_alt: (languages) => `the description says nothing about the image: ${languages}.`,
    title_too_long: (pixels) =>
      `too wide for a result page: ${pixels} instead of at most 580 pixels, its end is cut off.`,
    same_text: (languages) => `the same text in two languages: ${languages}.`,
  },
}
