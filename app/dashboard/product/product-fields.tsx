import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { fieldOf } from "../editor/field-of.ts"
import type { FieldsProps } from "../record/define-form.ts"
import { shownPower, typedPower } from "../result-page/power.ts"
import { SelectField, TextField } from "../ui/field.tsx"
import { NewProperties } from "./new-properties.tsx"
import { categoryOptions } from "./product-values.ts"
import type { ProductContext } from "./product-view.ts"
import "./products.css"

/** What is the same in all languages of a product, and the properties of a new one. */
export function ProductFields({ id, context, files, ...form }: FieldsProps<ProductContext>) {
  const { products: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const power = fieldOf(form, "power")
  const category = fieldOf(form, "category_id")
  return (
    <>
      <section className="d-sec" id="facts">
        <h2>
          {texts.facts} <small>{texts.onceForAll}</small>
        </h2>
        <div className="product-facts">
          <TextField label={texts.fields.model} maxLength={dashboardLimits.title} {...fieldOf(form, "model")} />
          <TextField
            label={texts.fields.power}
            hint={texts.fields.powerHint}
            inputMode="decimal"
            autoComplete="off"
            {...power}
            value={shownPower(power.value, language)}
            onValue={(value) => power.onValue(typedPower(value))}
          />
          <SelectField
            label={texts.fields.category}
            options={categoryOptions(context.categories, category.value, language, texts.fields.noCategory)}
            {...category}
          />
        </div>
      </section>
      {id === null && files && <NewProperties files={files} {...form} />}
    </>
  )
}
