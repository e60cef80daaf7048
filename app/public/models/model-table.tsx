import { formatFigure } from "../../i18n/figures.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { LocalLink } from "../local-link.tsx"
import { NoValue } from "../no-value.tsx"
import { PowerLine, scaleEnd } from "./power-line.tsx"
import type { Model } from "./present-models.ts"

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
            <td className="model-name">
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
