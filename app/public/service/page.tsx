import { findService } from "#server/features/service/store.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Picture } from "../../ui/picture.tsx"
import { RichText } from "../../ui/rich-text.tsx"
import { Breadcrumb } from "../breadcrumb.tsx"
import { ServiceLink } from "../home/service-list.tsx"
import { JsonLd, useOrganization } from "../json-ld.tsx"
import { LocalLink } from "../local-link.tsx"
import { LocalizedText } from "../localized-text.tsx"
import { PageHead } from "../page-head.tsx"
import { PageSection } from "../page-section.tsx"
import { checkWords, notFound, readId, readRequest } from "../read-params.ts"
import { useSiteData } from "../site-data.ts"
import type { Route } from "./+types/page.ts"
import { ServiceSide } from "./service-side.tsx"
import { type Language, languages } from "#contract/language.ts"
import { recordPagePaths } from "#contract/page-address.ts"
import type { Service } from "#contract/service.ts"
import { chooseText } from "../choose-text.ts"
import { chooseImage, metaOf } from "../present.ts"

export async function loader(args: Route.LoaderArgs) {
  const { id } = args.params
  const { db, language } = readRequest(args)
  const service = await findService(db, readId(id))
  if (!service) throw notFound()
  const shown = presentService(service, language)
  checkWords(args.request, id, language, shown.alternates[language])
  return shown
}

const mainSizes = "(min-width: 1440px) 888px, (min-width: 1080px) calc(100vw - 540px), calc(100vw - 32px)"
const moreSizes = "(min-width: 1440px) 440px, (min-width: 1080px) calc(50vw - 274px), 50vw"

export default function ServicePage({ loaderData: service }: Route.ComponentProps) {
  const texts = useTexts()
  const [first, ...more] = service.images
  return (
    <main id="main">
      <ServiceHead service={service} />
      <ServiceStructure service={service} />
      <div className="wrap wrap-wide">
        <Breadcrumb parents={[{ title: texts.layout.services, to: "/", rest: "#services" }]} here={service.title} />
        <header className="prod-head">
          <DimensionLine>{texts.service.where[service.place]}</DimensionLine>
          <h1 lang={service.title.lang}>{service.title.text}</h1>
          <LocalizedText as="p" className="lead" text={service.summary} />
        </header>
        <div className="serv">
          <div className="serv-main">
            {first && (
              <div className="serv-pic">
                <Picture image={first} alt={first.alt} sizes={mainSizes} eager />
              </div>
            )}
            {more.length > 0 && (
              <ul className="serv-more" aria-label={texts.service.pictures}>
                {more.map((image) => (
                  <li key={image.path}>
                    <Picture image={image} alt={image.alt} sizes={moreSizes} />
                  </li>
                ))}
              </ul>
            )}
            <RichText html={service.text.text || `<p>${texts.service.noText}</p>`} lang={service.text.lang} />
          </div>
          <ServiceSide id={service.id} place={service.place} />
        </div>
        <Neighbours id={service.id} />
      </div>
      <OtherServices id={service.id} />
    </main>
  )
}

function ServiceStructure({ service }: { service: ServiceData }) {
  const provider = useOrganization()
  const { title, summary } = service
  return (
    <JsonLd
      data={{ "@type": "Service", name: title.text, description: summary.text, serviceType: title.text, provider }}
    />
  )
}

/** A page without text in its language is not indexed in it. */
function ServiceHead({ service: { alternates, meta, title, summary, images, translated } }: { service: ServiceData }) {
  const language = useLanguage()
  return (
    <PageHead
      title={meta.title || title.text}
      description={meta.description || summary.text}
      path={alternates[language]}
      image={images[0]}
      noindex={!translated.includes(language)}
      alternates={Object.fromEntries(translated.map((code) => [code, alternates[code]]))}
    />
  )
}

/** Previous and next service, in the order of the navigation. */
function Neighbours({ id }: { id: number }) {
  const texts = useTexts().service
  const services = useSiteData()?.navbar.services ?? []
  const at = services.findIndex((service) => service.id === id)
  const previous = services[at - 1]
  const next = at === -1 ? undefined : services[at + 1]
  if (!previous && !next) return null
  return (
    <nav className="neighbours" aria-label={texts.neighbours}>
      {previous && (
        <LocalLink to={previous.path} rel="prev">
          <Icon name="left" />
          <span>
            <small>{texts.previous}</small>
            <b lang={previous.lang}>{previous.title}</b>
          </span>
        </LocalLink>
      )}
      {next && (
        <LocalLink className="next-one" to={next.path} rel="next">
          <span>
            <small>{texts.next}</small>
            <b lang={next.lang}>{next.title}</b>
          </span>
          <Icon name="right" />
        </LocalLink>
      )}
    </nav>
  )
}

function OtherServices({ id }: { id: number }) {
  const { service: texts } = useTexts()
  const others = useSiteData()?.navbar.services.filter((service) => service.id !== id) ?? []
  if (others.length === 0) return null
  return (
    <PageSection measure={texts.othersMeasure(others.length)} title={texts.others}>
      <ul className="service-list plain">
        {others.map(({ id: other, path, title, lang, place }) => (
          <li key={other}>
            <ServiceLink path={path} title={{ text: title, lang }} place={place} />
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

/** Returns what the page shows of a service, in its language, and the languages it exists in. */
function presentService(service: Service, language: Language) {
  const title = chooseText(service, "title", language)
  return {
    id: service.id,
    alternates: recordPagePaths("service", service),
    place: service.place,
    title,
    summary: chooseText(service, "summary", language),
    text: chooseText(service, "text", language),
    meta: metaOf(service, language),
    images: service.image_list.map((image) => chooseImage(image, language, title.text)),
    translated: languages.filter((code) => service[`title_${code}`] && service[`text_${code}`]),
  }
}

type ServiceData = ReturnType<typeof presentService>
