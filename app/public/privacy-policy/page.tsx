import { appContextKey } from "#server/app-context-key.ts"
import { useTexts } from "../../i18n/texts.tsx"
import { RichText } from "../../ui/rich-text.tsx"
import { PageHead } from "../page-head.tsx"
import { readLanguage } from "../read-params.ts"
import { sitePictures } from "../site-pictures.ts"
import { EditorialPage } from "../text-page/editorial-page.tsx"
import { EmptyNote } from "../text-page/empty-note.tsx"
import { loadTextPage } from "../text-page/load-text-page.ts"
import type { Route } from "./+types/page.ts"
import { Contents } from "./contents.tsx"
import { numberHeadings } from "./number-headings.ts"
import "./contents.css"

// Fewer headings need no table of contents.
const longFrom = 4

export async function loader({ context, params }: Route.LoaderArgs) {
  const { text, meta, indexing, updated } = await loadTextPage(
    context.get(appContextKey).db,
    "privacy-policy",
    readLanguage(params),
  )
  return { ...numberHeadings(text.text), lang: text.lang, meta, indexing, updated }
}

export default function PrivacyPolicyPage({ loaderData }: Route.ComponentProps) {
  const { html, headings, lang, meta, indexing, updated } = loaderData
  const { company, pages } = useTexts()
  const { title, description, empty, emptyHelp } = company.privacy
  const isLong = headings.length >= longFrom
  return (
    <EditorialPage
      title={title}
      picture={sitePictures.bannerPrivacy}
      measure={updated && pages.updated(updated)}
      {...(isLong ? { side: <Contents headings={headings} lang={lang} /> } : {})}
    >
      <PageHead
        title={meta.title || title}
        description={meta.description || description}
        path="/privacy-policy"
        {...indexing}
      />
      {html ? <RichText html={html} lang={lang} /> : <EmptyNote title={empty} help={emptyHelp} />}
    </EditorialPage>
  )
}
