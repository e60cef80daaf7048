import { type RefObject, useRef, useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { errorText, fieldErrorTexts } from "../api/error-text.ts"
import { useLock } from "./use-lock.ts"

const maxFrames = 10

/** Focuses the first error once it is rendered, which may take a few frames, and shows it with its label and message. */
export function focusFirstInvalid(form: { current: HTMLElement | null }, frames = maxFrames): void {
  requestAnimationFrame(() => {
    const field = form.current?.querySelector<HTMLElement>("[aria-invalid], [data-invalid]")
    if (field) {
      // A rich text is marked as a whole: its editor is loaded later.
      const target = field.querySelector<HTMLElement>("[contenteditable]") ?? field
      target.focus({ preventScroll: true })
      const around = field.closest(".field") ?? field
      around.scrollIntoView({ block: around.clientHeight < window.innerHeight / 2 ? "nearest" : "start" })
    } else if (frames > 1) focusFirstInvalid(form, frames - 1)
  })
}

/** Messages by field. */
export type Errors = Readonly<Record<string, string | undefined>>

/** What is wrong with a form: fields to correct, and a cause that belongs to none. */
export interface Faults {
  errors?: Readonly<Record<string, string>>
  failure?: string | null
}

/** What `Form` needs to know, of `useForm` or of another state machine that sends once at a time. */
export interface FormState extends Faults {
  ref: RefObject<HTMLFormElement | null>
  isBusy: boolean
  submit: () => void
}

interface FormOptions<Values extends object> {
  /** Values of the untouched form. */
  start: Values
  /** Returns the fields to correct; with any, nothing is sent. */
  check?: (values: Values) => Errors
  /**
   * Sends the values. The form is locked until it resolves; what it throws is explained, and the input stays. `key`
   * returns the Idempotency-Key of the filled form, which stays until a try has succeeded.
   */
  send: (values: Values, key: () => string) => unknown
  /** Returns the faults that an error means, where it is not the fields it names or its general text. */
  explain?: (error: unknown, sent: Values) => Faults | null
  /** Words before a cause that belongs to no field. */
  failed?: string
}

/** Never resolves: keeps a form locked while the browser leaves the page. */
export const untilLeft = (): Promise<never> => new Promise(() => {})

const none: Readonly<Record<string, string>> = {}

/** A form that a second press or Enter does not send again, with its values, errors and focus on the first one. */
export function useForm<Values extends object>({ start, check, send, explain, failed }: FormOptions<Values>) {
  const { common } = useDashboardTexts()
  const ref = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(start)
  const [{ errors = none, failure = null }, setFaults] = useState<Faults>({})
  const { isBusy, run } = useLock()
  const key = useRef<string | null>(null)
  const refuse = (faults: Faults) => {
    setFaults(faults)
    focusFirstInvalid(ref)
  }
  const faultsOf = (error: unknown): Faults => {
    const fields = fieldErrorTexts(common, error)
    if (Object.keys(fields).length > 0) return { errors: fields }
    return { failure: [failed, errorText(common, error)].filter(Boolean).join(" ") }
  }
  /** Sends the form, or values that were completed in this moment. */
  const submit = (sent: Values = values): void => {
    void run(async () => {
      const mistakes = Object.entries(check?.(sent) ?? {}).flatMap(([name, text]) =>
        text ? [[name, text] as const] : [],
      )
      if (mistakes.length > 0) return refuse({ errors: Object.fromEntries(mistakes) })
      setFaults({})
      try {
        await send(sent, () => (key.current ??= crypto.randomUUID()))
        key.current = null
      } catch (error) {
        refuse(explain?.(error, sent) ?? faultsOf(error))
      }
    })
  }
  const set = (change: Partial<Values>) => {
    setValues((all) => ({ ...all, ...change }))
    setFaults((all) => ({ ...all, errors: without(all.errors, change) }))
  }
  return {
    ref,
    values,
    errors,
    failure,
    isBusy,
    isTyped: JSON.stringify(values) !== JSON.stringify(start),
    set,
    submit,
    /** Attributes of the field of a text. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      value: values[name],
      error: errors[name],
      onValue: (value: Values[Name]) => set({ [name]: value } as unknown as Partial<Values>),
    }),
    /** Gives the next try a new Idempotency-Key: the server has stored another one under the former. */
    renewKey: () => {
      key.current = null
    },
  }
}

/** Returns the errors of the fields that have not been corrected. */
const without = (errors: Faults["errors"] = none, corrected: object): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !Object.hasOwn(corrected, name)))
