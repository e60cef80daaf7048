import { localPath } from "#contract/language.ts"
import { useLanguage } from "../i18n/texts.tsx"
import { PageLink, type PageLinkProps } from "./page-link.tsx"

/** A link inside the site in the reader's language: `/service/3` becomes `/en/service/3` on an English page. */
export const LocalLink = ({ to, ...rest }: PageLinkProps) => <PageLink {...rest} to={localPath(useLanguage(), to)} />
