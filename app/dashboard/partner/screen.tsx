import { type Language, languages } from "#contract/language.ts"
import { localizedNames } from "#contract/localized.ts"
import type { Partner } from "#contract/partner.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"
import { Picture } from "#app/ui/picture.tsx"
import { LanguageMarks } from "../editor/language-marks.tsx"
import { languageStates } from "../editor/language-state.ts"
import { textOfHtml } from "../editor/plain-text.ts"
import { EditAndDelete } from "../list/card-actions.tsx"
import { defineScreen } from "../record/define-screen.tsx"
import { useRead } from "../record/reads.ts"
import type { EntryProps } from "../record/screen-definition.ts"
import "./partners.css"

/** Partners: a picture and a text each, edited in a dialog. */
export default defineScreen({
  kind: "partner",
  texts: ({ partners }) => partners,
  title: partnerName,
  removeText: (partner, language, texts) => texts.partners.removeText(partnerName(partner, language, texts).text),
  fields: localizedNames("text"),
  columns: ({ editor }) => [{ name: "text", kind: "rich", label: editor.text }],
  onePicture: "required",
  isPictureFirst: true,
  size: "wide",
  list: {
    useRows: () => useRead("GET /partner/all"),
    reads: ["GET /partner/all"],
    stamp: (rows, { partners }) => partners.total(rows.length),
    titleOf: partnerName,
    look: "cards",
    Entry: PartnerCard,
    recordsOf: (partner) => [partner],
  },
})

/** Returns the language of a partner's displayed text: the reader's, else the first with a text. */
const languageOf = (partner: Partner, preferred: Language): Language =>
  [preferred, ...languages].find((language) => partner[`text_${language}`] !== "") ?? preferred

/** Returns the name of a partner: the first line of its text, because it has no title. */
function partnerName(partner: Partner, preferred: Language, { partners }: DashboardTexts) {
  const lang = languageOf(partner, preferred)
  const [line = ""] = textOfHtml(partner[`text_${lang}`]).split("\n")
  return { text: line.slice(0, 80) || partners.noText, lang }
}

function PartnerCard({ row: partner, title, marksOf, onEdit, onRemove }: EntryProps<"partner", Partner, unknown>) {
  const { partners: texts } = useDashboardTexts()
  const language = languageOf(partner, useDashboardLanguage())
  const text = partner[`text_${language}`]
  const [heading, ...rest] = textOfHtml(text).split("\n")
  const [image] = partner.image_list
  return (
    <article className="record-card still partner-card">
      {image ? (
        <Picture image={image} alt={image[`alt_${language}`]} sizes="(min-width: 720px) 33vw, 100vw" />
      ) : (
        <span className="no-image">{texts.noImage}</span>
      )}
      {text === "" ? (
        <p className="no-text">{texts.noText}</p>
      ) : (
        <p className="words" lang={language}>
          <b>{heading}</b>
          {rest.length > 0 && `\n${rest.join("\n")}`}
        </p>
      )}
      <div className="card-actions">
        <LanguageMarks
          states={languageStates(partner, (code) => partner[`text_${code}`] !== "")}
          marks={marksOf(partner.id)}
        />
        <EditAndDelete
          name={title.text}
          editLabel={texts.editOne(title.text)}
          deleteLabel={texts.removeOne(title.text)}
          onEdit={() => onEdit(partner)}
          onDelete={() => onRemove(partner)}
        />
      </div>
    </article>
  )
}
