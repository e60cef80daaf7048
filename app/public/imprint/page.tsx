import type { ReactNode } from "react"
import { appContextKey } from "#server/app-context-key.ts"
import { readSettings } from "#server/features/settings/store.ts"
import { useTexts } from "../../i18n/texts.tsx"
import { chooseText } from "../choose-text.ts"
import { LocalLink } from "../local-link.tsx"
import { PageHead } from "../page-head.tsx"
import { phoneLink } from "../phone-link.ts"
import { readLanguage } from "../read-params.ts"
import { EditorialPage } from "../text-page/editorial-page.tsx"
import type { Route } from "./+types/page.ts"

export async function loader({ context, params }: Route.LoaderArgs) {
  const language = readLanguage(params)
  const settings = await readSettings(context.get(appContextKey).db)
  const { company_name, phone, email, address, managing_director, register_entry, vat_id } = settings
  const hours = chooseText(settings, "opening_hours", language)
  return { company_name, phone, email, address, managing_director, register_entry, vat_id, hours }
}

export default function ImprintPage({ loaderData: company }: Route.ComponentProps) {
  const { imprint } = useTexts().pages
  return (
    <EditorialPage title={imprint.title} measure="§ 5 DDG">
      <PageHead title={imprint.title} description={imprint.description} path="/imprint" />
      <section className="facts-list" aria-labelledby="imprint-contact">
        <h2 id="imprint-contact">{imprint.contact}</h2>
        <dl>
          <Fact name={imprint.address}>{company.address}</Fact>
          <Fact name={imprint.phone}>{company.phone && <a href={phoneLink(company.phone)}>{company.phone}</a>}</Fact>
          <Fact name={imprint.email}>{company.email && <a href={`mailto:${company.email}`}>{company.email}</a>}</Fact>
          <Fact name={imprint.hours}>
            {company.hours.text && <span lang={company.hours.lang}>{company.hours.text}</span>}
          </Fact>
        </dl>
        <LocalLink className="btn line" to="/contact">
          {imprint.toContact}
        </LocalLink>
      </section>
      <section className="facts-list" aria-labelledby="imprint-legal">
        <h2 id="imprint-legal">{imprint.legal}</h2>
        <dl>
          <Fact name={imprint.responsible}>
            {company.company_name && [company.company_name, company.address].filter(Boolean).join(", ")}
          </Fact>
          <Fact name={imprint.director}>{company.managing_director}</Fact>
          <Fact name={imprint.register}>{company.register_entry}</Fact>
          <Fact name={imprint.vat}>{company.vat_id}</Fact>
        </dl>
        <p>{imprint.business}</p>
      </section>
    </EditorialPage>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
