import { type Language, languages } from "#contract/language.ts"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import type { Category } from "#contract/category.ts"
import type { ProductCard } from "#contract/product.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { Values } from "../editor/edit-state.ts"
import { RichField } from "../editor/rich-field.tsx"
import { TranslatedFields } from "../editor/translated-fields.tsx"
import { codeOf, translationIn } from "../translations/group-translations.ts"
import { SelectField, TextField } from "../ui/field.tsx"
import { shownPower, typedPower } from "../result-page/power.ts"
import { categoryOptions, productLanguage, productTranslationOptions } from "./product-values.ts"
import "./products.css"

/** Data for the options of a product's form. */
export interface ProductContext {
  categories: readonly Category[]
  products: readonly ProductCard[]
}

interface ProductFieldsProps {
  /** Null for a new product. */
  id: number | null
  context: ProductContext
  values: Values
  errors: Readonly<Record<string, string>>
  onValue: (key: string, value: string) => void
}

/** All fields of a product: texts and, beside them, the type plate. */
export function ProductFields({ id, context, values, errors, onValue }: ProductFieldsProps) {
  const { products: texts } = useDashboardTexts()
  const language = productLanguage(values)
  return (
    <div className="product-fields">
      <div className="product-texts">
        <TranslatedFields language={language}>
          <TextField
            label={texts.fields.title}
            value={values["title"] ?? ""}
            data-field="title"
            lang={language}
            maxLength={dashboardLimits.title}
            isRequired
            error={errors["title"]}
            onValue={(value) => onValue("title", value)}
          />
          <RichField
            key={language}
            label={texts.fields.description}
            language={language}
            value={values["description"] ?? ""}
            data-field="description"
            error={errors["description"]}
            onValue={(value) => onValue("description", value)}
          />
        </TranslatedFields>
      </div>
      <div className="product-data">
        <Filing id={id} context={context} values={values} errors={errors} onValue={onValue} />
        <TypePlate language={language} values={values} errors={errors} onValue={onValue} />
      </div>
    </div>
  )
}

/** Language, category and original of a product. */
function Filing({ id, context, values, errors, onValue }: ProductFieldsProps) {
  const { products: texts, common } = useDashboardTexts()
  const language = productLanguage(values)
  const translationGroups = productTranslationOptions(context.products, id, values)
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
        value={language}
        data-field="lang"
        options={languages.map((value) => ({ value, label: common.languageNames[value] }))}
        error={errors["lang"]}
        onValue={chooseLanguage}
      />
      <SelectField
        label={texts.fields.category}
        value={values["category_id"] ?? ""}
        data-field="category_id"
        options={categoryOptions(context.categories, values, texts.fields)}
        error={errors["category_id"]}
        onValue={(value) => onValue("category_id", value)}
      />
      {translationGroups.length > 0 && (
        <SelectField
          label={texts.fields.translationOf}
          value={values["translation_of"] ?? ""}
          data-field="translation_of"
          options={[{ value: "", label: texts.fields.standsAlone }, ...translationGroups]}
          error={errors["translation_of"]}
          onValue={(value) => onValue("translation_of", value)}
        />
      )}
    </>
  )
}

function TypePlate({
  language,
  values,
  errors,
  onValue,
}: Pick<ProductFieldsProps, "values" | "errors" | "onValue"> & { language: Language }) {
  const { products: texts } = useDashboardTexts()
  const own = useDashboardLanguage()
  const line = (key: "type" | "model") => (
    <TextField
      label={texts.fields[key]}
      value={values[key] ?? ""}
      data-field={key}
      lang={language}
      maxLength={dashboardLimits.title}
      error={errors[key]}
      onValue={(value) => onValue(key, value)}
    />
  )
  return (
    <>
      <TranslatedFields language={language}>{line("type")}</TranslatedFields>
      {line("model")}
      <TextField
        label={texts.fields.power}
        hint={texts.fields.powerHint}
        data-field="power"
        value={shownPower(values["power"] ?? "", own)}
        inputMode="decimal"
        autoComplete="off"
        error={errors["power"]}
        onValue={(value) => onValue("power", typedPower(value))}
      />
    </>
  )
}
