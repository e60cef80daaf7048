import { useState } from "react"
import type { Person } from "#contract/person.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { useConfirmDelete } from "../ui/confirm.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"
import { useForm } from "../ui/use-form.ts"

/** Returns the number of mails from or to a person in inquiries of others or unsorted. */
export const countMails = ({ messages, mails, copies }: Person): number =>
  messages.length + mails.length + copies.length

/** Looks up a person and erases the data. */
export function usePerson() {
  const { person: texts, common } = useDashboardTexts()
  const confirmDelete = useConfirmDelete()
  const toast = useToast()
  const [found, setFound] = useState<Person | null>(null)
  const { run } = useAction({ failed: texts.failed, about: "person" })
  const form = useForm({
    start: { email: "" },
    failed: texts.failed,
    check: ({ email }) => ({ email: email.trim() === "" ? common.fieldErrors.required : undefined }),
    send: async ({ email }) => {
      setFound(null)
      setFound(await callApi("GET /person", { query: { email: email.trim() } }))
    },
  })
  const erase = (person: Person) =>
    run(async () => {
      const { email, inquiries, applications } = person
      const question =
        `${texts.eraseText(email, inquiries.length, applications.length)} ${texts.mails(countMails(person))}`.trim()
      if (!(await confirmDelete(<p>{question}</p>, texts.erase))) return
      const gone = await callApi("DELETE /person", { query: { email } })
      toast({ text: texts.erased(gone.inquiries, gone.applications), about: "person" })
      setFound({ email, inquiries: [], applications: [], messages: [], mails: [], copies: [] })
    })
  return { found, form, erase }
}
