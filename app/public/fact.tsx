import type { ReactNode } from "react"

interface FactProps {
  name: ReactNode
  /** Set when the value is in another language than the page. */
  lang?: string | undefined
  className?: string | undefined
  valueClass?: string
  children: ReactNode
}

/** A name and its value in a list of facts; nothing for a missing value. */
export function Fact({ name, lang, className, valueClass, children }: FactProps) {
  if (!children) return null
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd className={valueClass} lang={lang}>
        {children}
      </dd>
    </div>
  )
}
