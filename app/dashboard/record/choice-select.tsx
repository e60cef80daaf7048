import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { fieldOf } from "../editor/field-of.ts"
import { SelectField } from "../ui/field.tsx"
import type { ChoiceField } from "./define-form.ts"
import type { RecordEditor } from "./use-record-editor.ts"

interface ChoiceSelectProps {
  choice: ChoiceField
  editor: Pick<RecordEditor, "values" | "errors" | "set">
  hasHint?: boolean
}

/** A field with one of a few values. */
export function ChoiceSelect({ choice, editor, hasHint = false }: ChoiceSelectProps) {
  const { name, values } = choice
  const texts = choice.texts(useDashboardTexts())
  const chosen = editor.values[name] ?? values[0] ?? ""
  const hint = hasHint ? texts.hints?.[chosen] : undefined
  return (
    <div className="narrow">
      <SelectField
        label={texts.label}
        {...fieldOf({ ...editor, onValue: editor.set }, name)}
        value={chosen}
        options={values.map((value) => ({ value, label: texts.options[value] ?? value }))}
        hint={hint}
      />
    </div>
  )
}
