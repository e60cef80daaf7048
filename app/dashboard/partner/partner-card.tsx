import type { Partner } from "#contract/partner.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Picture } from "#app/ui/picture.tsx"
import { LanguageMarks } from "../editor/language-marks.tsx"
import { languageStates } from "../editor/language-state.ts"
import { textOfHtml } from "../editor/plain-text.ts"
import type { RecordMarks } from "../editor/use-record-marks.ts"
import { EditAndDelete } from "../list/card-actions.tsx"
import { partnerLanguage, usePartnerName } from "./use-partner-name.ts"

interface PartnerCardProps {
  partner: Partner
  marks: RecordMarks
  onEdit: () => void
  onRemove: () => void
}

export function PartnerCard({ partner, marks, onEdit, onRemove }: PartnerCardProps) {
  const { partners: texts } = useDashboardTexts()
  const language = partnerLanguage(partner, useDashboardLanguage())
  const name = usePartnerName()(partner)
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
        <LanguageMarks states={languageStates(partner, (one) => partner[`text_${one}`] !== "")} marks={marks} />
        <EditAndDelete
          name={name}
          editLabel={texts.editOne(name)}
          deleteLabel={texts.removeOne(name)}
          onEdit={onEdit}
          onDelete={onRemove}
        />
      </div>
    </article>
  )
}
