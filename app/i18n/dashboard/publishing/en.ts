import { countIn } from "../../count.ts"
import type { DashboardTexts } from "../dashboard-texts.ts"

const count = countIn("en")

export const publishing: DashboardTexts["publishing"] = {
  title: "Drafts",
  total: (drafts) => count.of(drafts, { one: "draft", other: "drafts" }),
  loadFailed: "The drafts could not be loaded",
  emptyTitle: "No draft is waiting",
  emptyText: "What is saved as a draft in a form, or planned for later, stands here until it is published.",
  textPage: "Text page",
  tick: (title) => `Choose: ${title}`,
  differences: "Show differences",
  differencesFailed: "The differences could not be loaded",
  tickAll: "Choose all",
  publishTicked: (drafts) => `Publish ${count.of(drafts, { one: "draft", other: "drafts" })}`,
  publishedTicked: (drafts) => `${count.of(drafts, { one: "draft", other: "drafts" })} published`,
  stayed: (drafts) =>
    `${count.of(drafts, { one: "draft stays", other: "drafts stay" })}: changed since it was shown, or not to be published as it is. Please open each.`,
  savedBy: (name, when) => `Draft by ${name}, ${when}`,
  ready: "Ready for review",
  readyBy: (who, when) => `Ready for review by ${who}, ${when}`,
  note: "Note for the review",
  filter: "Drafts shown",
  all: "All",
  noneReady: "No draft is ready for review",
  showAll: "Show all drafts",
  planAsk: "On a date…",
  planTitle: "Publish on a date",
  planAct: "Set a date",
  hideDay: "Off the site from",
  hideTime: "At, by the German clock",
  hideTooEarly: "This moment is not after the one before",
  planBoth: (dates) => (dates > 1 ? "Set both dates" : "Set the date"),
  allPlanned: "Planned",
  nonePlanned: "Nothing is planned",
  day: "Day",
  time: "Time in Germany",
  past: "This moment has passed",
  inGermany: "Germany",
  inBrowser: "Your browser",
  fromNow: "From now",
  duration: (minutes) =>
    minutes >= 1_440
      ? `${Math.floor(minutes / 1_440)} d ${Math.floor((minutes % 1_440) / 60)} h`
      : `${Math.floor(minutes / 60)} h ${minutes % 60} min`,
  planWhat: "What of it",
  planNothing: "Tick at least one language.",
  planText:
    "What the draft holds at that moment is published. If somebody changes the page before, nothing is overwritten. If somebody who may not publish changes the draft, the date waits for a confirmation.",
  publishOn: (when) => `Publish on ${when}`,
  publishLater: "Publish later",
  acts: {
    publish: (when) => `Publishes on ${when}`,
    hide: (when) => `Leaves the site on ${when}`,
    show: (when) => `Comes to the site on ${when}`,
  },
  failed: {
    publish: (when) => `Publishing on ${when} failed, nothing was overwritten. Open the draft and publish it by hand.`,
    hide: (when) => `Taking this off the site on ${when} failed. Open the record and take it off the site by hand.`,
    show: (when) => `Putting this on the site on ${when} failed. Open the record and put it on the site by hand.`,
  },
  waits: {
    draft_changed: "Waits for a confirmation: somebody who may not publish has changed the draft.",
    forbidden: "Waits for a confirmation: the person who planned this may no longer publish.",
  },
  confirm: "Confirm",
  takeBack: "Take back",
  dismiss: "Done",
}
