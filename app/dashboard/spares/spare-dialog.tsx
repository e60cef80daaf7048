import { type FormEvent, useEffect, useRef, useState } from "react"
import { type SpareSummary, catalogueKinds } from "#contract/spare.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText, fieldErrorTexts } from "../api/error-text.ts"
import type { Values } from "../editor/edit-state.ts"
import { LanguageColumns } from "../editor/language-columns.tsx"
import { useUnsaved } from "../editor/use-unsaved.ts"
import { fileFault } from "../images/check-file.ts"
import { ChosenImages } from "../images/chosen-images.tsx"
import { useDiscard } from "../list/use-discard.ts"
import { spareTextFields } from "../spare/spare-fields.ts"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { SelectField } from "../ui/field.tsx"
import { Notice } from "../ui/notice.tsx"
import { useToast } from "../ui/toasts.tsx"

interface SpareDialogProps {
  onCreated: () => void
  onClose: () => void
}

/** A new group: titles, subtitles and texts in three languages, and images, sent together. */
export function SpareDialog({ onCreated, onClose }: SpareDialogProps) {
  const { spares: texts, editor, images, common } = useDashboardTexts()
  const form = useNewSpare(onCreated, onClose)
  const close = useDiscard(form.isTyped, onClose)
  const ref = useRef<HTMLFormElement>(null)
  useUnsaved(form.isTyped)
  // Only when the errors come, not when one of them is corrected.
  useEffect(() => {
    if (form.refusals > 0) ref.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus()
  }, [form.refusals])
  return (
    <Dialog size="wide" title={texts.createTitle} onClose={() => void close()}>
      <form ref={ref} noValidate onSubmit={(event) => void form.create(event)}>
        <LanguageColumns
          fields={spareTextFields(editor)}
          values={form.values}
          errors={form.errors}
          onValue={form.setValue}
        />
        <div className="narrow">
          <SelectField
            label={texts.catalogueLabel}
            value={form.values["catalogue"] === "generated" ? "generated" : "none"}
            options={catalogueKinds.map((value) => ({ value, label: texts.catalogueKinds[value] }))}
            onValue={(value) => form.setValue("catalogue", value)}
          />
        </div>
        <ChosenImages files={form.files} onChange={form.setFiles} error={form.errors["images"] ?? null} />
        {form.share !== null && (
          <div className="sending">
            <progress max={1} value={form.share} aria-label={images.uploads} />
            <output>{form.share < 1 ? images.uploading(form.share) : images.working}</output>
          </div>
        )}
        {form.failure !== null && (
          <Notice tone="bad">
            {texts.createFailed} {form.failure}
          </Notice>
        )}
        <div className="acts">
          <Button look="quiet" onClick={() => void close()}>
            {common.cancel}
          </Button>
          <Button type="submit" busy={form.share !== null}>
            {texts.create}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function useNewSpare(onCreated: () => void, onClose: () => void) {
  const { spares: texts, common } = useDashboardTexts()
  const toast = useToast()
  const [values, setValues] = useState<Values>({})
  const [files, setFiles] = useState<readonly File[]>([])
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [refusals, setRefusals] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const [share, setShare] = useState<number | null>(null)

  const show = (wrong: Readonly<Record<string, string>>) => {
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) setRefusals((count) => count + 1)
  }
  const create = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(null)
    const hasTitle = (values["title_de"] ?? "").trim() !== ""
    show(hasTitle ? {} : { title_de: texts.required })
    if (!hasTitle || files.some(fileFault) || share !== null) return
    const form = new FormData()
    for (const [name, value] of Object.entries(values)) form.set(name, value)
    for (const file of files) form.append("images[]", file)
    setShare(0)
    try {
      await callApi<SpareSummary>("/spare", { method: "POST", form, onProgress: setShare })
      toast({ text: texts.created })
      onCreated()
      onClose()
    } catch (error) {
      setShare(null)
      show(fieldErrorTexts(common, error))
      setFailure(errorText(common, error))
    }
  }
  return {
    values,
    files,
    errors,
    refusals,
    failure,
    share,
    isTyped: files.length > 0 || Object.values(values).some((value) => value !== ""),
    setValue: (key: string, value: string) => {
      setValues((all) => ({ ...all, [key]: value }))
      setErrors(({ [key]: _corrected, ...others }) => others)
    },
    setFiles,
    create,
  }
}
