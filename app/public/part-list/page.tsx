import { redirect } from "react-router"
import { localPath } from "#contract/language.ts"
import { appContextKey } from "#server/app-context-key.ts"
import { findSpare } from "#server/features/spare/store.ts"
import { useTexts } from "../../i18n/texts.tsx"
import { Island } from "../../islands/island.tsx"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import { Breadcrumb } from "../breadcrumb.tsx"
import { checkWords, notFound, readId, readLanguage } from "../read-params.ts"
import { postInquiry } from "../inquiry/post-inquiry.ts"
import { formStart } from "../inquiry/form-start.ts"
import { InquiryForm } from "../inquiry/inquiry-form.tsx"
import { readSent } from "../sent-inquiries/read-sent.ts"
import type { Route } from "./+types/page.ts"
import { CatalogueLink } from "./catalogue-link.tsx"
import { GroupIntro } from "./group-intro.tsx"
import { loadPartList } from "./load-part-list.ts"
import { PartHead } from "./part-head.tsx"
import { PartSection } from "./part-section.tsx"
import { readPartAddress } from "./part-address.ts"
import { RequestBar } from "./request-bar.tsx"

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const language = readLanguage(params)
  const parameters = new URL(request.url).searchParams
  const loaded = await loadPartList(
    context.get(appContextKey),
    readId(params.id),
    readPartAddress(parameters),
    language,
  )
  if (!loaded) throw notFound()
  const alternates = loaded.group.paths
  checkWords(request, params.id, language, alternates[language])
  return { ...loaded, alternates, sent: readSent(parameters) }
}

/** Redirects the form of a group deleted meanwhile to the contact page, with all its input. */
export async function action(args: Route.ActionArgs) {
  const { context, params } = args
  const id = readId(params.id)
  if (!(await findSpare(context.get(appContextKey).db, id)))
    return redirect(localPath(readLanguage(params), "/contact"), 307)
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
          <div className="part-list-ask">
            <section className="form-panel" id="request" aria-labelledby="request-title">
              <h2 id="request-title">{partList.ask}</h2>
              <Island
                name="inquiry-form"
                of={InquiryForm}
                start={formStart}
                props={{ source: "availability", spareId: group.id, group: group.title, sent, refusal: actionData }}
              />
            </section>
          </div>
          <GroupIntro group={group} />
        </div>
        <CatalogueLink group={group} />
      </div>
      <Island name="request-bar" of={RequestBar} start={["touch", "stored:request_list"]} props={{}} />
    </main>
  )
}
