import { languages } from "#contract/language.ts"
import type { PageBlock } from "#contract/text-page.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { LanguageMarks } from "../editor/language-marks.tsx"
import { languageStates } from "../editor/language-state.ts"
import { textOfHtml } from "../editor/plain-text.ts"
import type { RecordMarks } from "../editor/use-record-marks.ts"
import { imageSource } from "../image/image-source.ts"
import { useMayWriteRecord } from "../translations/use-may-write-in.ts"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { Button } from "../ui/button.tsx"
import { pageBlockName } from "./block-name.ts"

interface PageBlockCardProps {
  part: PageBlock
  marks: RecordMarks
  onEdit: () => void
  onRemove: () => void
}

export function PageBlockCard({ part, marks, onEdit, onRemove }: PageBlockCardProps) {
  const { pages: texts, common } = useDashboardTexts()
  const isReadOnly = useIsReadOnly()
  const mayWrite = useMayWriteRecord()
  const [image] = part.image_list
  const name = pageBlockName(part)
  const shown = languages.find((language) => part[`description_${language}`] !== "")
  const rest = shown ? textOfHtml(part[`description_${shown}`]).split("\n").slice(1).join(" ") : ""
  const states = languageStates(part, (language) => part[`description_${language}`] !== "")
  return (
    <>
      {image ? (
        <img src={imageSource(image, 640)} alt="" width={image.width} height={image.height} loading="lazy" />
      ) : (
        <span className="no-image">{texts.noImage}</span>
      )}
      <div className="words" lang={shown}>
        <b>{name || texts.noText}</b>
        {rest !== "" && <p>{rest}</p>}
      </div>
      <LanguageMarks states={states} marks={marks} />
      <div className="action-row">
        <Button
          look="quiet"
          icon={mayWrite ? "edit" : "eye"}
          id={`block-${part.id}`}
          aria-label={(mayWrite ? texts.editNamed : common.detailsOf)(name || texts.noText)}
          onClick={onEdit}
        >
          {mayWrite ? texts.edit : common.details}
        </Button>
        {!isReadOnly && (
          <button
            type="button"
            className="icon-button"
            aria-label={texts.removeNamed(name || texts.noText)}
            onClick={onRemove}
          >
            <Icon name="trash" />
          </button>
        )}
      </div>
    </>
  )
}
