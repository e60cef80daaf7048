import type { ComponentProps } from "react"
import { isTooLong, partSlug } from "#contract/number-reader/part-slug.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { ViewSiteLink } from "../shell/view-site-link.tsx"

type PartPageLinkProps = Omit<ComponentProps<typeof ViewSiteLink>, "to" | "children"> & { partnumber: string }

/** Link to the public page of a number; none for a number that is too long for a URL. */
export function PartPageLink({ partnumber, ...rest }: PartPageLinkProps) {
  const { parts: texts } = useDashboardTexts()
  const slug = partSlug(partnumber)
  if (slug === "" || isTooLong(slug)) return null
  return (
    <ViewSiteLink
      {...rest}
      to={`/part/${encodeURIComponent(slug)}`}
      className="icon-button"
      title={texts.openPage(partnumber)}
    >
      <Icon name="out" />
      <span className="visually-hidden">{texts.openPage(partnumber)}</span>
    </ViewSiteLink>
  )
}
