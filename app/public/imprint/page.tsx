import { localAddress } from "#contract/address-constants.ts"
import { appContextKey } from "#server/app-context-key.ts"
import { readSettings } from "#server/features/settings/store.ts"
import { useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { ContactPlate } from "../contact-plate.tsx"
import { LocalLink } from "../local-link.tsx"
import { PageHead } from "../page-head.tsx"
import { phoneLink } from "../phone-link.ts"
import { readLanguage } from "../read-params.ts"
import { sitePictures } from "../site-pictures.ts"
import { EditorialPage } from "../text-page/editorial-page.tsx"
import type { Route } from "./+types/page.ts"
import { Fact } from "./fact.tsx"
import "./imprint.css"

export async function loader({ context, params }: Route.LoaderArgs) {
  const language = readLanguage(params)
  const settings = await readSettings(context.get(appContextKey).db)
  const { company_name, phone, email, address, managing_director, register_entry, vat_id } = settings
  const local = localAddress(address, language)
  return { company_name, phone, email, address: local, managing_director, register_entry, vat_id }
}

export default function ImprintPage({ loaderData: company }: Route.ComponentProps) {
  const { imprint } = useTexts().company
  return (
    <EditorialPage title={imprint.title} picture={sitePictures.about1} measure="§ 5 DDG">
      <PageHead title={imprint.title} description={imprint.description(company.company_name)} path="/imprint" />
      <section className="imprint-contact" aria-labelledby="imprint-contact">
        <h2 id="imprint-contact">{imprint.contact}</h2>
        <ContactPlate />
        <LocalLink className="more" to="/contact">
          {imprint.toContact} <Icon name="right" />
        </LocalLink>
      </section>
      <section className="facts-list" aria-labelledby="imprint-legal">
        <h2 id="imprint-legal">{imprint.legal}</h2>
        <Particulars company={company} />
        <p>{imprint.business}</p>
      </section>
    </EditorialPage>
  )
}

/** Details required by § 5 DDG, from the settings. */
function Particulars({ company }: { company: Route.ComponentProps["loaderData"] }) {
  const { imprint } = useTexts().company
  const { company_name, address, managing_director, phone, email, register_entry, vat_id } = company
  if (!company_name && !managing_director) return <p>{imprint.empty}</p>
  return (
    <dl>
      <Fact name={imprint.responsible}>
        {company_name}
        {address && (
          <>
            <br />
            {address}
          </>
        )}
      </Fact>
      <Fact name={imprint.director}>{managing_director}</Fact>
      <Fact name={imprint.phone}>{phone && <a href={phoneLink(phone)}>{phone}</a>}</Fact>
      <Fact name={imprint.email}>{email && <a href={`mailto:${email}`}>{email}</a>}</Fact>
      <Fact name={imprint.register}>{register_entry}</Fact>
      <Fact name={imprint.vat}>{vat_id}</Fact>
    </dl>
  )
}
