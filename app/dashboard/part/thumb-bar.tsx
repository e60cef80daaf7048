import type { ReactNode } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { Button, IconOnlyButton } from "../ui/button.tsx"
import { PopPanel } from "../ui/pop-panel.tsx"
import { mediaHook } from "../ui/use-wide.ts"

/** Returns whether the actions of the table are in the thumb's bar. */
export const useIsPhone = mediaHook("(max-width: 44.9375em)")

interface ThumbBarProps {
  onAdd: () => void
  canUndo: boolean
  onUndo: () => void
  isTicking: boolean
  onTicking: (isTicking: boolean) => void
  /** The other actions. */
  children: ReactNode
}

/** Actions of the table on a phone, within reach of the thumb. */
export function ThumbBar({ onAdd, canUndo, onUndo, isTicking, onTicking, children }: ThumbBarProps) {
  const { parts, partGrid: texts } = useDashboardTexts()
  return (
    <div className="thumb-bar on-ink">
      <Button icon="plus" aria-label={parts.add} onClick={onAdd}>
        {texts.thumbAdd}
      </Button>
      <IconOnlyButton icon="undo" label={parts.undo} aria-disabled={!canUndo || undefined} onClick={onUndo} />
      <Button look="line" aria-pressed={isTicking} onClick={() => onTicking(!isTicking)}>
        {texts.tick}
      </Button>
      <PopPanel look="line" label={texts.more} aria-label={texts.more} shown={<Icon name="dots" />}>
        {(close) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- follows its buttons
          <div onClick={close}>{children}</div>
        )}
      </PopPanel>
    </div>
  )
}
