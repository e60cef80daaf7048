import { appContextKey } from "#server/app-context-key.ts"
import { useTexts } from "../../i18n/texts.tsx"
import { RichText } from "../../ui/rich-text.tsx"
import { PageHead } from "../page-head.tsx"
import { readLanguage } from "../read-params.ts"
import { EditorialPage } from "../text-page/editorial-page.tsx"
import { loadTextPage } from "../text-page/load-text-page.ts"
import type { Route } from "./+types/page.ts"

export async function loader({ context, params }: Route.LoaderArgs) {
  return loadTextPage(context.get(appContextKey).db, "privacy-policy", readLanguage(params))
}

export default function PrivacyPolicyPage({ loaderData: { text, updated } }: Route.ComponentProps) {
  const { pages } = useTexts()
  const { title, description } = pages.privacy
  return (
    <EditorialPage title={title} measure={updated && pages.updated(updated)}>
      <PageHead title={title} description={description} path="/privacy-policy" noindex={text.lang !== undefined} />
      <RichText html={text.text} lang={text.lang} />
    </EditorialPage>
  )
}
