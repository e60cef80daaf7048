import { countIn } from "../../count.ts"
import type { DashboardTexts } from "../dashboard-texts.ts"

const count = countIn("en")

export const overview: DashboardTexts["overview"] = {
  title: "Overview",
  allWell: (backup, copy) => `All is well.${backup ? ` Backup ${backup}${copy ? `, copied ${copy}` : ""}.` : ""}`,
  inquiries: "Open inquiries",
  pastPromise: (inquiries) => `${count.figure(inquiries)} over the promise`,
  mail: "Mail",
  drafts: "Drafts ready",
  oldestReady: (when, name) => `oldest from ${when}, ${name}`,
  nextPlan: (when, title) => `planned ${when}: ${title}`,
  translations: "Translations",
  openTexts: (languages) => `${languages} missing or outdated`,
  backup: "Backup",
  site: "Site",
  inquiriesByWeek: "Inquiries per week",
  inWeeks: (inquiries, weeks) => `${count.figure(inquiries)} in ${weeks} weeks`,
  searchedInVain: "Most searched without a hit",
  asTable: "Show as table",
  week: "Week",
  weekFrom: (day) => `from ${day}`,
  amount: "Number",
}
