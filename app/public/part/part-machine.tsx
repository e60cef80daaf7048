import { useTexts } from "../../i18n/texts.tsx"
import { Fact } from "../fact.tsx"
import { LocalLink } from "../local-link.tsx"
import { ModelTable } from "../models/model-table.tsx"
import { PartPageBlock, PartNote } from "./part-page-block.tsx"
import type { PresentedPart } from "./present-part-page.ts"

/** Machines of each group with the part, with their models and powers. */
export const PartMachines = ({ part: { groups, kind } }: { part: PresentedPart }) =>
  groups.map((group) => <Machine key={group.id} group={group} kind={kind} />)

interface MachineProps extends Pick<PresentedPart, "kind"> {
  group: PresentedPart["groups"][number]
}

function Machine({ group: { id, path, title, quantity, series }, kind }: MachineProps) {
  const { gasTurbines } = useTexts().pages
  const texts = useTexts().part.machine
  const models = series.flatMap((family) => family.models)
  const powers = models.flatMap(({ power }) => power ?? [])
  const name = series.map((family) => family.name).join(", ")
  const measure =
    powers.length > 0
      ? gasTurbines.measure(models.length, Math.min(...powers), Math.max(...powers))
      : gasTurbines.models(models.length)
  return (
    <PartPageBlock
      id={`machine-${id}`}
      measure={models.length > 0 && measure}
      title={series.length > 0 ? texts.title(name) : texts.noSeries}
    >
      <div className={models.length > 0 ? "part-page-machine" : "part-page-machine part-page-machine-alone"}>
        <div className="plate holes">
          <div className="plate-inside">
            {series.length > 0 && (
              <dl className="plate-row">
                <Fact name={texts.series} className="plate-big">
                  {name}
                </Fact>
              </dl>
            )}
            <dl className="plate-row">
              <Fact name={texts.group} className="plate-big plate-group">
                <LocalLink to={path} lang={title.lang}>
                  {title.text}
                </LocalLink>
              </Fact>
            </dl>
            {(kind.text || quantity > 0) && (
              <dl className="plate-row">
                <Fact name={texts.kind} lang={kind.lang}>
                  {kind.text}
                </Fact>
                <Fact name={texts.perMachine}>{quantity > 0 && texts.pieces(quantity)}</Fact>
              </dl>
            )}
          </div>
        </div>
        {models.length > 0 && (
          <div>
            <ModelTable models={models} label={texts.models(name)} />
            <PartNote>{texts.source}</PartNote>
          </div>
        )}
      </div>
    </PartPageBlock>
  )
}
