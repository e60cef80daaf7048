import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { languages } from "#contract/language.ts"
import type { FormFields } from "../editor/field-of.ts"
import { LanguageColumns } from "../editor/language-columns.tsx"
import { newPicture } from "../editor/pictures.ts"
import { OneFile } from "../image/one-file.tsx"
import type { AttachedFiles } from "../record/define-form.ts"
import { Button, IconOnlyButton } from "../ui/button.tsx"
import { newProperties, propertyCount, propertyName } from "./product-values.ts"

/** Properties in the form of a new product: a picture and a text in each language. */
export function NewProperties({ files, ...form }: FormFields & { files: AttachedFiles }) {
  const { products: texts } = useDashboardTexts()
  const total = propertyCount(form.values)
  /** The last one is left out, the ones after the removed one move up. */
  const remove = (gone: number) => {
    for (let index = gone; index < total; index += 1) {
      const [to, from] = [propertyName(index), propertyName(index + 1)]
      files.attach(to, files.attached[from] ?? null)
      for (const language of languages) form.onValue(`${to}_${language}`, form.values[`${from}_${language}`] ?? "")
    }
    form.onValue("properties", String(total - 1))
  }
  return (
    <section className="d-sec">
      <h2>
        {texts.properties} <small>{total}</small>
      </h2>
      {Array.from({ length: total }, (_property, index) => {
        const name = propertyName(index)
        const file = files.attached[name] ?? null
        return (
          <section key={name} className="new-property">
            <h3>
              {texts.propertyAt(index + 1)}
              <IconOnlyButton icon="trash" label={texts.removePropertyAt(index + 1)} onClick={() => remove(index)} />
            </h3>
            <OneFile
              file={file}
              onFile={(chosen) => files.attach(name, chosen)}
              alt={file ? files.altOf(file) : newPicture().alt}
              onAlt={(language, value) => file && files.onAlt(file, language, value)}
              error={form.errors[name] ?? null}
            />
            <LanguageColumns
              {...form}
              about={texts.propertyAt(index + 1)}
              fields={[{ name, kind: "rich", label: texts.fields.description }]}
            />
          </section>
        )
      })}
      {total < newProperties && (
        <Button look="quiet" icon="plus" onClick={() => form.onValue("properties", String(total + 1))}>
          {texts.addProperty}
        </Button>
      )}
    </section>
  )
}
