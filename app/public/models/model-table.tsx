import { formatFigure } from "#app/i18n/figures.ts"
import { useLanguage, useTexts } from "#app/i18n/texts.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { LocalLink } from "../local-link.tsx"
import { NoValue } from "../no-value.tsx"
import type { Model } from "./present-models.ts"

/** A power as a dimension line, to the scale of its table. */
function PowerLine({ power, end }: { power: number; end: number }) {
  const at = `${((power / end) * 100).toFixed(1)}%`
  return (
    <svg className="power-line" width="100%" height="11" aria-hidden="true">
      <line x1="0.5" x2="0.5" y1="0" y2="11" />
      <line x1="0" x2={at} y1="5.5" y2="5.5" />
      <line className="power-line-end" x1={at} x2={at} y1="0" y2="11" />
    </svg>
  )
}

const steps = [1, 1.5, 2, 3, 4, 5, 6, 8, 10]

/** Returns the round end of a scale that the largest power nearly fills; null without powers. */
export function scaleEnd(powers: readonly (number | null)[]): number | null {
  const most = Math.max(0, ...powers.map((power) => power ?? 0))
  if (most === 0) return null
  const unit = 10 ** Math.floor(Math.log10(most))
  // Rounded, because 0.1 × 3 is not 0.3.
  return Number(((steps.find((step) => step * unit >= most) ?? 10) * unit).toPrecision(6))
}

interface ModelTableProps {
  models: readonly Model[]
  label: string
  /** For a narrow column: without the scale. */
  slim?: boolean
}

/**
 * Type, model and power; the whole row links to the product, powers share one scale. Omits the power column when no
 * model has one (control systems).
 */
export function ModelTable({ models, label, slim = false }: ModelTableProps) {
  const { gasTurbines } = useTexts().pages
  const language = useLanguage()
  const end = scaleEnd(models.map(({ power }) => power))
  const drawn = end !== null && !slim
  return (
    <table className={slim ? "models slim" : "models"} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{gasTurbines.type}</th>
          <th scope="col">{gasTurbines.model}</th>
          {end !== null && (
            <th scope="col" className="model-power">
              {gasTurbines.power}
            </th>
          )}
          {drawn && (
            <th className="model-power-line" aria-hidden="true">
              <span>
                <span>{formatFigure(language, 0)}</span>
                <span>{formatFigure(language, end)}</span>
              </span>
            </th>
          )}
          <th scope="col" className="model-link">
            <span className="visually-hidden">{gasTurbines.view}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {models.map(({ id, path, type, model, power }) => (
          <tr key={id}>
            <td className="model-type">{type}</td>
            {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- looks like the other cells of its row */}
            <td className="model-name" role="rowheader">
              <LocalLink to={path}>{model}</LocalLink>
            </td>
            {end !== null && (
              <td className="model-power">
                {power === null ? <NoValue label={gasTurbines.noPower} /> : formatFigure(language, power)}
              </td>
            )}
            {drawn && (
              <td className="model-power-line" aria-hidden="true">
                {power !== null && <PowerLine power={power} end={end} />}
              </td>
            )}
            <td className="model-link">
              <Icon name="right" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
