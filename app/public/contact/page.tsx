import type { Language } from "#contract/language.ts"
import { limits } from "#contract/limits.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { findService } from "#server/features/service/store.ts"
import { useTexts } from "../../i18n/texts.tsx"
import { RichText } from "../../ui/rich-text.tsx"
import { Breadcrumb } from "../breadcrumb.tsx"
import { chooseText } from "../choose-text.ts"
import { ContactPlate } from "../contact-plate.tsx"
import { InquiryFormPanel } from "../inquiry/inquiry-form-panel.tsx"
import { postInquiry } from "../inquiry/post-inquiry.ts"
import { LocalizedText } from "../localized-text.tsx"
import { PageBanner, PageIntro } from "../page-banner.tsx"
import { PageHead } from "../page-head.tsx"
import { sayNeeds } from "../part/part-needs.ts"
import { readRequest } from "../read-params.ts"
import { readSent } from "../sent-inquiries/read-sent.ts"
import { useSiteData } from "../site-data.ts"
import { sitePictureFile, sitePictures } from "../site-pictures.ts"
import { loadTextPage } from "../text-page/load-text-page.ts"
import type { Route } from "./+types/page.ts"
import { loadAskedPart } from "./asked-part.ts"
import { findProductTitle, loadLines } from "./load-lines.ts"

export async function loader(args: Route.LoaderArgs) {
  const { db, language, query } = readRequest(args)
  return {
    ...(await loadTextPage(db, "contact", language)),
    about: await findSubject(db, query, language),
    number: query.get("number")?.slice(0, limits.comment) ?? null,
    items: await loadLines(db, query.get("items"), language),
    part: await loadAskedPart(db, query, language),
    urgent: query.has("urgent"),
    sent: readSent(query),
  }
}

/** Returns the subject of the inquiry that a link to this page names. */
async function findSubject(db: Database, query: URLSearchParams, language: Language): Promise<string | null> {
  const idOf = (name: string) => {
    const id = Number(query.get(name))
    return Number.isSafeInteger(id) && id > 0 ? id : null
  }
  const product = idOf("product")
  if (product !== null) return findProductTitle(db, product, language)
  const id = idOf("service")
  const service = id === null ? null : await findService(db, id)
  return service && chooseText(service, "title", language).text
}

export const action = (args: Route.ActionArgs) => postInquiry(args, { source: "contact" })

export default function ContactPage({
  loaderData: { title: ownTitle, intro, banner, text, meta, indexing, about, number, items, part, urgent, sent },
  actionData,
}: Route.ComponentProps) {
  const { contact, partRequest } = useTexts()
  const title = ownTitle || contact.title
  const picture = banner ?? sitePictureFile(sitePictures.bannerContact)
  const lines = part
    ? { items: [{ ...part.item, note: sayNeeds(part.needs, partRequest) }], isAdded: sent === null }
    : { items, isAdded: false }
  const { company_name: company = "", opening_hours: hours } = useSiteData()?.settings ?? {}
  return (
    <main id="main">
      <PageHead
        title={meta.title || ownTitle || contact.pageTitle}
        description={meta.description || contact.description(company)}
        path="/contact"
        image={banner ?? undefined}
        alternates={indexing.alternates}
        noindex={indexing.noindex || about !== null || number !== null || items.length > 0 || sent !== null}
      />
      <div className="wrap wrap-wide">
        <Breadcrumb here={{ text: title, lang: undefined }} />
      </div>
      <PageBanner picture={picture} title={title} measure={hours?.text && <LocalizedText text={hours} />} />
      <div className="wrap wrap-wide contact">
        <section className="contact-company" aria-labelledby="company">
          <PageIntro text={intro} />
          <h2 id="company">{company || title}</h2>
          <ContactPlate />
        </section>
        <InquiryFormPanel
          className="contact-form"
          title={contact.formTitle}
          props={{
            source: "contact",
            canPaste: true,
            sent,
            refusal: actionData,
            lines,
            ...(urgent && sent === null ? { urgent } : {}),
            ...(number && !part ? { numbers: number } : {}),
            ...(about ? { comment: contact.about(about) } : {}),
          }}
        />
        {text.text && <RichText html={text.text} lang={text.lang} className="contact-text" />}
      </div>
    </main>
  )
}
