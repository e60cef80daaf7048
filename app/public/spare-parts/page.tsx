import { useTexts } from "../../i18n/texts.tsx"
import { Breadcrumb } from "../breadcrumb.tsx"
import { PageBanner } from "../page-banner.tsx"
import { PageHead } from "../page-head.tsx"
import { readRequest } from "../read-params.ts"
import { postInquiry } from "../inquiry/post-inquiry.ts"
import { readSent } from "../sent-inquiries/read-sent.ts"
import { sitePictureFile, sitePictures } from "../site-pictures.ts"
import { EmptyNote } from "../text-page/empty-note.tsx"
import type { Route } from "./+types/page.ts"
import { FamilyCards } from "./families.tsx"
import { GroupList } from "./group-list.tsx"
import { loadSpareParts } from "./load-spare-parts.ts"
import { PreOrder } from "./pre-order.tsx"
import "./groups.css"

export async function loader(args: Route.LoaderArgs) {
  const { db, language, query } = readRequest(args)
  return { ...(await loadSpareParts(db, language)), sent: readSent(query) }
}

export const action = (args: Route.ActionArgs) => postInquiry(args, { source: "pre-order" })

export default function SparePartsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { groups, families, sent } = loaderData
  const { layout, pages } = useTexts()
  const { title, description, lead, empty, emptyHelp, preOrder } = pages.spareParts
  const parts = groups.reduce((sum, group) => sum + group.parts, 0)
  return (
    <main id="main">
      <PageHead
        title={title}
        description={description}
        path="/spare-parts"
        image={sitePictureFile(sitePictures.bannerSpareParts)}
        noindex={sent !== null}
      />
      <div className="wrap wrap-wide">
        <Breadcrumb here={{ text: title, lang: undefined }} />
      </div>
      <PageBanner picture={sitePictures.bannerSpareParts} title={title} measure={layout.parts(parts)} />
      <div className="wrap wrap-wide spares">
        <a className="button to-form" href="#request">
          {preOrder.form}
        </a>
        {groups.length > 0 ? <GroupList groups={groups} lead={lead} /> : <EmptyNote title={empty} help={emptyHelp} />}
        {families.length > 0 && <FamilyCards families={families} />}
      </div>
      <PreOrder sent={sent} refusal={actionData} />
    </main>
  )
}
