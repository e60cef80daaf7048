import { useState } from "react"
import type { PageBlock } from "#contract/text-page.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useRefresh } from "../api/read.ts"
import { Button } from "../ui/button.tsx"
import { EmptyState } from "../ui/states.tsx"
import { PageBlockCard } from "./block-card.tsx"
import { PageBlockDialog } from "./block-dialog.tsx"
import { useRemovePageBlock } from "./use-remove-block.ts"
import "./blocks.css"

interface PageBlocksSectionProps {
  parts: readonly PageBlock[]
}

/** The parts that stand below the page's text; each is saved by itself. */
export function PageBlocksSection({ parts }: PageBlocksSectionProps) {
  const { pages: texts } = useDashboardTexts()
  const refresh = useRefresh()
  const [open, setOpen] = useState<PageBlock | "new" | null>(null)
  const remove = useRemovePageBlock(parts)
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
          <ul className="page-blocks">
            {parts.map((part) => (
              <PageBlockCard
                key={part.id}
                part={part}
                onEdit={() => setOpen(part)}
                onRemove={() => void remove(part)}
              />
            ))}
          </ul>
          {add}
        </>
      )}
      {open && (
        <PageBlockDialog
          part={open === "new" ? null : open}
          onClose={() => setOpen(null)}
          onSaved={async () => {
            // Opened again at once, it shows what was saved.
            await refresh("GET /page/:link")
            setOpen(null)
          }}
        />
      )}
    </section>
  )
}
