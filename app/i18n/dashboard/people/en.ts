import { countIn } from "../../count.ts"
import type { DashboardTexts } from "../dashboard-texts.ts"

const count = countIn("en")

export const people: DashboardTexts["people"] = {
  title: "People",
  loadFailed: "The people could not be loaded",
  summary: (open, disabled) =>
    disabled > 0
      ? `${count.figure(open)} may sign in, ${count.figure(disabled)} disabled`
      : `${count.figure(open)} may sign in`,
  invite: "Invite",
  roleList: ([first = "", ...others]) => [first, ...others.map((name) => name.toLowerCase())].join(", "),
  roles: {
    owner: { name: "Owner", area: "everything", text: "May do everything, also people, backups and settings." },
    editor: {
      name: "Editor",
      area: "texts and pictures",
      text: "Writes and publishes texts and pictures in all languages.",
    },
    translator: {
      name: "Translator",
      area: "own languages",
      text: "Drafts texts, categories and products in their own languages, writes the descriptions of parts and reads all content.",
    },
    parts: { name: "Parts", area: "part lists", text: "Keeps the part lists and imports sheets." },
    sales: { name: "Sales", area: "requests", text: "Reads, answers and exports requests." },
  },
  columns: {
    name: "Name, login",
    roles: "Roles",
    languages: "Languages",
    lastSignIn: "Last sign-in",
    factor: "Second factor",
    state: "State",
    more: "More",
  },
  allLanguages: "all",
  now: "now",
  never: "never",
  self: "this is you",
  active: "active",
  disabled: "disabled",
  invitedUntil: (day) => `invited, until ${day}`,
  linkExpired: "invited, link expired",
  factorOn: "on",
  factorOff: "off",
  edit: "edit",
  moreFor: (name) => `More for ${name}`,
  newSignInLink: "New sign-in link",
  newInviteLink: "New invite link",
  endSessions: "End sessions",
  sessionsEnded: (name) => `The sessions of ${name} have ended`,
  takeFactor: "Take second factor away…",
  takeFactorTitle: "Take the second factor away?",
  takeFactorText: (name) =>
    `Device, passkeys and recovery codes of ${name} are no longer valid, and the sessions end. The password is enough then, until a new second factor is set up.`,
  takeFactorYes: "Take away",
  factorTaken: (name) => `${name} has no second factor any more`,
  disable: "Disable…",
  disableTitle: "Disable this person?",
  disableText: (name) =>
    `${name} can no longer sign in; the sessions end at once. The name stays in the history, the e-mail address is removed after 30 days.`,
  disableYes: "Disable",
  disabledDone: (name) => `${name} is disabled`,
  enable: "Enable",
  enabled: (name) => `${name} can sign in again`,
  takeBack: "Take invite back…",
  takeBackTitle: "Take the invite back?",
  takeBackText: (name) => `The link for ${name} is no longer valid, and the entry goes.`,
  takeBackYes: "Take back",
  takenBack: (name) => `The invite of ${name} is taken back`,
  lastOwner: "The only owner. Give somebody else the role first.",
  inviteTitle: "Invite a person",
  inviteNamed: (name) => (name ? `Invite ${name}` : "Invite"),
  editTitle: (name) => `Edit ${name}`,
  name: "Name",
  login: "Login",
  email: "E-mail",
  emailOptional: "not needed",
  emailHint: "Only to send the link and what goes wrong. The link is shown here in any case.",
  ownLanguages: "Languages of the translator",
  rolesMissing: "Choose at least one role.",
  languagesMissing: "Choose at least one language.",
  loginTaken: "Somebody has this login already. Take another one.",
  emailTaken: "This address belongs to somebody else already.",
  invitedTitle: (name) => `${name} is invited`,
  linkTitle: (name) => `New link for ${name}`,
  linkLabels: { invite: "Link to the first sign-in", reset: "Link to a new password" },
  linkHint: (until) => `Works once, until ${until}. It is shown only now; a new one can be made at any time.`,
  linkTexts: {
    invite: (name) =>
      `Give it to ${name} yourself. It leads to where a password is chosen and a second factor may be set up.`,
    reset: (name) =>
      `Give it to ${name} yourself. It leads to where a new password is chosen; until then the old one is valid.`,
  },
  mailIt: "Mail it",
  mailed: (email) => `A link is on its way to ${email}. Only that one is valid; the one shown here no longer is.`,
  done: "Done",
  lacking: (names) => {
    if (names.length === 1) return `${names[0] ?? ""} has no second factor.`
    const others = names.length > 3 ? [`${count.figure(names.length - 3)} more`] : []
    const shown = [...names.slice(0, 3), ...others]
    return `${shown.slice(0, -1).join(", ")} and ${shown.at(-1) ?? ""} have no second factor.`
  },
  ruleNow: {
    off: "Owners may ask it of everybody.",
    owners: "A second factor is asked of owners.",
    everybody: "A second factor is asked of everybody.",
  },
  askOfEverybody: "Ask it of everybody…",
  changeRule: "Change…",
  ruleTitle: "Ask for a second factor",
  ruleText:
    "Whoever lacks one gets only as far as setting it up after signing in. This holds at once, for you as well.",
  ruleLegend: "Of whom",
  rules: {
    off: { label: "Of nobody", text: "Those who want one set it up in their account." },
    owners: { label: "Of owners", text: "They may do everything; their sign-in is worth the most." },
    everybody: { label: "Of everybody", text: "A stolen password alone opens nothing then." },
  },
  ruleChanged: "The rule holds from now on",
  matrix: {
    title: "What each role may do",
    several: "A person may have several roles.",
    yes: "yes",
    no: "no",
    groups: { content: "Texts and pictures", parts: "Parts", inquiries: "Requests", site: "Keeping the site" },
    rows: {
      read: "Read everything, drafts and former versions",
      drafts: "Save drafts, share them by link",
      publish: "Publish, plan, take off the site",
      pictures: "Pictures, addresses, search results",
      parts: "Change parts",
      import: "Import a sheet, undo an import",
      inquiries: "Read, answer, export",
      demand: "Searches without a hit",
      applications: "Applications and CVs",
      trash: "Restore from the trash",
      site: "People, access keys, settings, backups, log",
    },
    notes: {
      ownLanguages: "own languages",
      ownDescriptions: "own descriptions",
      parts: "parts",
      inquiries: "requests",
    },
  },
}
