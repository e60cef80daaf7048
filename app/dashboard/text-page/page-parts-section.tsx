import { useState } from "react"
import type { PagePart } from "#contract/text-page.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useRefresh } from "../api/read.ts"
import { Button } from "../ui/button.tsx"
import { EmptyState } from "../ui/states.tsx"
import { PagePartCard } from "./page-part-card.tsx"
import { PagePartDialog } from "./page-part-dialog.tsx"
import { useRemovePagePart } from "./use-remove-page-part.ts"
import "./page-parts.css"

interface PagePartsSectionProps {
  parts: readonly PagePart[]
}

/** The parts that stand below the page's text; each is saved by itself. */
export function PagePartsSection({ parts }: PagePartsSectionProps) {
  const { pages: texts } = useDashboardTexts()
  const refresh = useRefresh()
  const [open, setOpen] = useState<PagePart | "new" | null>(null)
  const remove = useRemovePagePart(parts)
  const add = (
    <Button icon="plus" onClick={() => setOpen("new")}>
      {texts.addPart}
    </Button>
  )
  return (
    <section className="d-sec">
      <h2>
        {texts.parts} <small>{parts.length}</small>
      </h2>
      {parts.length === 0 ? (
        <EmptyState title={texts.noParts} text={texts.noPartsText}>
          {add}
        </EmptyState>
      ) : (
        <>
          <ul className="page-parts">
            {parts.map((part) => (
              <PagePartCard key={part.id} part={part} onEdit={() => setOpen(part)} onRemove={() => void remove(part)} />
            ))}
          </ul>
          {add}
        </>
      )}
      {open && (
        <PagePartDialog
          part={open === "new" ? null : open}
          onClose={() => setOpen(null)}
          onSaved={async () => {
            // Whoever opens it at once again finds what was saved.
            await refresh("GET /page/:link")
            setOpen(null)
          }}
        />
      )}
    </section>
  )
}
