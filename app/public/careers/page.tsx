import { appContextKey } from "#server/app-context-key.ts"
import { useTexts } from "../../i18n/texts.tsx"
import { Picture } from "../../ui/picture.tsx"
import { RichText } from "../../ui/rich-text.tsx"
import { PageHead } from "../page-head.tsx"
import { readLanguage } from "../read-params.ts"
import { ContactSide } from "../text-page/contact-side.tsx"
import { EditorialPage } from "../text-page/editorial-page.tsx"
import { loadTextPage } from "../text-page/load-text-page.ts"
import type { Route } from "./+types/page.ts"

export async function loader({ context, params }: Route.LoaderArgs) {
  return loadTextPage(context.get(appContextKey).db, "careers", readLanguage(params))
}

const half = "(min-width: 1440px) 680px, (min-width: 720px) 50vw, 100vw"

export default function CareersPage({ loaderData: { text, updated, images } }: Route.ComponentProps) {
  const { pages } = useTexts()
  const { title, description, apply } = pages.careers
  return (
    <EditorialPage
      title={title}
      measure={updated && pages.updated(updated)}
      side={<ContactSide title={apply} />}
      banner={
        images.length > 0 && (
          <div className="pair">
            {images.map((image, index) => (
              <Picture key={image.path} image={image} alt={image.alt} sizes={half} eager={index === 0} />
            ))}
          </div>
        )
      }
    >
      <PageHead
        title={title}
        description={description}
        path="/careers"
        image={images[0]}
        noindex={text.lang !== undefined}
      />
      <RichText html={text.text} lang={text.lang} />
    </EditorialPage>
  )
}
