import { useQuery } from "@tanstack/react-query"
import { type KeyboardEvent, useId, useState } from "react"
import { type Language, languageTable, languages } from "#contract/language.ts"
import type { RedirectStatus, SitePage } from "#contract/redirect.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { Field, SelectField } from "../ui/field.tsx"
import { findPages, nameOfPage, pathOfPage } from "./page-names.ts"

/** Chosen target of an address; nothing is chosen while the target of a 308 is empty. */
export interface TargetChoice {
  target: string
  status: RedirectStatus
  /** Text in the field. */
  text: string
  page: SitePage | null
}

export const noTarget: TargetChoice = { target: "", status: 308, text: "", page: null }

interface TargetFieldProps {
  choice: TargetChoice
  language: Language
  error: string | null | undefined
  /** Focused at first, because a button opened it. */
  isFirst?: boolean
  onChoose: (choice: TargetChoice) => void
  onLanguage: (language: Language) => void
}

interface Option extends TargetChoice {
  kind: string
  name: string
  lang?: Language | undefined
}

/** Chooses a page by title or path, or that it is gone: a text field with suggestions, fully usable by keyboard. */
export function TargetField({ choice, language, error, isFirst, onChoose, onLanguage }: TargetFieldProps) {
  const { redirects: texts } = useDashboardTexts()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const options = useOptions(choice.text, language)
  const list = isOpen ? options : []
  const choose = (option: Option | undefined) => {
    if (!option) return
    const { target, status, text, page } = option
    onChoose({ target, status, text, page })
    setIsOpen(false)
    setAt(-1)
  }
  const type = (text: string) => {
    onChoose({ ...noTarget, text, target: isAddress(text) ? text.trim() : "" })
    setIsOpen(true)
    setAt(-1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isOpen) {
      event.stopPropagation()
      setIsOpen(false)
    } else if (event.key === "Enter" && isOpen && at >= 0) choose(list[at])
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      setIsOpen(true)
      const step = event.key === "ArrowDown" ? 1 : -1
      setAt(options.length === 0 ? -1 : (Math.max(at, step < 0 ? 0 : -1) + step + options.length) % options.length)
    } else return
    event.preventDefault()
  }
  return (
    <>
      <div className="redirect-target">
        <Field label={texts.form.target} hint={texts.form.targetHint} error={error} isRequired isAlert>
          {(control) => (
            <input
              className="input"
              {...control}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={`${id}-list`}
              aria-activedescendant={isOpen && at >= 0 ? `${id}-${at}` : undefined}
              autoComplete="off"
              spellCheck={false}
              maxLength={500}
              value={choice.text}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by the button before it
              autoFocus={isFirst}
              onChange={(event) => type(event.target.value)}
              onFocus={() => setIsOpen(choice.target === "" && choice.status === 308 && !error)}
              onBlur={() => setIsOpen(false)}
              onKeyDown={onKeyDown}
            />
          )}
        </Field>
        <div
          id={`${id}-list`}
          className="redirect-options"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list that follows what is typed, with three columns
          role="listbox"
          aria-label={texts.form.target}
          hidden={!isOpen}
        >
          {list.map((option, index) => (
            <button
              key={`${option.status}${option.target}`}
              id={`${id}-${index}`}
              type="button"
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of that list
              role="option"
              aria-selected={index === at}
              tabIndex={-1}
              // Keeps the focus in the field, so that a click is not a blur.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              <small>{option.kind}</small>
              <b lang={option.lang}>{option.name}</b>
              <span className="mono">{option.target}</span>
            </button>
          ))}
        </div>
        <output className="visually-hidden">{isOpen ? texts.form.found(options.length) : ""}</output>
      </div>
      {choice.status === 308 && choice.page?.kind !== "product" && (
        <SelectField
          label={texts.form.language}
          value={language}
          options={languages.map((code) => ({ value: code, label: languageTable[code].ownName }))}
          onValue={onLanguage}
        />
      )}
    </>
  )
}

/** Returns whether a text is an address rather than a title. */
const isAddress = (text: string): boolean => /^\s*(?:\/|https?:|(?:service|spare|product):\d)/iu.test(text)

/** Returns the options for a text: pages, the text itself if it is an address, and "gone". */
function useOptions(text: string, language: Language): Option[] {
  const { redirects: texts } = useDashboardTexts()
  const shownIn = useDashboardLanguage()
  const { data: pages = [] } = useQuery(read("GET /redirect/page"))
  const found = findPages(texts, pages, text, shownIn).map((page): Option => {
    const name = nameOfPage(texts, page, shownIn)
    const target = pathOfPage(page, language)
    return {
      kind: texts.kinds[page.kind],
      name: name.text,
      lang: name.lang,
      target,
      status: 308,
      text: name.text,
      page,
    }
  })
  const typed: Option[] = isAddress(text)
    ? [{ ...noTarget, kind: texts.form.typed, name: text.trim(), target: text.trim(), text: text.trim() }]
    : []
  const gone: Option = {
    ...noTarget,
    kind: texts.form.noPage,
    name: texts.form.gone,
    status: 410,
    text: texts.form.gone,
  }
  return [...typed, ...found, gone]
}
