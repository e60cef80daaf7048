import { redirect } from "react-router"
import { localPath } from "#contract/language.ts"
import { findSpare } from "#server/features/spare/store.ts"
import { useTexts, useLanguage } from "../../i18n/texts.tsx"
import { Island } from "../../islands/island.tsx"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Picture } from "../../ui/picture.tsx"
import { RichText } from "../../ui/rich-text.tsx"
import { Breadcrumb } from "../breadcrumb.tsx"
import { InquiryFormPanel } from "../inquiry/inquiry-form-panel.tsx"
import { postInquiry } from "../inquiry/post-inquiry.ts"
import { MoreLink } from "../local-link.tsx"
import { PageHead } from "../page-head.tsx"
import { checkWords, notFound, readId, readRequest } from "../read-params.ts"
import { readSent } from "../sent-inquiries/read-sent.ts"
import { TextWithin } from "../text-within.tsx"
import type { Route } from "./+types/page.ts"
import { type PartGroup, type FoundParts, loadPartList } from "./load-part-list.ts"
import { readPartAddress, partSearch } from "./part-address.ts"
import { PartSection } from "./part-section.tsx"
import { RequestBar } from "./request-bar.tsx"
import "../near-numbers/near-numbers.css"

const wide = "(min-width: 1280px) 372px, calc(100vw - 32px)"
const half = "(min-width: 1280px) 182px, 50vw"

function GroupIntro({ group: { images, text } }: { group: PartGroup }) {
  const { partList } = useTexts()
  if (images.length === 0 && !text.text) return null
  return (
    <section className="part-list-intro" aria-label={partList.about}>
      {images.length > 0 && (
        <div className="part-list-pictures">
          {images.map((image, index) => (
            <Picture key={image.path} image={image} alt={image.alt} sizes={index === 0 ? wide : half} />
          ))}
        </div>
      )}
      {text.text && <RichText html={text.text} lang={text.lang} />}
    </section>
  )
}

export async function loader(args: Route.LoaderArgs) {
  const { id } = args.params
  const { app, language, query } = readRequest(args)
  const loaded = await loadPartList(app, readId(id), readPartAddress(query), language)
  if (!loaded) throw notFound()
  const alternates = loaded.group.paths
  checkWords(args.request, id, language, alternates[language])
  return { ...loaded, alternates, sent: readSent(query) }
}

/** Redirects the form of a group deleted meanwhile to the contact page, with all its input. */
export async function action(args: Route.ActionArgs) {
  const id = readId(args.params.id)
  const { db, language } = readRequest(args)
  if (!(await findSpare(db, id))) return redirect(localPath(language, "/contact"), 307)
  return postInquiry(args, { source: "availability", spare_id: id })
}

export default function PartListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { group, list, sent } = loaderData
  const { partList, layout } = useTexts()
  return (
    <main id="main">
      <PartHead group={group} list={list} sent={sent !== null} />
      <div className="wrap wrap-wide">
        <Breadcrumb parents={[{ title: layout.spareParts, to: "/spare-parts" }]} here={group.title} />
        <header className="part-list-title">
          <DimensionLine>{partList.items(group.total)}</DimensionLine>
          <h1 lang={group.title.lang}>{group.title.text}</h1>
        </header>
        <div className="part-list">
          <Island
            name="part-section"
            of={PartSection}
            start="touch"
            props={{ id: group.id, title: group.title.text, total: group.total, first: list }}
          />
          <InquiryFormPanel
            className="part-list-ask"
            title={partList.ask}
            props={{ source: "availability", spareId: group.id, group: group.title, sent, refusal: actionData }}
          />
          <GroupIntro group={group} />
        </div>
        <CatalogueLink group={group} />
      </div>
      <Island
        name="request-bar"
        of={RequestBar}
        start={["touch", "stored:request_list"]}
        props={{ isFormHere: true }}
      />
    </main>
  )
}

/** Last row of each group: the parts list as a file if available, else a link to the other lists. */
function CatalogueLink({ group }: { group: PartGroup }) {
  const { partList, layout } = useTexts()
  const language = useLanguage()
  const date = group.catalogueDate
  return (
    <section className="part-list-catalogue" aria-labelledby="catalogue">
      <div>
        <h2 id="catalogue">{partList.catalogueTitle}</h2>
        <p>
          <TextWithin sentence={date ? partList.catalogueText : partList.withoutCatalogue} text={group.title} />
        </p>
      </div>
      {date ? (
        <a className="download-link" href={`/api/spare/${group.id}/catalogue?lang=${language}`} download>
          <Icon name="dl" />
          <span>
            <b>{partList.catalogueLink}</b>
            <small>{partList.catalogueFacts(group.total, new Date(date))}</small>
          </span>
        </a>
      ) : (
        <MoreLink to="/spare-parts">{layout.allSpareParts}</MoreLink>
      )}
    </section>
  )
}

/** Every page of the whole list is indexed by search engines; search results are not. */
function PartHead({
  group,
  list: { query, page, pages },
  sent,
}: {
  group: PartGroup
  list: FoundParts
  sent: boolean
}) {
  const { partList } = useTexts()
  const language = useLanguage()
  const shownPage = query ? "" : partSearch({ query: "", page })
  const { meta } = group
  const isWhole = query === "" && page === 1
  const description = (isWhole && meta.description) || partList.description(group.title.text, group.total)
  return (
    <PageHead
      title={(isWhole && meta.title) || partList.pageTitle(group.title.text, query ? 1 : page)}
      description={page > 1 && !query ? `${description} ${partList.descriptionPage(page, pages)}` : description}
      path={group.paths[language] + shownPage}
      image={group.images[0]}
      noindex={query !== "" || sent || !group.translated.includes(language)}
      alternates={Object.fromEntries(group.translated.map((code) => [code, group.paths[code] + shownPage]))}
    />
  )
}
