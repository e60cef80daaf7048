import type { Language } from "#contract/language.ts"
import { Icon } from "../../ui/icon.tsx"
import { LocalLink } from "../local-link.tsx"

interface DrawerSectionProps {
  name: string
  title: string
  links: { path: string; title: string; lang: Language | undefined }[]
  /** The section that is open. */
  section: string | null
  onToggle: (name: string) => void
  onFollow: () => void
}

export function DrawerSection({ name, title, links, section, onToggle, onFollow }: DrawerSectionProps) {
  const open = section === name
  return (
    <li>
      <button type="button" aria-expanded={open} aria-controls={`drawer-${name}`} onClick={() => onToggle(name)}>
        {title}
        <Icon name={open ? "up" : "down"} />
      </button>
      <ul className="plain-list" id={`drawer-${name}`}>
        {links.map((link) => (
          <li key={link.path}>
            <LocalLink to={link.path} lang={link.lang} onClick={onFollow}>
              {link.title}
            </LocalLink>
          </li>
        ))}
      </ul>
    </li>
  )
}
