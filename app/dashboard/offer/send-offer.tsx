import type { Offer } from "#contract/offer.ts"
import { limits } from "#contract/limits.ts"
import { listEmails } from "#contract/email-constants.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { useOfferTexts } from "#app/i18n/dashboard/offer/use-offer-texts.ts"
import { callApi } from "../api/call-api.ts"
import { errorText, isCode } from "../api/error-text.ts"
import { useGuardedClose } from "../editor/use-unsaved.ts"
import { AreaField, TextField } from "../ui/field.tsx"
import { DialogForm } from "../ui/form.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useForm } from "../ui/use-form.ts"

interface SendOfferProps {
  offer: Offer
  onOffer: (offer: Offer) => void
  onClose: () => void
}

/** Mail with which an offer goes out; for twenty seconds it can be taken back. */
export function SendOffer({ offer, onOffer, onClose }: SendOfferProps) {
  const texts = useOfferTexts()
  const desk = useDeskTexts()
  const { common } = useDashboardTexts()
  const toast = useToast()
  const { id, version, number, mail } = offer
  const takeBack = async (messageId: number) => {
    try {
      await callApi("DELETE /message/:id", { params: { id: messageId } })
      onOffer(await callApi("GET /offer/:id", { params: { id } }))
      toast({ text: texts.takenBack(number), about: `offer-${id}` })
    } catch (error) {
      toast({ text: isCode(error, "conflict") ? texts.tooLate : errorText(common, error), isError: true })
    }
  }
  const form = useForm({
    start: { to: mail?.to ?? "", cc: "", subject: mail?.subject ?? "", text: mail?.text ?? "" },
    send: async ({ cc, ...fields }, key) => {
      const json = { ...fields, cc: listEmails(cc) }
      const sent = await callApi("POST /offer/:id/send", { params: { id }, json, version, idempotencyKey: key() })
      onOffer(sent)
      onClose()
      const { message_id } = sent
      const action = { label: desk.undo, run: () => message_id !== null && void takeBack(message_id) }
      toast({ text: texts.sent(number), about: `offer-${id}`, ...(message_id === null ? {} : { action }) })
    },
  })
  const close = useGuardedClose(form.isTyped, onClose)
  return (
    <DialogForm form={form} title={texts.sendTitle(number)} size="side" action={texts.sendNow} onClose={close}>
      <TextField label={desk.recipient} type="email" {...form.field("to")} maxLength={limits.name} isRequired />
      <TextField label={desk.copyTo} {...form.field("cc")} />
      <TextField label={texts.subject} {...form.field("subject")} lang={offer.lang} />
      <AreaField label={texts.mailText} rows={12} lang={offer.lang} {...form.field("text")} />
      <p className="hint">{texts.attached(`${number.replace("/", "-")}.pdf`)}</p>
      <p className="hint">{texts.leavesSoon}</p>
    </DialogForm>
  )
}
