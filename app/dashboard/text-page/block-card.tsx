import { languages } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { LanguageMarks } from "../editor/language-marks.tsx"
import { languageStates } from "../editor/language-state.ts"
import { textOfHtml } from "../editor/plain-text.ts"
import { imageSource } from "../image/image-source.ts"
import { OrderedEntry } from "../list/ordered-list.tsx"
import type { SectionEntryProps } from "../record/record-section.tsx"
import { useMayWriteRecord } from "../translations/use-may-write-in.ts"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { Button } from "../ui/button.tsx"
import { pageBlockName } from "./block-name.ts"

/** A block of a page. */
export function PageBlockCard({ record: part, marks, order, onEdit, onRemove }: SectionEntryProps<"page-part">) {
  const { pages: texts, common } = useDashboardTexts()
  const isReadOnly = useIsReadOnly()
  const mayWrite = useMayWriteRecord()
  const [image] = part.image_list
  const name = pageBlockName(part)
  const shown = languages.find((language) => part[`description_${language}`] !== "")
  const rest = shown ? textOfHtml(part[`description_${shown}`]).split("\n").slice(1).join(" ") : ""
  const states = languageStates(part, (language) => part[`description_${language}`] !== "")
  return (
    <OrderedEntry order={order} id={part.id} name={name || texts.noText}>
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
          id={`edit-page-part-${part.id}`}
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
    </OrderedEntry>
  )
}
