import { type Language, languages } from "#contract/language.ts"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { type FormFields, fieldOf } from "../editor/field-of.ts"
import { RichField } from "../editor/rich-field.tsx"
import { TranslatedFields } from "../editor/translated-fields.tsx"
import type { FieldsProps } from "../record/define-form.ts"
import { codeOf, originalOptions, translationIn } from "../translations/group-translations.ts"
import { SelectField, TextField } from "../ui/field.tsx"
import { shownPower, typedPower } from "../result-page/power.ts"
import { categoryOptions, productLanguage } from "./product-values.ts"
import type { ProductContext } from "./product-view.ts"
import "./products.css"

type ProductFieldsProps = FieldsProps<ProductContext>

/** All fields of a product: texts and, beside them, the type plate. */
export function ProductFields({ id, context, ...form }: ProductFieldsProps) {
  const { products: texts } = useDashboardTexts()
  const language = productLanguage(form.values)
  return (
    <div className="product-fields">
      <div className="product-texts">
        <TranslatedFields language={language}>
          <TextField
            label={texts.fields.title}
            lang={language}
            maxLength={dashboardLimits.title}
            isRequired
            {...fieldOf(form, "title")}
          />
          <RichField
            key={language}
            label={texts.fields.description}
            language={language}
            {...fieldOf(form, "description")}
          />
        </TranslatedFields>
      </div>
      <div className="product-data">
        <Filing id={id} context={context} {...form} />
        <TypePlate language={language} {...form} />
      </div>
    </div>
  )
}

/** Language, category and original of a product. */
function Filing({ id, context, ...form }: ProductFieldsProps) {
  const { products: texts, common } = useDashboardTexts()
  const { values, onValue } = form
  const language = productLanguage(values)
  const originals = originalOptions(context.products, { id, language }, ({ title }) => title)
  // A category belongs to one language, so its translation is used instead.
  const chooseLanguage = (chosen: Language) => {
    onValue("lang", codeOf(chosen))
    const category = translationIn(context.categories, Number(values["category_id"]), chosen)
    onValue("category_id", category ? String(category.id) : "")
  }
  return (
    <>
      <SelectField
        label={texts.fields.lang}
        options={languages.map((value) => ({ value, label: common.languageNames[value] }))}
        {...fieldOf(form, "lang")}
        value={language}
        onValue={chooseLanguage}
      />
      <SelectField
        label={texts.fields.category}
        options={categoryOptions(context.categories, values, texts.fields)}
        {...fieldOf(form, "category_id")}
      />
      {originals.length > 0 && (
        <SelectField
          label={texts.fields.translationOf}
          options={[{ value: "", label: texts.fields.standsAlone }, ...originals]}
          {...fieldOf(form, "translation_of")}
        />
      )}
    </>
  )
}

function TypePlate({ language, ...form }: FormFields & { language: Language }) {
  const { products: texts } = useDashboardTexts()
  const dashboardLanguage = useDashboardLanguage()
  const power = fieldOf(form, "power")
  const line = (key: "type" | "model") => (
    <TextField label={texts.fields[key]} lang={language} maxLength={dashboardLimits.title} {...fieldOf(form, key)} />
  )
  return (
    <>
      <TranslatedFields language={language}>{line("type")}</TranslatedFields>
      {line("model")}
      <TextField
        label={texts.fields.power}
        hint={texts.fields.powerHint}
        inputMode="decimal"
        autoComplete="off"
        {...power}
        value={shownPower(power.value, dashboardLanguage)}
        onValue={(value) => power.onValue(typedPower(value))}
      />
    </>
  )
}
