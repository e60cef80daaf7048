import { formatAmount, offerLimits } from "#contract/offer-constants.ts"
import type { OfferLineInput } from "#contract/offer.ts"
import { useOfferTexts } from "#app/i18n/dashboard/offer/use-offer-texts.ts"
import { AreaField, TextField } from "../ui/field.tsx"
import { DialogForm } from "../ui/form.tsx"
import { useForm } from "../ui/use-form.ts"
import type { CellContext } from "./offer-cells.ts"
import { parsePrice } from "./parse-price.ts"

interface LineDetailsProps {
  line: OfferLineInput
  context: CellContext
  onLine: (line: OfferLineInput) => void
  onClose: () => void
}

/** Fields of a line that are rarely needed; remark, cost and supplier never leave the house. */
export function LineDetails({ line, context, onLine, onClose }: LineDetailsProps) {
  const texts = useOfferTexts()
  const { unit, documents, remark, supplier, cost } = line
  const costOf = (text: string) => {
    const price = parsePrice(text, context.language)
    return "amount" in price ? price.amount : undefined
  }
  const form = useForm({
    start: { unit, documents, remark, supplier, cost: cost === null ? "" : formatAmount(cost, context.language) },
    check: (values) => ({ cost: costOf(values.cost) === undefined ? texts.wrong.unit_price : undefined }),
    send: (values) => {
      onLine({ ...line, ...values, cost: costOf(values.cost) ?? null })
      onClose()
    },
  })
  const { detailFields } = texts
  return (
    <DialogForm form={form} title={texts.details} action={texts.done} onClose={onClose}>
      <TextField label={detailFields.unit} {...form.field("unit")} maxLength={offerLimits.unit} />
      <TextField label={detailFields.documents} {...form.field("documents")} maxLength={offerLimits.line} />
      <AreaField label={detailFields.remark} rows={3} {...form.field("remark")} maxLength={offerLimits.note} />
      <TextField label={detailFields.cost} {...form.field("cost")} inputMode="decimal" />
      <TextField label={detailFields.supplier} {...form.field("supplier")} maxLength={offerLimits.line} />
    </DialogForm>
  )
}
