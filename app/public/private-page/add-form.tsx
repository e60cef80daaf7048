import { limits } from "#contract/limits.ts"
import { useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { CallInstead } from "../inquiry/failure-message.tsx"

interface AddFormProps {
  /** Whether a message was just added. */
  isAdded: boolean
  /** Input and problem of a rejected message. */
  refusal: {
    values: Record<"text" | "numbers", string>
    problem: "empty" | "tooLong" | "tooMany" | "failed"
  } | null
}

/** Form for a customer's message to an inquiry; works without script. */
export function AddForm({ isAdded, refusal }: AddFormProps) {
  const { privatePage: texts } = useTexts()
  const fields = [
    { name: "text", label: texts.addText, rows: 5 },
    { name: "numbers", label: texts.addNumbers, rows: 3 },
  ] as const
  return (
    <form method="post" className="form-panel private-form" id="add">
      <h2>{texts.addTitle}</h2>
      {isAdded && !refusal && (
        <output className="private-done">
          <Icon name="check" />
          {texts.added}
        </output>
      )}
      {refusal && (
        <div className="private-refused" role="alert" id="add-problem">
          <Icon name="warn" />
          <div>
            <p>{texts[refusal.problem]}</p>
            {refusal.problem === "failed" && <CallInstead />}
          </div>
        </div>
      )}
      {fields.map(({ name, label, rows }) => (
        <div key={name} className="field">
          <label htmlFor={`add-${name}`}>{label}</label>
          <textarea
            className="input"
            id={`add-${name}`}
            name={name}
            rows={rows}
            maxLength={limits.comment}
            aria-describedby={refusal && name === "text" ? "add-problem" : undefined}
            aria-invalid={refusal && name === "text" ? true : undefined}
            defaultValue={refusal?.values[name]}
          />
        </div>
      ))}
      <button type="submit" className="button">
        {texts.add}
      </button>
    </form>
  )
}
