import { useEffect, useRef } from "react"
import type { Part } from "#contract/part.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { ConflictDialog } from "../record/conflict-dialog.tsx"
import { UnsavedOffer } from "../record/unsaved-offer.tsx"
import { useSaveKey } from "../editor/use-save-key.ts"
import { useUnsaved } from "../editor/use-unsaved.ts"
import { useDiscard } from "../ui/confirm.tsx"
import { FieldScope } from "../ui/editing-scope.tsx"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { Form } from "../ui/form.tsx"
import { focusFirstInvalid } from "../ui/use-form.ts"
import { useToast } from "../ui/toasts.tsx"
import { PartFields } from "./part-fields.tsx"
import type { PartValues } from "./part-form.ts"
import { PartTroubleNotice } from "./part-trouble.tsx"
import { usePartForm } from "./use-part-form.ts"

interface PartDialogProps {
  spareId: number
  /** The part to edit; null adds one. */
  part: Part | null
  /** Initial values of a new part. */
  initial?: Partial<PartValues> | undefined
  /** The dialog stays open until this resolves; `before` is null for an added part. */
  onSaved: (part: Part, before: Part | null) => Promise<void>
  onClose: () => void
}

/** Adds or edits one part; Enter saves, and input is kept when saving fails. */
export function PartDialog({ spareId, part, initial, onSaved, onClose }: PartDialogProps) {
  const { parts: texts, common } = useDashboardTexts()
  const toast = useToast()
  const ref = useRef<HTMLFormElement>(null)
  const form = usePartForm({
    spareId,
    opened: part,
    initial,
    onRefused: () => focusFirstInvalid(ref),
    onSaved,
  })
  const { unsaved, isSaving } = form
  const close = useDiscard(form.isChanged, () => {
    unsaved.forget()
    onClose()
  })
  useSaveKey(() => ref.current?.requestSubmit(), ref)
  useUnsaved(form.isChanged)

  const trouble = form.trouble?.kind
  useEffect(() => {
    if (trouble) ref.current?.closest("dialog")?.scrollTo(0, 0)
  }, [trouble])

  const save = async (then: "close" | "next") => {
    const saved = await form.save()
    if (!saved) return
    toast({ text: form.part ? common.updated : texts.added(saved.partnumber) })
    if (then === "close") return onClose()
    form.restart(null)
    ref.current?.querySelector("input")?.focus()
  }
  return (
    <Dialog
      size="medium"
      title={form.part ? texts.editTitle(form.part.partnumber) : texts.addTitle}
      onClose={() => void close()}
    >
      <FieldScope isReadOnly={false}>
        <UnsavedOffer editor={form} />
      </FieldScope>
      <Form form={{ ref, isBusy: isSaving, submit: () => void save("close") }} className="part-form">
        <PartTroubleNotice
          trouble={form.trouble}
          values={form.values}
          onTakeStored={form.takeStored}
          onSaveMine={() => void save("close")}
        />
        <PartFields values={form.values} errors={form.errors} onValue={form.set} isFirst />
        <PartActions
          isNew={!form.part}
          isSaving={isSaving}
          onCancel={() => void close()}
          onSaveAndNext={() => void save("next")}
        />
      </Form>
      {form.conflict?.incoming && <ConflictDialog conflict={form.conflict} />}
    </Dialog>
  )
}

interface PartActionsProps {
  isNew: boolean
  isSaving: boolean
  onCancel: () => void
  onSaveAndNext: () => void
}

function PartActions({ isNew, isSaving, onCancel, onSaveAndNext }: PartActionsProps) {
  const { parts: texts, common } = useDashboardTexts()
  return (
    <div className="action-row">
      <Button look="quiet" onClick={onCancel}>
        {common.cancel}
      </Button>
      {isNew && (
        <Button look="quiet" busy={isSaving} onClick={onSaveAndNext}>
          {texts.saveAndNext}
        </Button>
      )}
      <Button type="submit" busy={isSaving} aria-keyshortcuts="Control+S">
        {common.save}
      </Button>
    </div>
  )
}
