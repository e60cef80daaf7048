import type { Language } from "#contract/language.ts"
import { Icon } from "../../ui/icon.tsx"
import { LocalLink } from "../local-link.tsx"

interface DrawerSectionProps {
  name: string
  title: string
  links: { path: string; title: string; lang: Language | undefined }[]
}

export const DrawerSection = ({ name, title, links }: DrawerSectionProps) => (
  <li>
    <button type="button" aria-expanded={false} aria-controls={`drawer-${name}`} data-live>
      {title}
      <Icon name="down" />
    </button>
    <ul className="plain-list" id={`drawer-${name}`}>
      {links.map((link) => (
        <li key={link.path}>
          <LocalLink to={link.path} lang={link.lang}>
            {link.title}
          </LocalLink>
        </li>
      ))}
    </ul>
  </li>
)
