import { countIn } from "../../count.ts"
import type { DashboardTexts } from "../dashboard-texts.ts"

const count = countIn("en")
const inquiries = (found: number) => count.of(found, { one: "request", other: "requests" })
const applications = (found: number) => count.of(found, { one: "application", other: "applications" })

export const person: DashboardTexts["person"] = {
  title: "Personal data",
  stamp: "Look up and erase by e-mail address",
  email: "E-mail address of the person",
  emailHint: "Requests and applications are searched, the trash too.",
  find: "Find",
  nothing: "Nothing is stored about this address",
  nothingText: "Check the spelling. Upper and lower case make no difference.",
  found: (inquiryCount, letters) => `${inquiries(inquiryCount)} and ${applications(letters)}`,
  mails: (total) =>
    total === 0
      ? ""
      : `Besides ${count.of(total, { one: "e-mail", other: "e-mails" })} in requests of others or unsorted.`,
  listLabel: "Entries found",
  inquiry: "Request",
  application: "Application",
  inTrash: "in the trash",
  save: "Save as a file",
  erase: "Erase for good",
  eraseText: (email, inquiryCount, letters) =>
    `About ${email}: ${inquiries(inquiryCount)} and ${applications(letters)}, with all files. There is no way back, not even from the trash.`,
  erased: (inquiryCount, letters) => `Erased: ${inquiries(inquiryCount)} and ${applications(letters)}`,
  failed: "That did not work.",
  kept: (reference, day) =>
    `${reference} stays until ${day}: its offer was ordered, and the law asks to keep it for that long.`,
  backups: "Backups hold the data for up to 30 days more. A restore erases them again.",
}
