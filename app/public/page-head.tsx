import { type Language, defaultLanguage, languageTable, languages, localPath } from "#contract/language.ts"
import { useLanguage } from "../i18n/texts.tsx"
import type { PictureFile } from "../ui/picture.tsx"
import { useSiteData } from "./site-data.ts"

const localeOf = (language: Language) => languageTable[language].locale.replace("-", "_")

interface PageHeadProps {
  /** Without the company's name, which is appended. */
  title: string
  description: string
  /** Without language prefix: "/service/3". Absent on an error page. */
  path?: string
  image?: PictureFile | undefined
  noindex?: boolean
  /** Paths without prefix of the translations, where they differ from `path` or are incomplete. */
  alternates?: Partial<Record<Language, string>>
}

/** Title, description, canonical, languages and social tags; React moves them into the head. */
export function PageHead({ title, description, path, image, noindex: isNoindex = false, alternates }: PageHeadProps) {
  const language = useLanguage()
  const { origin = "", settings } = useSiteData() ?? {}
  const noindex = isNoindex || settings?.open === false
  const company = settings?.company_name ?? ""
  const full = company ? `${title} | ${company}` : title
  const addresses = languages.flatMap((code) => {
    const alternate = alternates ? alternates[code] : path
    return alternate === undefined ? [] : [{ code, href: origin + localPath(code, alternate) }]
  })
  const standard = addresses.find(({ code }) => code === defaultLanguage) ?? addresses[0]
  const url = path === undefined ? undefined : origin + localPath(language, path)
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
      {url && <link rel="canonical" href={url} />}
      {!noindex && addresses.map(({ code, href }) => <link key={code} rel="alternate" hrefLang={code} href={href} />)}
      {!noindex && standard && <link rel="alternate" hrefLang="x-default" href={standard.href} />}
      {/* Only crawlers read them, in the HTML, so they are left out of the page's script. */}
      {import.meta.env.SSR && (
        <SocialTags
          title={title}
          full={full}
          company={company}
          description={description}
          url={url}
          origin={origin}
          image={image}
          others={addresses.flatMap(({ code }) => (code === language ? [] : [code]))}
        />
      )}
    </>
  )
}

interface SocialTagsProps extends Pick<PageHeadProps, "title" | "description" | "image"> {
  full: string
  company: string
  url: string | undefined
  origin: string
  others: readonly Language[]
}

const ogSize = { width: 1_200, height: 630 }

/** Social tags with the page's cropped picture if ready, else a picture of the design. */
function SocialTags({ title, full, company, description, url, origin, image, others }: SocialTagsProps) {
  const language = useLanguage()
  const shown = image?.sizes.og ? image.path.replace(/\.\w+$/u, "") : "pictures/hero-1-v1"
  return (
    <>
      <meta property="og:type" content="website" />
      {company && <meta property="og:site_name" content={company} />}
      <meta property="og:title" content={full} />
      {description && <meta property="og:description" content={description} />}
      {url && <meta property="og:url" content={url} />}
      <meta property="og:locale" content={localeOf(language)} />
      {others.map((code) => (
        <meta key={code} property="og:locale:alternate" content={localeOf(code)} />
      ))}
      <meta property="og:image" content={`${origin}/${shown}-og.jpg`} />
      <meta property="og:image:width" content={String(ogSize.width)} />
      <meta property="og:image:height" content={String(ogSize.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
