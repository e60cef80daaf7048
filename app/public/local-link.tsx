import type { ComponentProps } from "react"
import { Link } from "react-router"
import { localPath } from "#contract/language.ts"
import { useLanguage } from "../i18n/texts.tsx"

type LocalLinkProps = Omit<ComponentProps<typeof Link>, "to"> & { to: string }

/** A link inside the site in the reader's language: `/service/3` leads to `/en/service/3` on an English page. */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
  return <Link prefetch="intent" {...rest} to={localPath(useLanguage(), to)} />
}
