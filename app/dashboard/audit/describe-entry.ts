import { type Role, roles } from "#contract/ability.ts"
import type { AuditEntry } from "#contract/audit.ts"
import { type Language, languages } from "#contract/language.ts"
import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"
import { textPageScreens } from "../kinds.ts"
import { formatMoment } from "../ui/format-date.ts"

type Words = Pick<
  DashboardTexts,
  "audit" | "publishing" | "trash" | "people" | "shell" | "account" | "accessKeys" | "inquiries"
>

/** Segment of a sentence: plain text, or the value of a placeholder. */
export type SentencePart = { text: string; kind: "plain" | "who" | "record" | "title" }

/** Returns the sentence of an entry in segments, so that the record can be a link. */
export function describeEntry(entry: AuditEntry, words: Words): SentencePart[] {
  const { audit } = words
  const template = Object.hasOwn(audit.sentences, entry.event) ? audit.sentences[entry.event] : `{who}: ${entry.event}`
  return template
    .split(/(\{\w+\})/u)
    .filter(Boolean)
    .flatMap((segment) => fill(segment, entry, words))
}

const plain = (text: string): SentencePart => ({ text, kind: "plain" })

function fill(segment: string, entry: AuditEntry, words: Words): SentencePart[] {
  const { audit } = words
  switch (segment) {
    case "{who}":
      return [{ text: whoDid(entry, words), kind: "who" }]
    case "{title}":
      return [{ text: entry.title, kind: "title" }]
    case "{parts}":
      return entry.count === 1 && entry.record?.kind === "part"
        ? named(audit.objects.part, entry, words)
        : [plain(audit.parts(entry.count))]
    case "{object}":
      return objectOf(entry, words)
    case "{record}":
      return entry.record ? named(kindName(entry.record.kind, words), entry, words) : []
    default:
      return [plain(segment)]
  }
}

function whoDid({ who, event }: AuditEntry, { audit }: Words): string {
  if (who !== "") return who
  return event === "sign_in_failed" || event === "second_step_failed" ? audit.stranger : audit.program
}

/** Returns the record as the object of a sentence; several by number. */
function objectOf(entry: AuditEntry, words: Words): SentencePart[] {
  const { audit } = words
  const { record, count } = entry
  if (record && (count === 1 || record.id !== "")) return named(audit.objects[record.kind], entry, words)
  return [plain(record?.kind === "part" ? audit.parts(count) : audit.entries(count))]
}

function named(kind: string, entry: AuditEntry, words: Words): SentencePart[] {
  const title = titleOf(entry, words)
  if (entry.record?.kind === "settings") return [{ text: kind, kind: "record" }]
  return [plain(`${kind} `), { text: words.audit.quoted(title), kind: "record" }]
}

/** Returns the navigation's name of a page, otherwise the stored title. */
function titleOf({ record, title }: AuditEntry, { shell, trash }: Words): string {
  const page = record?.kind === "page" && textPageScreens.find(({ link }) => link === record.id)
  if (page) return shell.entries[page.entry]
  return title || trash.untitled
}

const kindName = (kind: NonNullable<AuditEntry["record"]>["kind"], { audit, trash, shell }: Words): string => {
  if (kind === "page") return audit.page
  return kind === "settings" ? shell.entries.settings : trash.kind[kind]
}

/** Returns the additional detail of an entry; "" for none. */
export function detailOfEntry(entry: AuditEntry, words: Words, language: Language): string {
  const sentence = words.audit.sentences[entry.event]
  const title = sentence && !/\{(?:title|object|record|parts)\}/u.test(sentence) ? entry.title : ""
  return [title, readableDetail(entry, words, language)].filter(Boolean).join(" · ")
}

function readableDetail({ event, detail, count }: AuditEntry, words: Words, language: Language): string {
  const { audit, people, account, accessKeys, inquiries } = words
  const [, added, changed, removed, file = ""] = /^\+(\d+) ~(\d+) −(\d+) (.*)$/u.exec(detail) ?? []
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- the detail of every other event is shown as it is
  switch (event) {
    case "imported":
      return added === undefined
        ? detail
        : `${audit.imported(Number(added), Number(changed), Number(removed))} · ${file}`
    case "person_shown":
    case "person_erased": {
      const [inquiries = 0, applied = 0] = detail.split(" + ").map(Number)
      return audit.personData(inquiries, applied)
    }
    case "restored":
      return /^\d+$/u.test(detail) ? audit.parts(Number(detail)) : detail
    case "signed_in":
      return Object.hasOwn(account.methods, detail) ? account.methods[detail as keyof typeof account.methods] : detail
    case "translation_marked_as_current":
      return languages.includes(detail as Language) ? inquiries.languages[detail as Language] : detail
    case "planned":
    case "plan_confirmed":
    case "plan_taken_back":
      return plannedMoment(detail, words, language)
    case "plan_waits":
      return Object.hasOwn(words.publishing.waits, detail)
        ? words.publishing.waits[detail as keyof typeof words.publishing.waits]
        : detail
    case "hidden":
    case "shown":
    case "hidden_by_plan":
    case "shown_by_plan":
      return wordByWord(detail, inquiries.languages)
    case "access_key_made":
      return wordByWord(detail, accessKeys.abilities)
    case "second_factor_asked_of":
      return Object.hasOwn(people.rules, detail) ? people.rules[detail as keyof typeof people.rules].label : detail
    case "person_invited":
    case "person_changed":
    case "profile_changed":
      return personDetail(detail, words)
    case "inquiries_exported":
    case "log_exported":
      return audit.entries(count)
    default:
      return detail
  }
}

/** Returns what is planned, in the clock of the company; before the act was stored too, only its moment. */
function plannedMoment(detail: string, { publishing }: Words, language: Language): string {
  const [, act = "", at = ""] = /^(?:(\w+) )?(\d{4}-.*Z)$/u.exec(detail) ?? []
  if (at === "") return detail
  const moment = formatMoment(at, language)
  return Object.hasOwn(publishing.acts, act) ? publishing.acts[act as keyof typeof publishing.acts](moment) : moment
}

/** Translates names of fields, roles and languages. */
function personDetail(detail: string, { audit, people, inquiries }: Words): string {
  const names: Record<string, string> = {
    ...audit.fields,
    none: audit.none,
    ...Object.fromEntries(roles.map((role: Role) => [role, people.roles[role].name])),
    ...Object.fromEntries(languages.map((language) => [language, inquiries.languages[language]])),
  }
  return wordByWord(detail, names)
}

const wordByWord = (detail: string, names: Readonly<Record<string, string>>): string =>
  detail.replaceAll(/[a-z][a-z.]*/gu, (word) => (Object.hasOwn(names, word) ? (names[word] ?? word) : word))
