import process from "node:process"

/**
 * Journeys of special cases, screens beside the main ways, and one rule over several pages: an ordinary run takes every fourth file of
 * them, so that four runs in a row take all. What is not named here is in every run.
 */
export const takingTurns = [
  "activity-log",
  "applications",
  "call-back",
  "captcha-picture",
  "catalogue",
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
  "history",
  "images",
  "import-groups",
  "keyboard",
  "keyboard-patterns",
  "link-search",
  "not-found",
  "order",
  "own-fields",
  "page-structure",
  "part-grid-undo",
  "part-page-links",
  "partners",
  "parts-table",
  "paste",
  "person",
  "pictures",
  "print",
  "raw-browser",
  "reading-aids",
  "ready-for-review",
  "removed-parts",
  "reset-password",
  "result-page",
  "sent-requests",
  "spare-parts",
  "tables",
  "tabs",
  "text-pages",
  "translation-work",
  "typing",
  "unknown-parts",
  "unpublished-records",
] as const

const turns = 4

/** Returns the files that this run leaves to another one, as globs; none in the long form and where single files are asked for. */
export function filesNotInTurn(env: NodeJS.ProcessEnv = process.env): string[] {
  if (env["E2E_FORM"] === "long" || env["E2E_SHARE"] === undefined || env["E2E_PART"]) return []
  const turn = (Number(env["E2E_SHARE"]) - 1) % turns
  return takingTurns.filter((_name, index) => index % turns !== turn).map((name) => `**/${name}.e2e.ts`)
}
