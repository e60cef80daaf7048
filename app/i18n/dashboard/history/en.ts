import { countIn } from "../../count.ts"
import type { DashboardTexts } from "../dashboard-texts.ts"

const count = countIn("en")

export const history: DashboardTexts["history"] = {
  title: "History",
  loadFailed: "The history could not be loaded",
  empty: "No former version yet",
  emptyText: "Every save keeps the version before it; the last 50 can be restored.",
  listLabel: "Changes, newest first",
  current: (when) => `Present version: ${when}`,
  unsaved: "What you have not saved yet is not in here and is not lost by restoring.",
  changedBy: (when, who) => `Changed ${when} by ${who}`,
  versions: (version, next) => `${version} → ${next}`,
  nothing: "no text changed",
  onlyFormat: "Only formatting or links have changed.",
  added: "added:",
  removed: "removed:",
  restore: (version) => `Restore version ${version}`,
  restored: (version) => `Version ${version} restored`,
  version: (version) => `Version ${version}`,
  inForm: (version) => `Version ${version} is in the form and not saved yet.`,
  sameAsForm: (version) => `The form holds the same as version ${version} already.`,
  picturesGone: (pictures) =>
    pictures === 1
      ? "One picture of that time does not belong to it any more."
      : `${count.figure(pictures)} pictures of that time do not belong to it any more.`,
  restoreFailed: "Could not restore.",
  showChanges: "Show what changed",
  germanTitle: "What changed in the German text",
  germanSince: (language, day) => `${language} last saved on ${day}. Since then in German:`,
  germanPartly: "The version of that time is no longer kept. This compares with the oldest one that is.",
  germanSame: "The German text is the same again as it was then.",
}
