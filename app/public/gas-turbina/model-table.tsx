import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { LocalLink } from "../local-link.tsx"

interface ModelTableProps {
  category: {
    id: number
    name: string
    summary: string
    products: { id: number; type: string; model: string; power: number | null }[]
  }
}

/** The models of one series; the whole row leads to the product. */
export function ModelTable({ category: { id, name, summary, products } }: ModelTableProps) {
  const { gasTurbines } = useTexts().pages
  const figures = new Intl.NumberFormat(useLanguage())
  const heading = `category-${id}`
  return (
    <section className="doc-series" aria-labelledby={heading}>
      <header>
        <h3 id={heading}>{name}</h3>
        <p>{summary}</p>
      </header>
      {products.length === 0 ? (
        <p>{gasTurbines.empty}</p>
      ) : (
        <table className="models" aria-labelledby={heading}>
          <thead>
            <tr>
              <th scope="col">{gasTurbines.type}</th>
              <th scope="col">{gasTurbines.model}</th>
              <th scope="col" className="mw">
                {gasTurbines.power}
              </th>
              <th scope="col" className="go">
                <span className="vh">{gasTurbines.view}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {products.map((product) => (
              <tr key={product.id}>
                <td className="ty">{product.type}</td>
                <td className="md">
                  <LocalLink to={`/parts/${product.id}`}>{product.model}</LocalLink>
                </td>
                <td className="mw">{product.power === null ? "–" : figures.format(product.power)}</td>
                <td className="go">
                  <Icon name="right" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
