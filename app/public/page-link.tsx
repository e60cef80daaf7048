import type { ComponentProps } from "react"
import { Link } from "react-router"

type LinkProps = ComponentProps<typeof Link>
export type PageLinkProps = Omit<ComponentProps<"a">, "href"> &
  Pick<LinkProps, "prefetch" | "replace" | "state" | "preventScrollReset"> & { to: string }

/** A link inside the site; `to` is the whole path, with language, query and anchor. */
export function PageLink(props: PageLinkProps) {
  if (!import.meta.env.SSR) return <Link discover="none" {...props} />
  // What the router's link comes to, without its dozen hooks: a page has a hundred links, and the server follows none.
  const {
    to,
    prefetch: _prefetch,
    replace: _replace,
    state: _state,
    preventScrollReset: _preventScrollReset,
    children,
    ...rest
  } = props
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  )
}
