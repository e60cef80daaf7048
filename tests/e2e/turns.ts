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

/** Long journeys whose subject has others in every run: a run takes every second file of them. */
export const everySecond = [
  "accessible-dialogs",
  "careers",
  "demand",
  "form-without-script",
  "import-wizard",
  "islands",
  "people",
  "part-grid",
  "products",
  "roles",
] as const

/** Returns the files that this run leaves to another one, as globs; none in the long form and where single files are asked for. */
export function filesNotInTurn(env: NodeJS.ProcessEnv = process.env): string[] {
  if (env["E2E_FORM"] === "long" || env["E2E_PART"]) return []
  return [...notInTurn(everyEighth, 8, env), ...notInTurn(everySecond, 2, env)].map((name) => `**/${name}.e2e.ts`)
}
