import { type FormEvent, useRef, useState } from "react"
import type { Service } from "#contract/service.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText, fieldErrorTexts } from "../api/error-text.ts"
import type { Values } from "../editor/edit-state.ts"
import { LanguageColumns } from "../editor/language-columns.tsx"
import { useUnsaved } from "../editor/use-unsaved.ts"
import { ChosenImages } from "../images/chosen-images.tsx"
import { fileFault } from "../images/check-file.ts"
import { serviceTextFields } from "../service/service-fields.ts"
import { Button } from "../ui/button.tsx"
import { useAsk } from "../ui/confirm.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { focusFirstInvalid } from "../ui/focus-first-invalid.ts"
import { Notice } from "../ui/notice.tsx"
import { useToast } from "../ui/toasts.tsx"

/** A new service: its texts in three languages and at least one image, sent together. */
export function AddServiceDialog({ onClose, onAdded }: { onClose: () => void; onAdded: () => void }) {
  const { services: texts, editor, images, common } = useDashboardTexts()
  const toast = useToast()
  const [values, setValues] = useState<Values>({})
  const [files, setFiles] = useState<readonly File[]>([])
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const isTyped = files.length > 0 || Object.values(values).some((value) => value !== "")
  const close = useCloseQuestion(isTyped, onClose)
  useUnsaved(isTyped)

  const forgive = (key: string) => setErrors((all) => ({ ...all, [key]: "" }))
  const check = (): boolean => {
    const found = {
      ...((values["title_de"] ?? "").trim() === "" ? { title_de: common.fieldErrors.required } : {}),
      ...(files.length === 0 ? { images: common.fileFirst } : {}),
    }
    setErrors(found)
    if (Object.keys(found).length === 0 && !files.some(fileFault)) return true
    focusFirstInvalid(form)
    return false
  }
  const add = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(null)
    if (!check()) return
    const body = new FormData()
    for (const [name, value] of Object.entries(values)) body.set(name, value)
    for (const file of files) body.append("images[]", file)
    setShare(0)
    try {
      const service = await callApi<Service>("/service", { method: "POST", form: body, onProgress: setShare })
      toast({ text: texts.added(service.title_de) })
      onAdded()
    } catch (error) {
      setShare(null)
      setErrors(fieldErrorTexts(common, error))
      setFailure(errorText(common, error))
      focusFirstInvalid(form)
    }
  }
  return (
    <Dialog title={texts.add} size="wide" onClose={() => void close()}>
      <form ref={form} noValidate onSubmit={(event) => void add(event)}>
        <LanguageColumns
          fields={serviceTextFields(editor)}
          values={values}
          errors={errors}
          onValue={(key, value) => {
            setValues((all) => ({ ...all, [key]: value }))
            forgive(key)
          }}
        />
        <ChosenImages
          files={files}
          onChange={(chosen) => {
            setFiles(chosen)
            forgive("images")
          }}
          error={errors["images"] ?? null}
        />
        {share !== null && (
          <div className="sending">
            <progress max={1} value={share} aria-label={images.uploads} />
            <output>{share < 1 ? images.uploading(share) : images.working}</output>
          </div>
        )}
        {failure !== null && <Notice tone="bad">{failure}</Notice>}
        <div className="acts">
          <Button look="line" onClick={() => void close()}>
            {common.cancel}
          </Button>
          <Button type="submit" busy={share !== null}>
            {texts.add}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Closing asks when something has been typed or chosen. */
function useCloseQuestion(isTyped: boolean, onClose: () => void): () => Promise<void> {
  const { services: texts } = useDashboardTexts()
  const ask = useAsk()
  return async () => {
    const question = {
      title: texts.closeTitle,
      body: texts.closeText,
      yes: texts.closeYes,
      no: texts.closeNo,
      danger: true,
    }
    if (!isTyped || (await ask(question)) === "yes") onClose()
  }
}
