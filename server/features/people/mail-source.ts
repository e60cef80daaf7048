import { findTicketOf, makeTicket } from "#server/auth/ticket-store.ts"
import { type AccountMailSource, accountMail } from "#server/mail/draft.ts"

const texts = {
  invite: {
    subject: (company: string) => `Einladung zum Dashboard / Invitation to the dashboard: ${company}`,
    lead: "Sie sind zum Dashboard der Website eingeladen. Wählen Sie hier innerhalb von 7 Tagen Ihr Passwort:\nYou are invited to the website's dashboard. Choose your password here within 7 days:",
  },
  reset: {
    subject: (company: string) => `Neues Passwort / New password: ${company}`,
    lead: "Für Ihre Anmeldung wurde ein neues Passwort angefordert. Wählen Sie es hier innerhalb von 30 Minuten:\nA new password was asked for. Choose it here within 30 minutes:",
  },
}
const ending = {
  invite: "",
  reset:
    "Haben Sie das nicht angefordert, tun Sie nichts: Ihr Passwort gilt weiter.\nIf you did not ask for it, do nothing: your password stays valid.",
}

const emailChanged =
  "Diese Adresse gehört nicht mehr zu Ihrer Anmeldung am Dashboard der Website: Dort ist jetzt eine andere E-Mail-Adresse eingetragen oder keine. Haben Sie das nicht veranlasst, wenden Sie sich sofort an einen Inhaber des Zugangs.\nThis address no longer belongs to your sign-in at the website's dashboard: another e-mail address, or none, is entered there now. If this was not you, tell an owner of the dashboard at once."

/** Writes a mail with a link created at that moment, so that it is not stored. */
const writeLink = async (
  kind: keyof typeof texts,
  ...[db, { accountId, company, publicUrl, now }]: Parameters<AccountMailSource>
) => {
  // The mailed invitation takes the place of the one that was shown, and is its maker's too.
  const before = kind === "invite" ? await findTicketOf(db, accountId, kind, now) : undefined
  const { ticket } = await makeTicket(db, { kind, accountId, ...(before && { data: before.data }) }, now)
  const { subject, lead } = texts[kind]
  return accountMail(subject(company), [lead, `${publicUrl}/controller/${kind}#${ticket}`, ending[kind]])
}

/** Tells the former address of an account that it was changed, without the new one. */
const writeEmailChanged: AccountMailSource = async (_db, { company }) =>
  accountMail(`E-Mail-Adresse geändert / E-mail address changed: ${company}`, [emailChanged])

/** Writes mails to people about their accounts. */
export const peopleMailSources = {
  invite: (db, mail) => writeLink("invite", db, mail),
  reset: (db, mail) => writeLink("reset", db, mail),
  "email-changed": writeEmailChanged,
} satisfies Record<string, AccountMailSource>
