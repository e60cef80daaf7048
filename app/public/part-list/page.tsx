import { isRouteErrorResponse, redirect } from "react-router"
import { localPath } from "#contract/language.ts"
import { appContextKey } from "#server/app-context-key.ts"
import { findSpare } from "#server/features/spare/store.ts"
import { useTexts } from "../../i18n/texts.tsx"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import { Breadcrumb } from "../breadcrumb.tsx"
import { hydrateOnTouch } from "../hydrate-on-touch.tsx"
import { notFound, readId, readLanguage } from "../read-params.ts"
import { postInquiry } from "../inquiry/post-inquiry.ts"
import { InquiryForm } from "../inquiry/inquiry-form.tsx"
import { readSent } from "../inquiry/read-sent.ts"
import { useLast } from "../use-last.ts"
import type { Route } from "./+types/page.ts"
import { loadPartList } from "./load-part-list.ts"
import { PartHead } from "./part-head.tsx"
import { PartSection } from "./part-section.tsx"
import { readPartAddress } from "./part-address.ts"
import { RequestBar } from "./request-bar.tsx"

const CatalogueLink = hydrateOnTouch(async () => (await import("./catalogue-link.tsx")).CatalogueLink)
const GroupIntro = hydrateOnTouch(async () => (await import("./group-intro.tsx")).GroupIntro)

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
  return { ...loaded, sent: readSent(parameters) }
}

/** A list that could not be loaded is no reason to take the page away: what stood there and what was typed stay. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status < 500) throw error
    return null
  }
}

/** Sends a form about a group that was deleted meanwhile to the contact page, with all that was typed. */
export async function action(args: Route.ActionArgs) {
  const { context, params } = args
  const id = readId(params.id)
  if (!(await findSpare(context.get(appContextKey).db, id)))
    return redirect(localPath(readLanguage(params), "/contact"), 307)
  return postInquiry(args, { source: "availability", spare_id: id })
}

export default function PartListPage({ loaderData, actionData }: Route.ComponentProps) {
  const shown = useLast(loaderData)
  return <PartList {...shown} failed={!loaderData} refusal={actionData} />
}

type Loaded = NonNullable<Route.ComponentProps["loaderData"]>

function PartList({
  group,
  list,
  sent,
  failed,
  refusal,
}: Loaded & { failed: boolean; refusal: Route.ComponentProps["actionData"] }) {
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
          <PartSection group={group} list={list} failed={failed} />
          <div className="part-list-ask">
            <section className="form-panel" id="request" aria-labelledby="request-title">
              <h2 id="request-title">{partList.ask}</h2>
              <InquiryForm source="availability" spareId={group.id} sent={sent} refusal={refusal}>
                <div className="plate slim">
                  <div className="cell">
                    <span className="plate-label">{partList.group}</span>
                    <span className="plate-value" lang={group.title.lang}>
                      {group.title.text}
                    </span>
                  </div>
                </div>
              </InquiryForm>
            </section>
          </div>
          <GroupIntro group={group} />
        </div>
        <CatalogueLink group={group} />
      </div>
      <RequestBar />
    </main>
  )
}
