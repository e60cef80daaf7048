import type { ComponentProps } from "react"
import { localPath } from "#contract/language.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"

type ViewSiteLinkProps = Omit<ComponentProps<"a">, "href" | "target" | "rel" | "onClick" | "onAuxClick"> & {
  to: string
}

/**
 * Opens the public site in the dashboard's language in a new tab; the mark prevents its redirect of signed-in people to
 * the dashboard.
 */
export function ViewSiteLink({ to, children, ...rest }: ViewSiteLinkProps) {
  const { shell } = useDashboardTexts()
  const language = useDashboardLanguage()
  return (
    <a
      {...rest}
      href={localPath(language, to)}
      target="_blank"
      rel="noopener noreferrer"
      onClick={() => localStorage.setItem("view_site", "1")}
      // The right button only opens a menu.
      onAuxClick={(event) => event.button === 1 && localStorage.setItem("view_site", "1")}
    >
      {children}
      <span className="visually-hidden"> ({shell.newTab})</span>
    </a>
  )
}
