import type { ComponentProps } from "react"
import { localPath } from "#contract/language.ts"
import { useLanguage } from "../i18n/texts.tsx"
import { Icon } from "../ui/icon.tsx"

type PageLinkProps = Omit<ComponentProps<"a">, "href"> & { to: string }

/** A link inside the site; `to` is the whole path, with language, query and fragment. */
export const PageLink = ({ to, children, ...rest }: PageLinkProps) => (
  <a {...rest} href={to}>
    {children}
  </a>
)

/** A link inside the site in the reader's language: `/service/3` becomes `/en/service/3` on an English page. */
export const LocalLink = ({ to, ...rest }: PageLinkProps) => <PageLink {...rest} to={localPath(useLanguage(), to)} />

/** A link with an arrow that leads on from a text or list. */
export const MoreLink = ({ to, children }: PageLinkProps) => (
  <LocalLink className="more" to={to}>
    {children} <Icon name="right" />
  </LocalLink>
)

/** An entry of a menu or list that is a link. */
export const LinkItem = ({ to, children, ...rest }: PageLinkProps) => (
  <li>
    <LocalLink to={to} {...rest}>
      {children}
    </LocalLink>
  </li>
)
