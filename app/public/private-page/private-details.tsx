import { languageTable } from "#contract/language.ts"
import { isTooLong, partSlug } from "#contract/number-reader/part-slug.ts"
import type { PrivateInquiry, PrivateLine } from "#server/features/inquiry/private-store.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { LocalLink } from "../local-link.tsx"

interface DetailsProps {
  inquiry: PrivateInquiry
  file: string
  /** Whether an offer heads the page. */
  isBelowOffer: boolean
}

/** State of an inquiry, and its lines with current catalogue data. */
export function PrivateDetails({ inquiry, file, isBelowOffer }: DetailsProps) {
  const Heading = isBelowOffer ? "h2" : "h1"
  const { privatePage: texts } = useTexts()
  const language = useLanguage()
  const { reference, state, created_at, due_at, urgent, lines, hidden, text, lang } = inquiry
  const { locale } = languageTable[language]
  const zone = { timeZone: "Europe/Berlin" } as const
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", ...zone }).format(new Date(created_at))
  const due =
    due_at &&
    new Intl.DateTimeFormat(locale, {
      weekday: "long",
      day: "numeric",
      month: "long",
      hour: "2-digit",
      minute: "2-digit",
      ...zone,
    }).format(new Date(due_at))
  return (
    <>
      <header className="private-head">
        <p className="private-day">{texts.received(day)}</p>
        <Heading>{texts.title(reference)}</Heading>
        <p className="private-state">
          {texts.states[state]} {due && state !== "closed" && (urgent ? texts.callBack : texts.due)(due)}
        </p>
      </header>
      {text !== "" && (
        <section>
          <h2>{texts.text}</h2>
          <p className="private-text" lang={lang}>
            {text}
          </p>
        </section>
      )}
      <section>
        <div className="private-lines-head">
          <h2>{texts.lines}</h2>
          {lines.length > 0 && (
            <a className="button button-small button-outline" href={file} download>
              <Icon name="dl" />
              {texts.download}
            </a>
          )}
        </div>
        {lines.length > 0 && (
          <ul className="private-lines">
            {lines.map((line, index) => (
              <Line key={index} line={line} />
            ))}
          </ul>
        )}
        {hidden > 0 && <p className="private-hidden">{texts.hidden(hidden)}</p>}
        {lines.length + hidden === 0 && <p>{texts.noLines}</p>}
      </section>
    </>
  )
}

function Line({ line: { position, asked, quantity, note, title, status, current } }: { line: PrivateLine }) {
  const { privatePage: texts } = useTexts()
  const slug = current === "" ? "" : partSlug(current)
  const number =
    slug === "" || isTooLong(slug) ? current : <LocalLink to={`/part/${encodeURIComponent(slug)}`}>{current}</LocalLink>
  return (
    <li className={`private-${status}`}>
      <span className="private-quantity">
        {quantity} <span aria-hidden="true">×</span>
      </span>
      <span className="private-asked">
        {position !== "" && <small>{`${texts.columns.position} ${position}`}</small>}
        <b>{status === "found" && current !== "" ? number : asked}</b>
        {title !== "" && title !== asked && <span>{title}</span>}
        {note !== "" && <em>{note}</em>}
      </span>
      <span className="private-status">
        <Icon name={status === "found" ? "check" : status === "replaced" ? "right" : "clock"} />
        {texts.statuses[status]} {status === "replaced" && number}
      </span>
    </li>
  )
}
