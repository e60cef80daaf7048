import { useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Picture } from "../../ui/picture.tsx"
import { RichText } from "../../ui/rich-text.tsx"
import { LocalizedText } from "../localized-text.tsx"
import { MoreLink } from "../local-link.tsx"
import { PageSection } from "../page-section.tsx"
import { useSiteData } from "../site-data.ts"
import type { HomeData } from "./load-home.ts"

const sizes = "(min-width: 1440px) 756px, (min-width: 900px) 56vw, 100vw"

type About = HomeData["about"]

/** The company in texts with pictures, which stand left and right in turn; nothing without any. */
export function About({ about: { title, text, blocks }, hasServices }: { about: About; hasServices: boolean }) {
  const texts = useTexts().home.about
  const { founded = "", place } = useSiteData()?.settings ?? {}
  if (blocks.length === 0 && text.text === "") return null
  return (
    <PageSection measure={texts.measure(place?.text ?? "", founded)} title={title || texts.title}>
      {text.text && <RichText html={text.text} lang={text.lang} />}
      {blocks.map((block, index) => (
        <Block key={block.id} block={block} isFlipped={index % 2 === 1} hasServices={hasServices} />
      ))}
    </PageSection>
  )
}

interface BlockProps {
  block: About["blocks"][number]
  isFlipped: boolean
  hasServices: boolean
}

function Block({ block: { title, text, image, target }, isFlipped, hasServices }: BlockProps) {
  // Without a chosen focal point, the part of the picture that suits the page's rhythm.
  const usual = isFlipped ? "picture-high" : "picture-low"
  return (
    <div className={isFlipped ? "picture-text flip" : "picture-text"}>
      {image && (
        <Picture
          image={image}
          alt={image.alt}
          sizes={sizes}
          {...(image.focus === undefined ? { className: usual } : {})}
        />
      )}
      <div>
        <LocalizedText as="h3" text={title} />
        {text.text && <RichText html={text.text} lang={text.lang} />}
        <TargetLink target={target} hasServices={hasServices} />
      </div>
    </div>
  )
}

/** The link below a block; nothing where its page has nothing to show. */
function TargetLink({ target, hasServices }: Pick<BlockProps["block"], "target"> & Pick<BlockProps, "hasServices">) {
  const { targets } = useTexts().home
  const navbar = useSiteData()?.navbar
  if (target === "") return null
  if (target === "services")
    return hasServices ? (
      <a className="more" href="#services">
        {targets.services} <Icon name="down" />
      </a>
    ) : null
  if ((target === "partners" && !navbar?.partners) || (target === "careers" && !navbar?.careers)) return null
  return <MoreLink to={`/${target}`}>{targets[target]}</MoreLink>
}
