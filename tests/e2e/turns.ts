import process from "node:process"
import { notInTurn } from "../harness/turns.ts"

/**
 * Journeys of special cases, screens beside the main ways, and one rule over several pages: an ordinary run takes every
 * eighth file of them. What is named neither here nor below is in every run.
 */
export const everyEighth = [
  "activity-log",
  "addresses",
  "applications",
  "call-back",
  "captcha-picture",
  "catalogue",
  "categories",
  "comment-pattern",
  "content-checks",
  "dashboard-frame",
  "dashboard-language",
  "deleted-group",
  "dialog-drafts",
  "draft-marks",
  "early-typing",
  "empty-screens",
  "empty-site",
  "first-view",
  "forms",
  "history",
  "images",
  "import-groups",
  "keyboard",
  "keyboard-patterns",
  "link-search",
  "next-response",
  "not-found",
  "order",
  "own-fields",
  "page-cache",
  "page-structure",
  "part-grid-undo",
  "part-page-links",
  "partners",
  "parts-table",
  "paste",
  "person",
  "photos",
  "pictures",
  "print",
  "raw-browser",
  "reading-aids",
  "ready-for-review",
  "removed-parts",
  "reset-password",
  "result-page",
  "sent-requests",
  "server-away",
  "spare-parts",
  "tables",
  "tabs",
  "text-pages",
  "translation-work",
  "typing",
  "unknown-parts",
  "unpublished-records",
] as const

/** Journeys beside others with the same screens and rules, and walks over many pages: every fourth file. */
export const everyFourth = [
  "accessible-dialogs",
  "accessible-states",
  "accessible-walk",
  "account",
  "careers",
  "crawl",
  "demand",
  "draft-pictures",
  "draft-plans",
  "forced-colors",
  "form-without-script",
  "import-wizard",
  "incoming-mail",
  "islands",
  "part-crawl",
  "part-grid",
  "people",
  "preview",
  "private-page",
  "products",
  "roles",
  "script-budget",
  "search-panel",
  "settings",
  "two-browsers",
] as const

/** Main ways of which a run walks half: each has its rules and its calls in the other stages. */
export const everySecond = [
  "backup",
  "budgets",
  "desk",
  "drafts",
  "editing",
  "import",
  "requests",
  "services",
  "sign-in",
  "spare-groups",
  "trash",
] as const

/** Returns the files that this run leaves to another one, as globs; none in the long form and where single files are asked for. */
export function filesNotInTurn(env: NodeJS.ProcessEnv = process.env): string[] {
  if (env["E2E_FORM"] === "long" || env["E2E_PART"]) return []
  return [...notInTurn(everyEighth, 8, env), ...notInTurn(everyFourth, 4, env), ...notInTurn(everySecond, 2, env)].map(
    (name) => `**/${name}.e2e.ts`,
  )
}
