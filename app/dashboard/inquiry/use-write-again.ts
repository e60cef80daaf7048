import type { Message } from "#contract/message.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { fetchFile } from "../api/call-api.ts"
import { errorText } from "../api/error-text.ts"
import { useToast } from "../ui/toasts.tsx"
import { answers } from "./answer-store.ts"

/**
 * Returns a function that puts a failed answer with its attachments into the form of an inquiry, for its address as it
 * is now.
 */
export function useWriteAgain(id: number): (message: Message) => Promise<void> {
  const { common } = useDashboardTexts()
  const desk = useDeskTexts()
  const toast = useToast()
  return async ({ id: message, lang: language, text, cc, files }) => {
    answers.putBack(id, { kind: "out", language, text, to: "", cc: cc.join(", "), files: [] })
    try {
      const fetched = await Promise.all(
        files.map(async ({ n, name }) => {
          const blob = await fetchFile("/message/:id/file/:number", { params: { id: message, number: n } })
          return new File([blob], name, { type: blob.type })
        }),
      )
      answers.change(id, "out", { files: [...answers.read(id, "out").written.files, ...fetched] })
    } catch (error) {
      const names = files.map(({ name }) => name).join(", ")
      toast({ text: `${desk.filesNotBack(names)} ${errorText(common, error)}`, isError: true })
    }
  }
}
