import { useState } from "react"
import type { Person } from "#contract/person.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText, fieldErrorTexts, isCode } from "../api/error-text.ts"
import { useConfirmDelete } from "../ui/confirm.tsx"
import { useToast } from "../ui/toasts.tsx"

/** Returns the number of mails from or to a person in inquiries of others or unsorted. */
export const countMails = ({ messages, mails, copies }: Person): number =>
  messages.length + mails.length + copies.length

/** Looks up a person and erases the data; `error` is that of the field. */
export function usePerson() {
  const { person: texts, common } = useDashboardTexts()
  const confirmDelete = useConfirmDelete()
  const toast = useToast()
  const [found, setFound] = useState<Person | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const explain = (failure: unknown) => {
    if (isCode(failure, "invalid")) return setError(fieldErrorTexts(common, failure)["email"] ?? null)
    toast({ text: `${texts.failed} ${errorText(common, failure)}`, isError: true, about: "person" })
  }
  const run = async (work: () => Promise<void>) => {
    setIsBusy(true)
    setError(null)
    try {
      await work()
    } catch (failure) {
      explain(failure)
    }
    setIsBusy(false)
  }
  const find = (email: string) =>
    run(async () => {
      setFound(null)
      setFound(await callApi("GET /person", { query: { email } }))
    })
  const erase = async (person: Person) => {
    const { email, inquiries, applications } = person
    const question =
      `${texts.eraseText(email, inquiries.length, applications.length)} ${texts.mails(countMails(person))}`.trim()
    if (!(await confirmDelete(<p>{question}</p>, texts.erase))) return
    await run(async () => {
      const gone = await callApi("DELETE /person", { query: { email } })
      toast({ text: texts.erased(gone.inquiries, gone.applications), about: "person" })
      setFound({ email, inquiries: [], applications: [], messages: [], mails: [], copies: [] })
    })
  }
  return { found, error, isBusy, find, erase }
}
