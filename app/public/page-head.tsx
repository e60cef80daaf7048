import { type Language, defaultLanguage, languages, localPath } from "#contract/language.ts"
import { useLanguage } from "../i18n/texts.tsx"
import { type PictureFile, pictureAddress } from "../ui/picture.tsx"
import { useSiteData } from "./site-data.ts"

const locales: Record<Language, string> = { de: "de_DE", en: "en_GB", ru: "ru_RU" }

interface PageHeadProps {
  /** Without the company's name, which follows by itself. */
  title: string
  description: string
  /** Without language prefix: "/service/3". An error page has none. */
  path?: string
  image?: PictureFile | undefined
  noindex?: boolean
  /** Paths without prefix of the counterparts, where they differ from `path` or do not all exist. */
  alternates?: Partial<Record<Language, string>>
}

/** Title, description, canonical, languages and social tags; React lifts them into the head. */
export function PageHead({ title, description, path, image, noindex = false, alternates }: PageHeadProps) {
  const language = useLanguage()
  const { origin = "", settings } = useSiteData() ?? {}
  const company = settings?.company_name ?? ""
  const full = company ? `${title} | ${company}` : title
  const addresses = languages.flatMap((code) => {
    const counterpart = alternates ? alternates[code] : path
    return counterpart === undefined ? [] : [{ code, href: origin + localPath(code, counterpart) }]
  })
  const german = addresses.find(({ code }) => code === defaultLanguage)
  const url = path === undefined ? undefined : origin + localPath(language, path)
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
      {url && <link rel="canonical" href={url} />}
      {!noindex && addresses.map(({ code, href }) => <link key={code} rel="alternate" hrefLang={code} href={href} />)}
      {!noindex && german && <link rel="alternate" hrefLang="x-default" href={german.href} />}
      <meta property="og:type" content="website" />
      {company && <meta property="og:site_name" content={company} />}
      <meta property="og:title" content={full} />
      {description && <meta property="og:description" content={description} />}
      {url && <meta property="og:url" content={url} />}
      <meta property="og:locale" content={locales[language]} />
      {addresses.map(
        ({ code }) => code !== language && <meta key={code} property="og:locale:alternate" content={locales[code]} />,
      )}
      {image && <ImageTags image={image} origin={origin} />}
    </>
  )
}

/** Social sites want a JPEG or PNG of about 1,200 px; named only when that size is ready. */
function ImageTags({ image, origin }: { image: PictureFile; origin: string }) {
  const width = image.sizes.fallback.find((candidate) => candidate >= 1_200) ?? image.sizes.fallback.at(-1)
  const shown = width ?? image.width
  return (
    <>
      <meta property="og:image" content={origin + pictureAddress(image, width)} />
      <meta property="og:image:width" content={String(shown)} />
      <meta property="og:image:height" content={String(Math.round((image.height * shown) / image.width))} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
