import { useTexts } from "../../i18n/texts.tsx"
import { Island } from "../../islands/island.tsx"
import { Picture } from "../../ui/picture.tsx"
import { RichText } from "../../ui/rich-text.tsx"
import { Breadcrumb } from "../breadcrumb.tsx"
import { MailLink, PhoneLink } from "../contact-links.tsx"
import { PageBanner, PageIntro } from "../page-banner.tsx"
import { PageHead } from "../page-head.tsx"
import { readRequest } from "../read-params.ts"
import { readSent } from "../sent-inquiries/read-sent.ts"
import { useSiteData } from "../site-data.ts"
import { sitePictureFile, sitePictures } from "../site-pictures.ts"
import { loadTextPage } from "../text-page/load-text-page.ts"
import type { Route } from "./+types/page.ts"
import { postApplication } from "./post-application.ts"
import { ApplicationForm } from "./application-form.tsx"
import "../files/files.css"
import "./careers.css"

export async function loader(args: Route.LoaderArgs) {
  const { db, language, query } = readRequest(args)
  return { ...(await loadTextPage(db, "careers", language)), sent: readSent(query) }
}

export const action = (args: Route.ActionArgs) => postApplication(args)

const half = "(min-width: 1440px) 640px, (min-width: 1080px) 46vw, 100vw"

export default function CareersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { careers } = useTexts()
  const { intro, banner, text, meta, indexing, images, sent } = loaderData
  const title = loaderData.title || careers.title
  const picture = banner ?? sitePictureFile(sitePictures.bannerCareers)
  return (
    <main id="main">
      <PageHead
        title={meta.title || title}
        description={meta.description || careers.description}
        path="/careers"
        image={banner ?? images[0] ?? picture}
        alternates={indexing.alternates}
        noindex={indexing.noindex || sent !== null}
      />
      <div className="wrap wrap-wide">
        <Breadcrumb here={{ text: title, lang: undefined }} />
      </div>
      <PageBanner picture={picture} title={title} />
      {intro.text && (
        <div className="wrap wrap-wide">
          <PageIntro text={intro} />
        </div>
      )}
      <div className="wrap wrap-wide careers">
        <RichText html={text.text} lang={text.lang} />
        {images.length > 0 && (
          <div className="pictures">
            {images.map((image) => (
              <Picture key={image.path} image={image} alt={image.alt} sizes={half} />
            ))}
          </div>
        )}
      </div>
      <div className="wrap wrap-wide apply">
        <section className="form-panel" id="apply" aria-labelledby="apply-title">
          <h2 id="apply-title">{careers.formTitle}</h2>
          <p className="lead">{careers.lead}</p>
          <Island name="application-form" of={ApplicationForm} start="touch" props={{ sent, refusal: actionData }} />
        </section>
        <Talk />
      </div>
    </main>
  )
}

/** Contact for applicants who prefer to talk first. */
function Talk() {
  const { careers } = useTexts()
  const settings = useSiteData()?.settings
  if (!settings?.phone && !settings?.email) return null
  return (
    <aside className="talk" aria-labelledby="talk-title">
      <h2 id="talk-title">{careers.contact}</h2>
      <PhoneLink className="phone-link" phone={settings.phone} />
      <p lang={settings.opening_hours.lang}>{settings.opening_hours.text}</p>
      <MailLink email={settings.email} />
    </aside>
  )
}
