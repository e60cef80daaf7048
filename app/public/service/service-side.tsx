import type { Service } from "#contract/service.ts"
import { useTexts } from "../../i18n/texts.tsx"
import { Fact } from "../fact.tsx"
import { LocalLink } from "../local-link.tsx"
import { useSiteData } from "../site-data.ts"
import { NextStep } from "../text-page/contact-side.tsx"

/** Sticky side column: contact person, hours and a link to the form for this service. */
export function ServiceSide({ id, place }: Pick<Service, "id" | "place">) {
  const { layout, service: texts } = useTexts()
  const hours = useSiteData()?.settings.opening_hours
  const toForm = (
    <LocalLink className="button" to={`/contact?service=${id}`}>
      {layout.requestQuote}
    </LocalLink>
  )
  return (
    <aside className="serv-side" aria-labelledby="ask-for-service">
      <NextStep title={texts.ask} id="ask-for-service" action={toForm} mail={texts.email}>
        <dl className="ruled">
          <Fact name={texts.place}>{texts.where[place]}</Fact>
          <Fact name={texts.hours} lang={hours?.lang}>
            {hours?.text}
          </Fact>
        </dl>
      </NextStep>
    </aside>
  )
}
