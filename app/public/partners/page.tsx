import { listPartnerRecords } from "#server/features/partner/store.ts"
import { useTexts } from "../../i18n/texts.tsx"
import { Picture } from "../../ui/picture.tsx"
import { RichText } from "../../ui/rich-text.tsx"
import { chooseText } from "../choose-text.ts"
import { PageIntro } from "../page-banner.tsx"
import { PageHead } from "../page-head.tsx"
import { firstImage } from "../present.ts"
import { readRequest } from "../read-params.ts"
import { sitePictureFile, sitePictures } from "../site-pictures.ts"
import { EditorialPage } from "../text-page/editorial-page.tsx"
import { EmptyNote } from "../text-page/empty-note.tsx"
import { loadTextPage } from "../text-page/load-text-page.ts"
import type { Route } from "./+types/page.ts"
import "./partners.css"

export async function loader(args: Route.LoaderArgs) {
  const { db, language } = readRequest(args)
  const partners = await listPartnerRecords(db)
  return {
    ...(await loadTextPage(db, "partners", language)),
    partners: partners.map(({ id, image_list, ...texts }) => ({
      id,
      text: chooseText(texts, "text", language),
      image: firstImage(image_list, language),
    })),
  }
}

const third = "(min-width: 1440px) 285px, (min-width: 1080px) 20vw, (min-width: 720px) 30vw, 100vw"

export default function PartnersPage({ loaderData }: Route.ComponentProps) {
  const { partners, intro, text, banner, meta, indexing } = loaderData
  const { description, number, empty, emptyHelp, ...texts } = useTexts().company.partners
  const title = loaderData.title || texts.title
  return (
    <EditorialPage
      title={title}
      picture={banner ?? sitePictureFile(sitePictures.about2)}
      measure={number(partners.length)}
    >
      <PageHead
        title={meta.title || title}
        description={meta.description || description}
        path="/partners"
        image={banner ?? undefined}
        {...indexing}
      />
      <PageIntro text={intro} />
      {text.text && <RichText html={text.text} lang={text.lang} />}
      {partners.length === 0 ? (
        <EmptyNote title={empty} help={emptyHelp} />
      ) : (
        <h2 className="visually-hidden">{number(partners.length)}</h2>
      )}
      {partners.map(({ id, text, image }, index) => (
        <article className="partner" key={id}>
          <div className="logo">
            {image && <Picture image={image} alt={image.alt} sizes={third} eager={index === 0} />}
          </div>
          <RichText html={text.text} lang={text.lang} />
        </article>
      ))}
    </EditorialPage>
  )
}
