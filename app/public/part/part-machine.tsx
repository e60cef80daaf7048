import { useTexts } from "../../i18n/texts.tsx"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import { Icon } from "../../ui/icon.tsx"
import { LocalLink } from "../local-link.tsx"
import { ModelTable } from "../models/model-table.tsx"
import type { PresentedPart } from "./present-part-page.ts"

/** Machines of each group with the part, with their models and powers. */
export const PartMachines = ({ part: { groups, kind } }: { part: PresentedPart }) =>
  groups.map((group) => <Machine key={group.id} group={group} kind={kind} />)

interface MachineProps extends Pick<PresentedPart, "kind"> {
  group: PresentedPart["groups"][number]
}

function Machine({ group: { id, path, title, quantity, series }, kind }: MachineProps) {
  const { pages, part } = useTexts()
  const texts = part.machine
  const [first] = series
  const models = series.flatMap((one) => one.models)
  const powers = models.flatMap(({ power }) => (power === null ? [] : [power]))
  const name = series.map((one) => one.name).join(", ")
  const measure =
    powers.length > 0 && pages.gasTurbines.measure(models.length, Math.min(...powers), Math.max(...powers))
  return (
    <section className="part-page-block" aria-labelledby={`machine-${id}`}>
      {models.length > 0 && <DimensionLine>{measure || pages.gasTurbines.models(models.length)}</DimensionLine>}
      <h2 id={`machine-${id}`}>{first ? texts.title(name) : texts.noSeries}</h2>
      <div className={models.length > 0 ? "part-page-machine" : "part-page-machine part-page-machine-alone"}>
        <div className="plate holes">
          <div className="plate-inside">
            {first && (
              <dl className="plate-row">
                <div className="plate-big">
                  <dt>{texts.series}</dt>
                  <dd>{name}</dd>
                </div>
              </dl>
            )}
            <dl className="plate-row">
              <div className="plate-big plate-group">
                <dt>{texts.group}</dt>
                <dd>
                  <LocalLink to={path} lang={title.lang}>
                    {title.text}
                  </LocalLink>
                </dd>
              </div>
            </dl>
            {(kind.text || quantity > 0) && (
              <dl className="plate-row">
                {kind.text && (
                  <div>
                    <dt>{texts.kind}</dt>
                    <dd lang={kind.lang}>{kind.text}</dd>
                  </div>
                )}
                {quantity > 0 && (
                  <div>
                    <dt>{texts.perMachine}</dt>
                    <dd>{texts.pieces(quantity)}</dd>
                  </div>
                )}
              </dl>
            )}
          </div>
        </div>
        {models.length > 0 && (
          <div>
            <ModelTable models={models} label={texts.models(name)} />
            <p className="part-page-note">
              <Icon name="info" />
              <span>{texts.source}</span>
            </p>
          </div>
        )}
      </div>
    </section>
  )
}
