import type { ReactNode } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { errorText } from "../api/error-text.ts"
import { Button } from "./button.tsx"

interface EmptyStateProps {
  title?: string
  text?: string | undefined
  children?: ReactNode
}

/** Empty state: a bold line, what to do, a button; without the line where the head of the screen says it. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      {title !== undefined && <b>{title}</b>}
      {text !== undefined && <p>{text}</p>}
      {children}
    </div>
  )
}

interface NothingFoundProps {
  texts: { nothingTitle: string; nothingText?: string; showAll: string }
  onShowAll: () => void
}

/** Empty result of a filter, and a button that shows everything. */
export function NothingFound({ texts, onShowAll }: NothingFoundProps) {
  return (
    <EmptyState title={texts.nothingTitle} text={texts.nothingText}>
      <Button look="line" onClick={onShowAll}>
        {texts.showAll}
      </Button>
    </EmptyState>
  )
}

interface LoadErrorProps {
  title?: string | undefined
  error: unknown
  onRetry: () => void
}

/** Failed load: the reason, and a retry button. */
export function LoadError({ title, error, onRetry }: LoadErrorProps) {
  const { common } = useDashboardTexts()
  return (
    <div role="alert">
      <EmptyState title={title ?? common.loadFailed} text={errorText(common, error)}>
        <Button onClick={onRetry}>{common.tryAgain}</Button>
      </EmptyState>
    </div>
  )
}

/** Skeleton rows. */
export function SkeletonRows({ rows = 6, className = "skeleton-row" }: { rows?: number; className?: string }) {
  const { common } = useDashboardTexts()
  return (
    <output className="skeleton-rows">
      <span className="visually-hidden">{common.loading}</span>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className={className} aria-hidden="true">
          <span className="skeleton" />
          <span className="skeleton" />
          <span className="skeleton" />
        </span>
      ))}
    </output>
  )
}

/** Skeleton cards. */
export function SkeletonCards({ cards = 6 }: { cards?: number }) {
  const { common } = useDashboardTexts()
  return (
    <output className="record-cards">
      <span className="visually-hidden">{common.loading}</span>
      {Array.from({ length: cards }, (_, card) => (
        <span key={card} className="skeleton-card" aria-hidden="true">
          <span className="skeleton" />
          <span className="skeleton" />
          <span className="skeleton" />
        </span>
      ))}
    </output>
  )
}
