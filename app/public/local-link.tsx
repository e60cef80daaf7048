import type { ComponentProps } from "react"
import { Link } from "react-router"
import { localPath } from "#contract/language.ts"
import { useLanguage } from "../i18n/texts.tsx"

type LocalLinkProps = Omit<ComponentProps<"a">, "href"> & Pick<ComponentProps<typeof Link>, "prefetch"> & { to: string }

/** A link inside the site in the reader's language: `/service/3` leads to `/en/service/3` on an English page. */
export function LocalLink({ to, prefetch = "intent", children, ...rest }: LocalLinkProps) {
  const address = localPath(useLanguage(), to)
  // What the router's link comes to, without its dozen hooks: a page has a hundred links, and the server follows none.
  if (import.meta.env.SSR)
    return (
      <a {...rest} href={address}>
        {children}
      </a>
    )
  return (
    <Link {...rest} prefetch={prefetch} discover="none" to={address}>
      {children}
    </Link>
  )
}
