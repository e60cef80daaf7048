import { languageTable } from "#contract/language.ts"
import type { CustomerEvent } from "#server/features/offer/customer-store.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"

/** What happened to an inquiry, oldest first; texts of messages are folded. */
export function Timeline({ events }: { events: readonly CustomerEvent[] }) {
  const { history } = useTexts().privatePage
  const { locale } = languageTable[useLanguage()]
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone: "Europe/Berlin" })
  return (
    <section className="private-history">
      <h2>{history.title}</h2>
      <ol>
        {events.map(({ at, kind, subject, text, lang }, index) => {
          const label = subject === "" || kind !== "message" ? history.kinds[kind](subject) : subject
          return (
            <li key={index}>
              <time dateTime={at}>{format.format(new Date(at))}</time>
              {text === "" ? (
                <span>{label}</span>
              ) : (
                <details>
                  <summary>{label}</summary>
                  <p className="private-text" lang={lang}>
                    {text}
                  </p>
                </details>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
