import { useQuery } from "@tanstack/react-query"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { Button } from "../ui/button.tsx"
import { formatMoment } from "../ui/format-date.ts"
import { useUndoImport } from "./use-undo-import.ts"

/** Latest imports into the group, each with its result; the latest can be undformer. */
export function FormerImports({ spareId }: { spareId: number }) {
  const { partImport: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const { data } = useQuery(read("GET /spare/:id/import", { params: { id: spareId } }))
  const { isBusy, undo } = useUndoImport()
  // Imports work without this list: its failure needs no message.
  if (!data || data.length === 0) return null
  return (
    <details className="former-imports">
      <summary>{texts.former(data.length)}</summary>
      <ul>
        {data.map((former) => (
          <li key={former.id}>
            <span>
              <time dateTime={former.created_at}>{formatMoment(former.created_at, language)}</time>
              {former.file !== "" && <b>{former.file}</b>}
              <span className="hint">{texts.formerCounts(former.added, former.updated, former.removed)}</span>
            </span>
            {former.can_undo ? (
              <Button look="quiet" busy={isBusy} onClick={() => void undo(spareId, former.id)}>
                {texts.undo}
              </Button>
            ) : (
              <span className="hint">{former.state === "undone" ? texts.undone : texts.formerFixed}</span>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
