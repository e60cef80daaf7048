import { useTexts } from "../../i18n/texts.tsx"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import { Picture } from "../../ui/picture.tsx"
import { RichText } from "../../ui/rich-text.tsx"
import { Breadcrumb } from "../breadcrumb.tsx"
import { type InquiryRefusal, postInquiry } from "../inquiry/post-inquiry.ts"
import { LocalLink } from "../local-link.tsx"
import { LocalizedText } from "../localized-text.tsx"
import { ModelTable } from "../models/model-table.tsx"
import { PageBanner, PageIntro, SectionBanner } from "../page-banner.tsx"
import { PageHead } from "../page-head.tsx"
import { readRequest } from "../read-params.ts"
import { readSent } from "../sent-inquiries/read-sent.ts"
import { sitePictureFile, sitePictures } from "../site-pictures.ts"
import { EmptyNote } from "../text-page/empty-note.tsx"
import { loadTextPage } from "../text-page/load-text-page.ts"
import type { Route } from "./+types/page.ts"
import { type SparePartsData, loadSpareParts } from "./load-spare-parts.ts"
import "./groups.css"
import { ContactPlate } from "../contact-plate.tsx"
import { InquiryFormPanel } from "../inquiry/inquiry-form-panel.tsx"
import { useSiteData } from "../site-data.ts"

const fifth = "(min-width: 1440px) 253px, (min-width: 1200px) 20vw, (min-width: 720px) 33vw, 112px"

/** Links to every parts list, with its number of parts. */
function GroupList({ groups, lead }: Pick<SparePartsData, "groups"> & { lead: string }) {
  const { layout, pages } = useTexts()
  return (
    <section aria-labelledby="groups">
      <h2 id="groups">{pages.spareParts.groups}</h2>
      <p className="lead">{lead}</p>
      <div className="group-list">
        {groups.map(({ id, path, title, subtitle, parts, image }) => (
          <article key={id}>
            {image ? <Picture image={image} alt="" sizes={fifth} most={960} /> : <span className="no-picture" />}
            <div>
              <h3>
                <LocalLink to={path} lang={title.lang}>
                  {title.text}
                </LocalLink>
              </h3>
              <p className="group-count">{layout.parts(parts)}</p>
              <LocalizedText as="p" text={subtitle} />
            </div>
          </article>
        ))}
      </div>
    </section>
  )
}

const size = "(min-width: 400px) 400px, 100vw"

/** A card per family with all its models, for comparison. */
function FamilyCards({ families }: Pick<SparePartsData, "families">) {
  const { pages } = useTexts()
  const { products, others } = pages.spareParts
  const total = families.reduce((sum, { models }) => sum + models.length, 0)
  const anchor = (id: number) => `family-${id}`
  return (
    <section className="families" aria-labelledby="products">
      <header className="section-head">
        <DimensionLine>{pages.gasTurbines.models(total)}</DimensionLine>
        <h2 id="products">{products}</h2>
        <p className="jumps">
          {families.map(({ id, name, models }) => (
            <a key={id} href={`#${anchor(id)}`}>
              {name || others} <span>{models.length}</span>
            </a>
          ))}
        </p>
      </header>
      <div className="cards">
        {families.map(({ id, name, card, models }) => (
          <section key={id} id={anchor(id)} aria-labelledby={`${anchor(id)}-title`}>
            <h3 id={`${anchor(id)}-title`}>{name || others}</h3>
            <ProductTile card={card} />
            <ModelTable models={models} label={name || others} slim />
          </section>
        ))}
      </div>
    </section>
  )
}

/** Represents its family by the first product in the editors' order. */
function ProductTile({ card: { path, title, description, image } }: Pick<SparePartsData["families"][number], "card">) {
  const { details } = useTexts().pages.spareParts
  return (
    <article className="card">
      {image ? <Picture image={image} alt={image.alt} sizes={size} most={960} /> : <span className="no-picture" />}
      <h4>{title}</h4>
      {description && <RichText html={description} />}
      <LocalLink className="button button-small button-outline" to={path}>
        {details}
        <span className="visually-hidden">: {title}</span>
      </LocalLink>
    </article>
  )
}

export async function loader(args: Route.LoaderArgs) {
  const { db, language, query } = readRequest(args)
  const [page, parts] = [await loadTextPage(db, "spare-parts", language), await loadSpareParts(db, language)]
  return { ...page, ...parts, sent: readSent(query) }
}

export const action = (args: Route.ActionArgs) => postInquiry(args, { source: "pre-order" })

export default function SparePartsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { groups, families, sent, intro, text, meta, banner } = loaderData
  const { layout, pages } = useTexts()
  const { description, lead, empty, emptyHelp, preOrder, ...texts } = pages.spareParts
  const title = loaderData.title || texts.title
  const picture = banner ?? sitePictureFile(sitePictures.bannerSpareParts)
  const parts = groups.reduce((sum, group) => sum + group.parts, 0)
  return (
    <main id="main">
      <PageHead
        title={meta.title || title}
        description={meta.description || description}
        path="/spare-parts"
        image={picture}
        noindex={sent !== null}
      />
      <div className="wrap wrap-wide">
        <Breadcrumb here={{ text: title, lang: undefined }} />
      </div>
      <PageBanner picture={picture} title={title} measure={layout.parts(parts)} />
      <div className="wrap wrap-wide spares">
        <a className="button to-form" href="#request">
          {preOrder.form}
        </a>
        <PageIntro text={intro} />
        {text.text && <RichText html={text.text} lang={text.lang} />}
        {groups.length > 0 ? <GroupList groups={groups} lead={lead} /> : <EmptyNote title={empty} help={emptyHelp} />}
        {families.length > 0 && <FamilyCards families={families} />}
      </div>
      <PreOrder sent={sent} refusal={actionData} />
    </main>
  )
}

/** The pre-order form, with a contact beside it. */
function PreOrder({ sent, refusal }: { sent: string | null; refusal: InquiryRefusal | undefined }) {
  const { preOrder } = useTexts().pages.spareParts
  const promise = useSiteData()?.settings.reply_promise
  return (
    <section aria-labelledby="pre-order-title">
      <SectionBanner
        picture={sitePictureFile(sitePictures.bannerPreOrder)}
        title={preOrder.title}
        measure={promise?.text && <LocalizedText text={promise} />}
        id="pre-order-title"
      />
      <div className="wrap wrap-wide contact">
        <div className="contact-company">
          <p className="lead">{preOrder.lead}</p>
          <ContactPlate />
        </div>
        <InquiryFormPanel
          className="contact-form"
          title={preOrder.form}
          heading="h3"
          props={{ id: "pre-order", source: "pre-order", canPaste: true, sent, refusal }}
        />
      </div>
    </section>
  )
}
