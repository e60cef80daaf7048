import { type ComponentProps, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Dialog } from "./dialog.tsx"
import { Notice } from "./notice.tsx"
import type { FormState } from "./use-form.ts"
import { Button } from "./button.tsx"

type FormProps = Omit<ComponentProps<"form">, "form" | "action" | "ref" | "onSubmit" | "noValidate"> & {
  form: FormState
}

/** The one form element of the dashboard: sends through its state, which is locked meanwhile, and sums up its faults. */
export function Form({ form, children, ...attributes }: FormProps) {
  const { ref, isBusy, submit } = form
  return (
    <form
      {...attributes}
      ref={ref}
      noValidate
      aria-busy={isBusy || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        // In React's tree a form in a dialog may be inside another form.
        event.stopPropagation()
        submit()
      }}
    >
      <FormFaults form={form} />
      {children}
    </form>
  )
}

const none: NonNullable<FormState["errors"]> = {}

/** Says why a form was not sent; several fields to correct are named, one has the focus. */
function FormFaults({ form: { ref, errors = none, failure = null } }: { form: FormState }) {
  const { common } = useDashboardTexts()
  const box = useRef<HTMLDivElement>(null)
  const [names, setNames] = useState<readonly string[]>([])
  useLayoutEffect(() => {
    const fields = ref.current?.querySelectorAll<HTMLInputElement>("[aria-invalid], [data-invalid]") ?? []
    setNames([...new Set(Array.from(fields, nameOf))])
  }, [ref, errors])
  useEffect(() => {
    if (failure !== null) box.current?.scrollIntoView({ block: "nearest" })
  }, [failure])
  const texts = Object.values(errors)
  // Errors of fields that the form does not show are said here.
  const summary = names.length === 0 ? texts.join(" ") : names.length > 1 ? common.correct(names) : ""
  const text = failure ?? (texts.length > 0 ? summary : "")
  return text ? (
    <div className="form-faults" ref={box}>
      <Notice tone="bad">{text}</Notice>
    </div>
  ) : null
}

/** Returns the name of a field as it is read: its label without the mark of a required one, or that of its group. */
function nameOf(field: HTMLInputElement): string {
  const group = field.closest("fieldset.field, fieldset.ticks")?.querySelector("legend")
  // The label of a rich text is inside.
  const label = field.labels?.[0] ?? field.querySelector(".label")
  return (group?.textContent ?? field.ariaLabel ?? label?.textContent ?? "").replace(/ \*$/u, "")
}

interface DialogFormProps extends FormProps {
  title: string
  size?: ComponentProps<typeof Dialog>["size"]
  /** Words of the button that sends. */
  action: ReactNode
  /** Above the form. */
  lead?: ReactNode
  onClose: () => void
}

/** A form in a dialog, with its buttons. */
export function DialogForm({
  form,
  title,
  size = "narrow",
  action,
  lead,
  onClose,
  children,
  ...rest
}: DialogFormProps) {
  return (
    <Dialog title={title} size={size} onClose={onClose}>
      {lead}
      <Form form={form} {...rest}>
        {children}
        <DialogActions onCancel={onClose} busy={form.isBusy}>
          {action}
        </DialogActions>
      </Form>
    </Dialog>
  )
}

interface DialogActionsProps {
  onCancel: () => void
  /** Whether what the form does is under way. */
  busy?: boolean
  /** What the form does. */
  children: ReactNode
}

/** The buttons at the foot of a form in a dialog: cancel, then what it does. */
export function DialogActions({ onCancel, busy = false, children }: DialogActionsProps) {
  const { common } = useDashboardTexts()
  return (
    <div className="action-row">
      <Button look="line" onClick={onCancel}>
        {common.cancel}
      </Button>
      <Button type="submit" busy={busy}>
        {children}
      </Button>
    </div>
  )
}
