import { languages } from "#contract/language.ts"
import type { PageBlock } from "#contract/text-page.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { LanguageMarks } from "../editor/language-marks.tsx"
import { languageStates } from "../editor/language-state.ts"
import { textOfHtml } from "../editor/plain-text.ts"
import { imageSource } from "../image/image-source.ts"
import { Button } from "../ui/button.tsx"
import { pageBlockName } from "./block-name.ts"

interface PageBlockCardProps {
  part: PageBlock
  onEdit: () => void
  onRemove: () => void
}

export function PageBlockCard({ part, onEdit, onRemove }: PageBlockCardProps) {
  const { pages: texts } = useDashboardTexts()
  const [image] = part.image_list
  const name = pageBlockName(part)
  const shown = languages.find((language) => part[`description_${language}`] !== "")
  const rest = shown ? textOfHtml(part[`description_${shown}`]).split("\n").slice(1).join(" ") : ""
  const states = languageStates(part, (language) => part[`description_${language}`] !== "")
  return (
    <li>
      {image ? (
        <img src={imageSource(image, 640)} alt="" width={image.width} height={image.height} loading="lazy" />
      ) : (
        <span className="no-image">{texts.noImage}</span>
      )}
      <div className="words" lang={shown}>
        <b>{name || texts.noText}</b>
        {rest !== "" && <p>{rest}</p>}
      </div>
      <LanguageMarks states={states} />
      <div className="action-row">
        <Button
          look="quiet"
          icon="edit"
          id={`block-${part.id}`}
          aria-label={texts.editNamed(name || texts.noText)}
          onClick={onEdit}
        >
          {texts.edit}
        </Button>
        <button
          type="button"
          className="icon-button"
          aria-label={texts.removeNamed(name || texts.noText)}
          onClick={onRemove}
        >
          <Icon name="trash" />
        </button>
      </div>
    </li>
  )
}
