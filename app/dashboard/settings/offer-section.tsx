import { useQuery } from "@tanstack/react-query"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { localizedNames } from "#contract/localized.ts"
import { currencies, deliveryTerms, exportChecks, offerLimits, vatKinds } from "#contract/offer-constants.ts"
import type { OfferSettings } from "#contract/offer-settings.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { read, useRefresh } from "../api/read.ts"
import { LanguageColumns } from "../editor/language-columns.tsx"
import { Button } from "../ui/button.tsx"
import { AreaField, SelectField, TextField } from "../ui/field.tsx"
import { Form } from "../ui/form.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useForm } from "../ui/use-form.ts"

const lines = ["payment", "text_before", "text_after", "mail_text"] as const

/** Defaults of new offers; stored by a button of their own, since visitors never see them. */
export function OfferSection() {
  const { settings: texts } = useDashboardTexts()
  const { data } = useQuery(read("GET /offer/settings"))
  return (
    <section className="d-sec">
      <h2>{texts.offers.title}</h2>
      {data && <OfferForm key={data.version} settings={data} />}
    </section>
  )
}

function OfferForm({ settings }: { settings: OfferSettings }) {
  const texts = useDashboardTexts().settings.offers
  const refresh = useRefresh()
  const toast = useToast()
  const { version, valid_days, keep_years, currency, vat, delivery_term, export_check, ...rest } = settings
  const form = useForm({
    start: {
      ...rest,
      currency,
      vat,
      delivery_term,
      export_check,
      valid_days: String(valid_days),
      keep_years: String(keep_years),
    },
    failed: texts.failed,
    send: async (values) => {
      const json = { ...values, valid_days: Number(values.valid_days), keep_years: Number(values.keep_years) }
      await callApi("PATCH /offer/settings", { json, version })
      toast({ text: texts.saved })
      await refresh("GET /offer/settings")
    },
  })
  const optionsOf = <Value extends string>(values: readonly Value[], nameOf: (value: Value) => string) =>
    values.map((value) => ({ value, label: nameOf(value) }))
  return (
    <Form form={form} className="settings">
      <div className="settings-group">
        <TextField label={texts.valid_days} inputMode="numeric" maxLength={3} {...form.field("valid_days")} />
        <SelectField
          label={texts.currency}
          options={optionsOf(currencies, (value) => value)}
          {...form.field("currency")}
        />
        <SelectField
          label={texts.delivery_term}
          options={optionsOf(deliveryTerms, (value) => value || texts.noTerm)}
          {...form.field("delivery_term")}
        />
        <TextField label={texts.delivery_place} maxLength={offerLimits.line} {...form.field("delivery_place")} />
        <SelectField
          label={texts.vat}
          options={optionsOf(vatKinds, (value) => texts.vats[value])}
          {...form.field("vat")}
        />
        <SelectField
          label={texts.export_check}
          options={optionsOf(exportChecks, (value) => texts.exportChecks[value])}
          {...form.field("export_check")}
        />
        <TextField
          label={texts.keep_years}
          hint={texts.keepHint}
          inputMode="numeric"
          maxLength={2}
          {...form.field("keep_years")}
        />
        <AreaField
          label={texts.bank}
          hint={texts.bankHint}
          rows={3}
          maxLength={offerLimits.line}
          {...form.field("bank")}
        />
      </div>
      <LanguageColumns
        about={texts.title}
        fields={lines.map((name) => ({
          name,
          kind: name === "payment" ? "line" : "area",
          label: texts[name],
          ...(name === "mail_text" ? { hint: texts.mailHint } : {}),
          maxLength: name === "payment" ? offerLimits.line : dashboardLimits.messageText,
        }))}
        values={Object.fromEntries(lines.flatMap((name) => localizedNames(name).map((key) => [key, form.values[key]])))}
        errors={form.errors}
        onValue={(key, value) => form.set({ [key]: value })}
      />
      <div className="action-row">
        <Button type="submit" look="line" busy={form.isBusy}>
          {texts.save}
        </Button>
      </div>
    </Form>
  )
}
