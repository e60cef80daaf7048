import { useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { DesignPicture } from "../design-picture.tsx"
import { MoreLink } from "../local-link.tsx"
import { PageSection } from "../page-section.tsx"
import { sitePictures } from "../site-pictures.ts"

const sizes = "(min-width: 1440px) 756px, (min-width: 900px) 56vw, 100vw"

export function About({ hasServices }: { hasServices: boolean }) {
  const { about, alts } = useTexts().home
  return (
    <PageSection measure={about.measure} title={about.title}>
      <div className="picture-text">
        <DesignPicture picture={sitePictures.about1} alt={alts.about1} sizes={sizes} className="picture-low" />
        <div>
          <h3>{about.rotor.title}</h3>
          <Paragraphs texts={about.rotor.text} />
          {hasServices && (
            <a className="more" href="#services">
              {about.rotor.more} <Icon name="down" />
            </a>
          )}
        </div>
      </div>
      <div className="picture-text flip">
        <DesignPicture picture={sitePictures.about2} alt={alts.about2} sizes={sizes} className="picture-high" />
        <div>
          <h3>{about.parts.title}</h3>
          <Paragraphs texts={about.parts.text} />
          <MoreLink to="/spare-parts">{about.parts.more}</MoreLink>
        </div>
      </div>
    </PageSection>
  )
}

const Paragraphs = ({ texts }: { texts: readonly string[] }) => texts.map((text) => <p key={text}>{text}</p>)
