import { type FormEvent, type RefObject, useState } from "react"
import type { Service } from "#contract/service.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText, fieldErrorTexts } from "../api/error-text.ts"
import type { Values } from "../editor/edit-state.ts"
import { fileFault } from "../images/check-file.ts"
import { focusFirstInvalid } from "../ui/focus-first-invalid.ts"
import { useToast } from "../ui/toasts.tsx"

/** A service that does not exist yet: what is typed and chosen, and sending it. */
export function useNewService(form: RefObject<HTMLFormElement | null>, onAdded: () => void) {
  const { services: texts, common } = useDashboardTexts()
  const toast = useToast()
  const [values, setValues] = useState<Values>({})
  const [files, setFiles] = useState<readonly File[]>([])
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [share, setShare] = useState<number | null>(null)

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
  return {
    values,
    files,
    errors,
    failure,
    /** Share that is sent; null while nothing is under way. */
    share,
    isTyped: files.length > 0 || Object.values(values).some((value) => value !== ""),
    setValue: (key: string, value: string) => {
      setValues((all) => ({ ...all, [key]: value }))
      forgive(key)
    },
    setFiles: (chosen: readonly File[]) => {
      setFiles(chosen)
      forgive("images")
    },
    add,
  }
}
