import type { Publications } from "#contract/publishing.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { useRefresh } from "../api/read.ts"
import { AreaField } from "../ui/field.tsx"
import { DialogForm } from "../ui/form.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useForm } from "../ui/use-form.ts"

interface ReturnDialogProps {
  drafts: Publications["drafts"]
  onDone: () => void
  onClose: () => void
}

/** Sends drafts back to their authors, with a note that says why. */
export function ReturnDialog({ drafts, onDone, onClose }: ReturnDialogProps) {
  const { publishing: texts } = useDashboardTexts()
  const toast = useToast()
  const refresh = useRefresh()
  const form = useForm({
    start: { note: "" },
    failed: texts.returnFailed,
    check: ({ note }) => ({ note: note.trim() === "" ? texts.returnNoteNeeded : undefined }),
    send: async ({ note }) => {
      const results = await Promise.allSettled(
        drafts.map(({ kind, id, version }) =>
          callApi("POST /draft/:kind/:id/return", { params: { kind, id }, version, json: { note } }),
        ),
      )
      const [failure, ...failures] = results.filter(({ status }) => status === "rejected")
      void refresh("GET /draft")
      if (failure?.status === "rejected" && failures.length === drafts.length - 1) throw failure.reason
      if (failure) toast({ text: texts.stayed(failures.length + 1), isError: true, about: "return" })
      else toast({ text: texts.returned(drafts.length), about: "return" })
      onDone()
      onClose()
    },
  })
  return (
    <DialogForm form={form} title={texts.returnTitle(drafts.length)} action={texts.returnAct} onClose={onClose}>
      <p>{texts.returnText}</p>
      <AreaField label={texts.returnNote} rows={4} maxLength={1_000} {...form.field("note")} />
    </DialogForm>
  )
}
