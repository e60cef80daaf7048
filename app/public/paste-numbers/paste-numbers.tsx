import { useEffect, useRef } from "react"
import { limits } from "#contract/limits.ts"
import { useTexts } from "../../i18n/texts.tsx"
import type { RequestList } from "../request-list/use-request-list.ts"
import { useOnDemand } from "../use-on-demand.ts"
import { Icon } from "../../ui/icon.tsx"
import { FieldMessage, errorId } from "../../ui/form-field.tsx"

interface PasteNumbersProps {
  list: RequestList
  /** Value of the field after a submission without script. */
  defaultValue: string | undefined
  id: string
  error: string | undefined
  /** Called when the list is edited or taken into the inquiry. */
  onChange: () => void
}

const load = async () => (await import("./pasted-numbers.tsx")).PastedNumbers

/**
 * Part numbers as text or as a column from Excel. The look-up loads on demand; numbers not looked up are appended to
 * the comment.
 */
export function PasteNumbers({ list, defaultValue, id, error, onChange }: PasteNumbersProps) {
  const { contact } = useTexts()
  const { component: Pasted, failed, fetch } = useOnDemand(load, "paste")
  const field = useRef<HTMLTextAreaElement>(null)
  const summary = useRef<HTMLElement>(null)
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (details.current?.open) void fetch()
    // oxlint-disable-next-line react/exhaustive-deps -- once: what was opened before the script was there
  }, [])
  useEffect(() => {
    if (error !== undefined && details.current) details.current.open = true
  }, [error])
  const message = failed ? contact.paste.notLoaded : error
  return (
    <details
      ref={details}
      className="paste"
      open={Boolean(defaultValue)}
      onToggle={(event) => event.currentTarget.open && void fetch()}
    >
      <summary ref={summary}>
        <Icon name="list" />
        {contact.paste.title}
        <Icon name="down" className="fold" />
      </summary>
      <div className={error === undefined ? "field" : "field field-invalid"}>
        <label htmlFor={id}>{contact.paste.label}</label>
        <textarea
          ref={field}
          id={id}
          name="numbers"
          rows={5}
          className="input mono"
          autoComplete="off"
          spellCheck={false}
          defaultValue={defaultValue}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? `${id}-hint` : `${errorId(id)} ${id}-hint`}
          onInput={onChange}
        />
        <p className="fine" id={`${id}-hint`}>
          {contact.paste.hint(limits.inquiryItems)}
        </p>
        <FieldMessage id={id} error={message} />
      </div>
      {Pasted && (
        <Pasted
          list={list}
          read={() => field.current?.value ?? ""}
          write={(text) => {
            if (field.current) field.current.value = text
          }}
          onEmpty={() => field.current?.focus()}
          onAdded={(left) => {
            if (field.current) field.current.value = left
            summary.current?.focus()
            onChange()
          }}
        />
      )}
    </details>
  )
}
