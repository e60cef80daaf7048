import { redirect } from "react-router"
import { localPath } from "#contract/language.ts"
import { findSpare } from "#server/features/spare/store.ts"
import { useTexts } from "../../i18n/texts.tsx"
import { Island } from "../../islands/island.tsx"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import { Breadcrumb } from "../breadcrumb.tsx"
import { checkWords, notFound, readId, readRequest } from "../read-params.ts"
import { postInquiry } from "../inquiry/post-inquiry.ts"
import { InquiryFormPanel } from "../inquiry/inquiry-form-panel.tsx"
import { readSent } from "../sent-inquiries/read-sent.ts"
import type { Route } from "./+types/page.ts"
import { CatalogueLink } from "./catalogue-link.tsx"
import { GroupIntro } from "./group-intro.tsx"
import { loadPartList } from "./load-part-list.ts"
import { PartHead } from "./part-head.tsx"
import { PartSection } from "./part-section.tsx"
import { readPartAddress } from "./part-address.ts"
import { RequestBar } from "./request-bar.tsx"

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
      <Island name="request-bar" of={RequestBar} start={["touch", "stored:request_list"]} props={{}} />
    </main>
  )
}
