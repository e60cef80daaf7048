import { useEffect, useEffectEvent } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { readTsv } from "../editor/tsv.ts"
import { AreaField, SelectField } from "../ui/field.tsx"
import { DialogForm } from "../ui/form.tsx"
import { useForm } from "../ui/use-form.ts"
import type { OpenDialog } from "./open-dialog.ts"
import type { NewRows } from "./use-new-rows.ts"

interface PasteDialogProps extends Pick<Extract<OpenDialog, { kind: "paste" }>, "start" | "paste"> {
  newRows: NewRows
  onClose: () => void
}

/** Pastes a block where there is no keyboard: from the marked cell on, or as new parts. */
export function PasteDialog({ start, paste, newRows, onClose }: PasteDialogProps) {
  const { partGrid: texts, parts } = useDashboardTexts()
  const form = useForm({
    start: { block: "", where: start && start.field !== "partnumber" ? "cells" : ("rows" as "cells" | "rows") },
    check: ({ block }) => ({ block: block.trim() === "" ? texts.pasteMissing : undefined }),
    send: ({ block, where }) => {
      onClose()
      if (where === "cells") paste(block)
      else void newRows.addCells(readTsv(block))
    },
  })
  const fill = useEffectEvent(async () => {
    try {
      form.set({ block: await navigator.clipboard.readText() })
    } catch {
      // Without permission, or over HTTP, it is pasted into the field by hand.
    }
  })
  useEffect(() => void fill(), [])
  return (
    <DialogForm form={form} title={texts.pasteTitle} action={texts.paste} onClose={onClose}>
      <AreaField
        label={texts.pasteField}
        hint={texts.pasteHint}
        {...form.field("block")}
        className="input mono"
        rows={5}
        autoCapitalize="off"
        spellCheck={false}
      />
      <SelectField
        label={texts.bulkScope}
        {...form.field("where")}
        options={[
          { value: "rows", label: texts.pasteRows },
          ...(start
            ? [{ value: "cells" as const, label: texts.pasteFrom(start.partnumber, parts.fields[start.field]) }]
            : []),
        ]}
      />
    </DialogForm>
  )
}
