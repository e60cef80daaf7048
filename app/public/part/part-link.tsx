import type { ReactNode } from "react"
import { isTooLong, partSlug } from "#contract/number-reader/part-slug.ts"
import { useTexts } from "../../i18n/texts.tsx"
import { LocalLink } from "../local-link.tsx"

/** The path of a part's page, without language prefix. */
export const partPath = (slug: string): string => `/part/${encodeURIComponent(slug)}`

interface NumberLinkProps {
  number: string
  className?: string
  /** Where the page that links holds what has been typed. */
  inNewTab?: boolean
  children?: ReactNode
}

/** The same by the number alone; where several are written alike, their address lets choose. */
export function NumberLink({ number, className, inNewTab = false, children = number }: NumberLinkProps) {
  const { form } = useTexts()
  const slug = partSlug(number)
  if (slug === "" || isTooLong(slug)) return <span className={className}>{children}</span>
  if (!inNewTab)
    return (
      <LocalLink to={partPath(slug)} className={className}>
        {children}
      </LocalLink>
    )
  return (
    <LocalLink to={partPath(slug)} className={className} target="_blank" rel="noopener" title={form.newTab}>
      {children}
    </LocalLink>
  )
}

/** A part number that leads to its page; one whose slug is too long for an address stands without a link. */
export function PartLink({ slug, className, children }: { slug: string; className?: string; children: ReactNode }) {
  if (slug === "") return <span className={className}>{children}</span>
  return (
    <LocalLink to={partPath(slug)} className={className}>
      {children}
    </LocalLink>
  )
}
