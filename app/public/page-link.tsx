import type { ComponentProps } from "react"

export type PageLinkProps = Omit<ComponentProps<"a">, "href"> & { to: string }

/** A link inside the site; `to` is the whole path, with language, query and fragment. */
export const PageLink = ({ to, children, ...rest }: PageLinkProps) => (
  <a {...rest} href={to}>
    {children}
  </a>
)
