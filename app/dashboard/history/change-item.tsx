import { useId, useState } from "react"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { changeNames } from "../editor/change-names.ts"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { Button } from "../ui/button.tsx"
import { formatMoment } from "../ui/format-date.ts"
import { FieldDifference } from "./field-difference.tsx"
import type { Change } from "../editor/versions.ts"

interface ChangeItemProps {
  change: Change
  startsOpen: boolean
  isBusy: boolean
  onRestore: () => void
}

export function ChangeItem({ change, startsOpen, isBusy, onRestore }: ChangeItemProps) {
  const { history: texts, editor } = useDashboardTexts()
  const language = useDashboardLanguage()
  const [isOpen, setIsOpen] = useState(startsOpen)
  const id = useId()
  const isReadOnly = useIsReadOnly()
  const { version, next, at, who, fields } = change
  const names = changeNames(
    editor.changed,
    fields.map(({ key }) => key),
  )
  return (
    <li>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name={isOpen ? "up" : "down"} />
          <span className="when">{texts.changedBy(formatMoment(at, language), who)}</span>
          <span className="fields">{names.length > 0 ? names.join(", ") : texts.nothing}</span>
          <span className="versions-of">{texts.versions(version, next)}</span>
        </button>
      </h3>
      {isOpen && (
        <div className="change" id={id}>
          {fields.map((field) => (
            <FieldDifference key={field.key} change={field} />
          ))}
          {!isReadOnly && (
            <Button look="quiet" icon="refresh" busy={isBusy} onClick={onRestore}>
              {texts.restore(version)}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
