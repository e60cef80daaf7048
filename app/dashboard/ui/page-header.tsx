import { type ReactNode, useEffect } from "react"
import { Link, useLocation } from "react-router"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { noteOpened } from "./opened-screens.ts"
import { useShell } from "./shell-context.tsx"

interface PageHeaderProps {
  title: string
  /** Language of the title when it is content, not a text of the dashboard. */
  titleLang?: string | undefined
  /** Breadcrumbs, without the title; by default the dashboard alone. */
  crumbs?: { to: string; label: string }[] | undefined
  /** A short line below the title. */
  stamp?: ReactNode
  children?: ReactNode
}

/** Head of a screen: breadcrumbs, title, actions; also sets the document title. */
export function PageHeader({ title, titleLang, crumbs: above, stamp, children }: PageHeaderProps) {
  const { common, shell } = useDashboardTexts()
  const crumbs = above ?? [{ to: "/dashboard", label: common.dashboard }]
  const { company, urgent } = useShell()
  const mark = urgent > 0 ? `${shell.urgentInquiries(urgent)} · ` : ""
  const { pathname } = useLocation()
  useEffect(() => noteOpened({ to: pathname, title }), [pathname, title])
  return (
    <header className="d-head">
      <title>{`${mark}${[title, ...crumbs.map((crumb) => crumb.label).reverse()].join(" – ")} | ${company}`}</title>
      <nav className="head-crumbs" aria-label={common.breadcrumb}>
        {crumbs.map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
        <span aria-current="page" lang={titleLang}>
          {title}
        </span>
      </nav>
      <h1 lang={titleLang} tabIndex={-1}>
        {title}
      </h1>
      {stamp !== undefined && <span className="stamp">{stamp}</span>}
      {children !== undefined && <div className="action-row">{children}</div>}
    </header>
  )
}
