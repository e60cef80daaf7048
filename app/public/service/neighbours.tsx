import { useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { LocalLink } from "../local-link.tsx"
import { useSiteData } from "../site-data.ts"

/** Previous and next service, in the order of the navigation. */
export function Neighbours({ id }: { id: number }) {
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
