import { Icon } from "./icon.tsx"

interface ErrorSummaryProps {
  title: string
  /** In the order of the form; `id` is the field to link to. */
  errors: readonly { id: string; text: string }[]
}

/** Summary of a form's errors, announced at once and linked to each field. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  return (
    <div role="alert">
      {errors.length > 0 && (
        <div className="alert alert-bad">
          <Icon name="warn" />
          <div>
            <p>{title}</p>
            <ul>
              {errors.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`} data-replay onClick={(event) => focusField(event, id)}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  )
}

function focusField(event: { preventDefault: () => void }, id: string): void {
  event.preventDefault()
  document.getElementById(id)?.focus()
}
