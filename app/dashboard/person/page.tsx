import { useState } from "react"
import { limits } from "#contract/limits.ts"
import type { Person } from "#contract/person.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Button } from "../ui/button.tsx"
import { TextField } from "../ui/field.tsx"
import { Form } from "../ui/form.tsx"
import { formatDay, formatMoment } from "../ui/format-date.ts"
import { SettingsTabs } from "../ui/settings-tabs.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState } from "../ui/states.tsx"
import { callApi, saveFile } from "../api/call-api.ts"
import { useConfirmDelete } from "../ui/confirm.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"
import { useForm } from "../ui/use-form.ts"
import "./person.css"

/** Returns the number of mails from or to a person in inquiries of others or unsorted. */
const countMails = ({ messages, mails, copies }: Person): number => messages.length + mails.length + copies.length

/** Looks up a person and erases the data. */
function usePerson() {
  const { person: texts, common } = useDashboardTexts()
  const confirmDelete = useConfirmDelete()
  const toast = useToast()
  const [found, setFound] = useState<Person | null>(null)
  const { run } = useAction({ failed: texts.failed, about: "person" })
  const form = useForm({
    start: { email: "" },
    failed: texts.failed,
    check: ({ email }) => ({ email: email.trim() === "" ? common.fieldErrors.required : undefined }),
    send: async ({ email }) => {
      setFound(null)
      setFound(await callApi("GET /person", { query: { email: email.trim() } }))
    },
  })
  const erase = (person: Person) =>
    run(async () => {
      const { email, inquiries, applications } = person
      const question =
        `${texts.eraseText(email, inquiries.length, applications.length)} ${texts.mails(countMails(person))}`.trim()
      if (!(await confirmDelete(<p>{question}</p>, texts.erase))) return
      const gone = await callApi("DELETE /person", { query: { email } })
      toast({ text: texts.erased(gone.inquiries, gone.applications), about: "person" })
      const { kept } = person
      const left = inquiries.filter(({ id }) => kept.some((inquiry) => inquiry.id === id))
      setFound({ email, inquiries: left, applications: [], messages: [], mails: [], copies: [], kept })
    })
  return { found, form, erase }
}

/** Everything stored about one e-mail address, to be exported or erased. */
export default function PersonPage() {
  const { person: texts, settings } = useDashboardTexts()
  const { found, form, erase } = usePerson()
  return (
    <>
      <PageHeader
        title={texts.title}
        crumbs={[{ to: "/dashboard/settings", label: settings.title }]}
        stamp={texts.stamp}
      />
      <SettingsTabs />
      <Form form={form} className="person-find">
        <TextField
          label={texts.email}
          hint={texts.emailHint}
          {...form.field("email")}
          isRequired
          type="email"
          inputMode="email"
          maxLength={limits.email}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" icon="search" busy={form.isBusy}>
          {texts.find}
        </Button>
      </Form>
      <div aria-live="polite">{found && <Found person={found} onErase={() => void erase(found)} />}</div>
    </>
  )
}

function Found({ person, onErase }: { person: Person; onErase: () => void }) {
  const { person: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const { email, inquiries, applications } = person
  const mailCount = countMails(person)
  if (inquiries.length + applications.length + mailCount === 0)
    return <EmptyState title={texts.nothing} text={`${email}. ${texts.nothingText}`} />
  const entries = [
    ...inquiries.map((row) => ({ ...row, kind: texts.inquiry, about: row.company })),
    ...applications.map((row) => ({ ...row, kind: texts.application, about: `${row.first_name} ${row.last_name}` })),
  ]
  return (
    <section className="d-sec">
      <h2>{texts.found(inquiries.length, applications.length)}</h2>
      <ul className="person-list" aria-label={texts.listLabel}>
        {entries.map(({ reference, kind, about, created_at, deleted }) => (
          <li key={reference}>
            <b>{kind}</b> <span className="mono">{reference}</span>
            <span className="about">{about}</span>
            <span className="when">
              <time dateTime={created_at}>{formatMoment(created_at, language)}</time>
              {deleted && `, ${texts.inTrash}`}
            </span>
          </li>
        ))}
      </ul>
      {mailCount > 0 && <p>{texts.mails(mailCount)}</p>}
      {person.kept.map(({ id, reference, until }) => (
        <p key={id}>{texts.kept(reference, formatDay(until, language))}</p>
      ))}
      <p className="hint">{texts.backups}</p>
      <div className="action-row">
        <Button look="line" icon="dl" onClick={() => savePerson(person)}>
          {texts.save}
        </Button>
        <Button look="danger" icon="trash" onClick={onErase}>
          {texts.erase}
        </Button>
      </div>
    </section>
  )
}

/** Saves everything about a person as a file, to respond to requests under Art. 15 and 20 GDPR. */
const savePerson = (person: Person): void =>
  saveFile(
    new Blob([JSON.stringify(person, null, 2)], { type: "application/json" }),
    `${person.email.replaceAll(/[^\w.-]/gu, "_")}.json`,
  )
