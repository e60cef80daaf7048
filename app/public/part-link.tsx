import type { ReactNode } from "react"
import { isTooLong, partSlug } from "#contract/number-reader/part-slug.ts"
import { useTexts } from "../i18n/texts.tsx"
import { LocalLink } from "./local-link.tsx"

/** Returns the path of a part's page, without language prefix. */
export const partPath = (slug: string): string => `/part/${encodeURIComponent(slug)}`

interface NumberLinkProps {
  number: string
  className?: string
  /** For pages with unsent input. */
  inNewTab?: boolean
  children?: ReactNode
}

/** Link to a part by its number alone; equal spellings lead to a choice. */
export function NumberLink({ number, className, inNewTab = false, children = number }: NumberLinkProps) {
  const { form } = useTexts()
  const slug = partSlug(number)
  if (slug === "" || isTooLong(slug)) return <span className={className}>{children}</span>
  const newTab = { target: "_blank", rel: "noopener", title: form.newTab }
  return (
    <LocalLink to={partPath(slug)} className={className} {...(inNewTab ? newTab : {})}>
      {children}
    </LocalLink>
  )
}

/** Link to a part's page; plain text when the slug is too long for a URL. */
export function PartLink({ slug, className, children }: { slug: string; className?: string; children: ReactNode }) {
  if (slug === "") return <span className={className}>{children}</span>
  return (
    <LocalLink to={partPath(slug)} className={className}>
      {children}
    </LocalLink>
  )
}
