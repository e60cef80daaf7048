import { useQuery } from "@tanstack/react-query"
import { type KeyboardEvent, type Ref, useId, useState } from "react"
import { Link } from "react-router"
import { type Language, languages } from "#contract/language.ts"
import type { Template } from "#contract/template.ts"
import { useDashboardLanguage } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { read } from "../api/read.ts"
import { PopPanel } from "../ui/pop-panel.tsx"

interface TemplatePickerProps {
  ref: Ref<HTMLButtonElement>
  /** Language of the answer. */
  language: Language
  onText: (text: string) => void
  onEscape: () => void
}

/** Chooses an answer template: typing filters, arrows move, Enter accepts. */
export function TemplatePicker({ ref, language, onText, onEscape }: TemplatePickerProps) {
  const desk = useDeskTexts()
  return (
    <PopPanel
      ref={ref}
      label={desk.template}
      onEscape={onEscape}
      shown={
        <>
          {desk.template} <kbd aria-hidden="true">/</kbd>
        </>
      }
    >
      {(close) => (
        <TemplateList
          language={language}
          onText={(text) => {
            close()
            onText(text)
          }}
        />
      )}
    </PopPanel>
  )
}

function TemplateList({ language, onText }: Pick<TemplatePickerProps, "language" | "onText">) {
  const desk = useDeskTexts()
  const own = useDashboardLanguage()
  const id = useId()
  const { data: templates = [] } = useQuery(read("GET /template"))
  const [typed, setTyped] = useState("")
  const [at, setAt] = useState(0)
  // A template in another language than the answer needs a second click.
  const [asked, setAsked] = useState<number | null>(null)
  const titleOf = (template: Template) => template[`title_${own}`] || template.title_de
  const words = typed.trim().toLocaleLowerCase().split(/\s+/u)
  const shown = templates.filter((template) => {
    const whole = `${titleOf(template)} ${template[`text_${language}`]}`.toLocaleLowerCase()
    return words.every((word) => whole.includes(word))
  })
  const active = Math.min(at, shown.length - 1)
  const choose = (template: Template) => {
    const text = template[`text_${language}`]
    if (text === "" && asked !== template.id) return setAsked(template.id)
    onText(text || languages.map((one) => template[`text_${one}`]).find(Boolean) || "")
  }
  const walk = (to: number) => {
    setAt(to)
    document.getElementById(`${id}-${to}`)?.scrollIntoView({ block: "nearest" })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const template = shown[active]
    if (event.key === "ArrowDown") walk(Math.min(active + 1, shown.length - 1))
    else if (event.key === "ArrowUp") walk(Math.max(active - 1, 0))
    else if (event.key === "Enter" && template) choose(template)
    else if (event.key !== "Enter") return
    event.preventDefault()
  }
  return (
    <>
      <input
        className="input"
        data-first-focus
        role="combobox"
        aria-label={desk.templateSearch}
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        placeholder={desk.templateSearch}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id={`${id}-list`}
        className="template-list"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list that follows what is typed
        role="listbox"
        aria-label={desk.template}
      >
        {shown.map((template, index) => (
          <button
            key={template.id}
            id={`${id}-${index}`}
            type="button"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of that list
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            // Keeps the focus in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(template)}
          >
            <span>
              {titleOf(template)}
              {asked === template.id && <small>{desk.templateOther}</small>}
            </span>
            <span className="template-languages">
              {languages.map((one) => (
                <small key={one} className={template[`text_${one}`] === "" ? "template-missing" : undefined}>
                  {one.toUpperCase()}
                </small>
              ))}
            </span>
          </button>
        ))}
        {shown.length === 0 && <p className="hint">{desk.templateNone}</p>}
      </div>
      <Link to="/dashboard/requests/templates">{desk.templates.edit}</Link>
    </>
  )
}
