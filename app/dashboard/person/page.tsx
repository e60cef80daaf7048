import { type FormEvent, useRef, useState } from "react"
import { limits } from "#contract/limits.ts"
import type { Person } from "#contract/person.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Button } from "../ui/button.tsx"
import { TextField } from "../ui/field.tsx"
import { focusFirstInvalid } from "../ui/focus-first-invalid.ts"
import { formatMoment } from "../ui/format-date.ts"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState } from "../ui/states.tsx"
import { savePerson } from "./save-person.ts"
import { countMails, usePerson } from "./use-person.tsx"
import "./person.css"

/** Everything stored about one e-mail address, to be exported or erased. */
export default function PersonPage() {
  const { person: texts, settings, common } = useDashboardTexts()
  const [email, setEmail] = useState("")
  const [isEmpty, setIsEmpty] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { found, error, isBusy, find, erase } = usePerson()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsEmpty(email.trim() === "")
    if (email.trim() !== "") await find(email.trim())
    focusFirstInvalid(form)
  }
  return (
    <>
      <PageHeader
        title={texts.title}
        crumbs={[{ to: "/dashboard/settings", label: settings.title }]}
        stamp={texts.stamp}
      />
      <form className="person-find" ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={texts.email}
          hint={texts.emailHint}
          value={email}
          onValue={setEmail}
          error={isEmpty ? common.fieldErrors.required : error}
          isRequired
          type="email"
          inputMode="email"
          maxLength={limits.email}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" icon="search" busy={isBusy}>
          {texts.find}
        </Button>
      </form>
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
    ...inquiries.map((one) => ({ ...one, kind: texts.inquiry, about: one.company })),
    ...applications.map((one) => ({ ...one, kind: texts.application, about: `${one.first_name} ${one.last_name}` })),
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
