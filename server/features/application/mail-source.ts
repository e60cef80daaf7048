import type { Application } from "#contract/application.ts"
import { type MailSource, companyTime, oneLine } from "#server/mail/draft.ts"
import { findApplication } from "./store.ts"

function head(application: Application): string {
  return [
    `Referenz:    ${application.reference}`,
    `Eingegangen: ${companyTime(application.created_at)}`,
    `Name:        ${oneLine(`${application.first_name} ${application.last_name}`, 600)}`,
    `Unterlagen:  ${application.cv.length}`,
  ].join("\n")
}

/** Mails that an application has arrived. Its files can be read in the dashboard only. */
export const applicationMailSource: MailSource = {
  notice: async (db, id, publicUrl) => {
    const application = await findApplication(db, id)
    if (!application) return null
    return {
      to: null,
      replyTo: application.email,
      subject: oneLine(`Bewerbung ${application.reference}`),
      text: `${head(application)}\n\nUnterlagen im Dashboard: ${publicUrl}/dashboard/requests/applications\n`,
    }
  },
  sender: (db, id) => findApplication(db, id),
  digest: async (db, ids) => {
    const applications = await Promise.all(ids.map((id) => findApplication(db, id)))
    return applications.flatMap((application) =>
      application ? [{ text: `Bewerbung\n${head(application)}`, urgent: false }] : [],
    )
  },
}
