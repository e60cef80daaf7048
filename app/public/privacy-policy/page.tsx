import type { Language } from "#contract/language.ts"
import { useTexts } from "../../i18n/texts.tsx"
import { RichText } from "../../ui/rich-text.tsx"
import { PageHead } from "../page-head.tsx"
import { readRequest } from "../read-params.ts"
import { sitePictureFile, sitePictures } from "../site-pictures.ts"
import { EditorialPage } from "../text-page/editorial-page.tsx"
import { EmptyNote } from "../text-page/empty-note.tsx"
import { loadTextPage } from "../text-page/load-text-page.ts"
import type { Route } from "./+types/page.ts"
import { type Heading, numberHeadings } from "./number-headings.ts"
import "./contents.css"

// Fewer headings need no table of contents.
const longFrom = 4

export async function loader(args: Route.LoaderArgs) {
  const { db, language } = readRequest(args)
  const { text, ...page } = await loadTextPage(db, "privacy-policy", language)
  return { ...page, ...numberHeadings(text.text), lang: text.lang }
}

export default function PrivacyPolicyPage({ loaderData }: Route.ComponentProps) {
  const { html, headings, lang, meta, indexing, updated } = loaderData
  const { company, pages } = useTexts()
  const { title, description, empty, emptyHelp } = company.privacy
  const isLong = headings.length >= longFrom
  return (
    <EditorialPage
      title={title}
      picture={sitePictureFile(sitePictures.bannerPrivacy)}
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

/** Table of contents of a long text. */
function Contents({ headings, lang }: { headings: readonly Heading[]; lang: Language | undefined }) {
  const { contents } = useTexts().pages
  return (
    <nav className="contents" aria-labelledby="contents">
      <h2 id="contents">{contents}</h2>
      <ol lang={lang}>
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
