import { limits } from "#contract/limits.ts"
import type { Person } from "#contract/person.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Button } from "../ui/button.tsx"
import { TextField } from "../ui/field.tsx"
import { Form } from "../ui/form.tsx"
import { formatMoment } from "../ui/format-date.ts"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState } from "../ui/states.tsx"
import { savePerson } from "./save-person.ts"
import { countMails, usePerson } from "./use-person.tsx"
import "./person.css"

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
