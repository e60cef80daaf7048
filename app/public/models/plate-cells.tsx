import { formatFigure } from "../../i18n/figures.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import type { Language } from "#contract/language.ts"

interface PlateCellsProps {
  product: { type: string; model?: string; power: number | null }
  /** Set when the record is in another language than the page. */
  lang?: Language | undefined
}

/** Type, model and power as ruled cells; omits unknown ones. */
export function PlateCells({ product: { type, model, power }, lang }: PlateCellsProps) {
  const { product } = useTexts().pages
  const language = useLanguage()
  return (
    <dl className="plate-row">
      {type && (
        <div>
          <dt>{product.type}</dt>
          <dd lang={lang}>{type}</dd>
        </div>
      )}
      {model && (
        <div>
          <dt>{product.model}</dt>
          <dd lang={lang}>{model}</dd>
        </div>
      )}
      {power !== null && (
        <div className="plate-big">
          <dt>{product.power}</dt>
          <dd>
            {formatFigure(language, power)}
            <small>{product.megawatt}</small>
          </dd>
        </div>
      )}
    </dl>
  )
}
