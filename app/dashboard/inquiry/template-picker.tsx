import { useQuery } from "@tanstack/react-query"
import { type Ref, useState } from "react"
import { Link } from "react-router"
import { type Language, languages } from "#contract/language.ts"
import type { Template } from "#contract/template.ts"
import { useDashboardLanguage } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { read } from "../api/read.ts"
import { ComboboxList, useCombobox } from "../ui/combobox.tsx"
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
  const dashboardLanguage = useDashboardLanguage()
  const { data: templates = [] } = useQuery(read("GET /template"))
  const [typed, setTyped] = useState("")
  // A template in another language than the answer needs a second click.
  const [warned, setWarned] = useState<number | null>(null)
  const titleOf = (template: Template) => template[`title_${dashboardLanguage}`] || template.title_de
  const words = typed.trim().toLocaleLowerCase().split(/\s+/u)
  const shown = templates.filter((template) => {
    const whole = `${titleOf(template)} ${template[`text_${language}`]}`.toLocaleLowerCase()
    return words.every((word) => whole.includes(word))
  })
  const combobox = useCombobox({
    options: shown,
    isPermanent: true,
    onChoose: (template) => {
      const text = template[`text_${language}`]
      if (text === "" && warned !== template.id) return setWarned(template.id)
      onText(text || languages.map((code) => template[`text_${code}`]).find(Boolean) || "")
    },
  })
  return (
    <>
      <input
        className="input"
        {...combobox.field}
        data-first-focus
        aria-label={desk.templateSearch}
        placeholder={desk.templateSearch}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          combobox.open()
        }}
      />
      <ComboboxList
        combobox={combobox}
        label={desk.template}
        className="template-list"
        keyOf={({ id }) => id}
        status={typed === "" ? "" : String(shown.length)}
        empty={<p className="hint">{desk.templateNone}</p>}
      >
        {(template) => (
          <>
            <span>
              {titleOf(template)}
              {warned === template.id && <small>{desk.templateOther}</small>}
            </span>
            <span className="template-languages">
              {languages.map((code) => (
                <small key={code} className={template[`text_${code}`] === "" ? "template-missing" : undefined}>
                  {code.toUpperCase()}
                </small>
              ))}
            </span>
          </>
        )}
      </ComboboxList>
      <Link to="/dashboard/requests/templates">{desk.templates.edit}</Link>
    </>
  )
}
