import { countIn } from "../../count.ts"
import type { DashboardTexts } from "../dashboard-texts.ts"

const count = countIn("en")

export const overview: DashboardTexts["overview"] = {
  title: "Overview",
  allWell: (backup, copy) => `All is well.${backup ? ` Backup ${backup}${copy ? `, copied ${copy}` : ""}.` : ""}`,
  inquiries: "Open requests",
  pastPromise: (inquiries) => `${count.figure(inquiries)} over the promise`,
  mail: "Mail",
  drafts: "Drafts ready",
  oldestReady: (when, name) => `oldest from ${when}, ${name}`,
  nextPlan: (when, title) => `planned ${when}: ${title}`,
  translations: "Translations",
  openTexts: (languages) => `${languages} missing or outdated`,
  backup: "Backup",
  noBackup: "none",
  site: "Site",
  inquiriesByWeek: "Requests per week",
  inWeeks: (inquiries, weeks) => `${count.figure(inquiries)} in ${weeks} weeks`,
  searchedInVain: "Most searched without a hit",
  viewsByDay: "Page views per day",
  inDays: (views, days) => `${count.figure(views)} in ${days} days`,
  mostRead: "Most read",
  cameFrom: "Came from",
  direct: "direct, or not said",
  language: "Language",
  views: "Views",
  day: "Day",
  howCounted:
    "Counted on the server without cookies, addresses or visitors: one number per day, page, language and referring host. Programs and signed-in browsers are left out. Kept for 25 months.",
  asTable: "Show as table",
  week: "Week",
  weekFrom: (day) => `from ${day}`,
  amount: "Number",
}
