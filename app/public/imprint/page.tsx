import { localAddress } from "#contract/address-constants.ts"
import { readSettings } from "#server/features/settings/store.ts"
import { useTexts } from "../../i18n/texts.tsx"
import { RichText } from "../../ui/rich-text.tsx"
import { MailLink, PhoneLink } from "../contact-links.tsx"
import { ContactPlate } from "../contact-plate.tsx"
import { Fact } from "../fact.tsx"
import { MoreLink } from "../local-link.tsx"
import { PageIntro } from "../page-banner.tsx"
import { PageHead } from "../page-head.tsx"
import { readRequest } from "../read-params.ts"
import { sitePictureFile, sitePictures } from "../site-pictures.ts"
import { EditorialPage } from "../text-page/editorial-page.tsx"
import { loadTextPage } from "../text-page/load-text-page.ts"
import type { Route } from "./+types/page.ts"
import "./imprint.css"

export async function loader(args: Route.LoaderArgs) {
  const { db, language } = readRequest(args)
  const settings = await readSettings(db)
  const { company_name, phone, email, address, managing_director, register_entry, vat_id } = settings
  const local = localAddress(address, language)
  const particulars = { company_name, phone, email, address: local, managing_director, register_entry, vat_id }
  return { ...(await loadTextPage(db, "imprint", language)), company: particulars }
}

export default function ImprintPage({ loaderData }: Route.ComponentProps) {
  const { company, intro, text, banner, meta } = loaderData
  const { imprint } = useTexts().company
  const title = loaderData.title || imprint.title
  return (
    <EditorialPage title={title} picture={banner ?? sitePictureFile(sitePictures.about1)} measure="§ 5 DDG">
      <PageHead
        title={meta.title || title}
        description={meta.description || imprint.description(company.company_name)}
        path="/imprint"
        image={banner ?? undefined}
      />
      <PageIntro text={intro} />
      <section className="imprint-contact" aria-labelledby="imprint-contact">
        <h2 id="imprint-contact">{imprint.contact}</h2>
        <ContactPlate />
        <MoreLink to="/contact">{imprint.toContact}</MoreLink>
      </section>
      <section className="facts-list" aria-labelledby="imprint-legal">
        <h2 id="imprint-legal">{imprint.legal}</h2>
        <Particulars company={company} />
        <p>{imprint.business}</p>
      </section>
      {text.text && <RichText html={text.text} lang={text.lang} />}
    </EditorialPage>
  )
}

/** Details required by § 5 DDG, from the settings. */
function Particulars({ company }: { company: Route.ComponentProps["loaderData"]["company"] }) {
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
      <Fact name={imprint.phone}>{phone && <PhoneLink phone={phone} />}</Fact>
      <Fact name={imprint.email}>{email && <MailLink email={email} />}</Fact>
      <Fact name={imprint.register}>{register_entry}</Fact>
      <Fact name={imprint.vat}>{vat_id}</Fact>
    </dl>
  )
}
