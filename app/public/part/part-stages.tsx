import { useTexts } from "../../i18n/texts.tsx"
import { PartLink } from "../part-link.tsx"
import { PartPageBlock } from "./part-page-block.tsx"
import type { PresentedPart } from "./present-part-page.ts"

// The duct widens equally at each stage, on both sides.
const [top, bottom, opening, height] = [34, 90, 5, 124]
const maxDrawn = 8

/** The same part in other stages, drawn as the flow path that widens from stage to stage. */
export function PartStages({ part: { partnumber, kind, stages } }: { part: PresentedPart }) {
  const texts = useTexts().part.stages
  if (stages.length === 0) return null
  const filled = stages.filter(({ parts }) => parts.length > 0)
  const isDrawn = stages.length <= maxDrawn
  return (
    <PartPageBlock
      id="part-stages"
      measure={texts.measure(filled.length, stages.length)}
      title={texts.title(kind.text)}
      lang={kind.lang}
    >
      <ol className={isDrawn ? "stage-list stage-list-drawn" : "stage-list"}>
        {(isDrawn ? stages : filled).map(({ stage, isHere, parts }, index) => (
          <li key={stage} className={isHere ? "stage-here" : parts.length === 0 ? "stage-missing" : undefined}>
            <span className="stage-name">{texts.stage(stage)}</span>
            {isDrawn && <Blade index={index} />}
            <span className="stage-numbers">
              {parts.length === 0 && <small>{texts.none}</small>}
              {parts.map(({ partnumber: number, slug }) =>
                number === partnumber ? (
                  <b key={number} aria-current="page">
                    {number}
                  </b>
                ) : (
                  <PartLink key={number} slug={slug}>
                    {number}
                  </PartLink>
                ),
              )}
            </span>
          </li>
        ))}
      </ol>
    </PartPageBlock>
  )
}

/** One stage of the duct with its blade. */
function Blade({ index }: { index: number }) {
  const [from, to] = [top - index * opening, bottom + index * opening]
  const above = (x: number) => from - (x / 100) * opening
  const below = (x: number) => to + (x / 100) * opening
  const duct = `M0 ${above(0)} 100 ${above(100)}M0 ${below(0)} 100 ${below(100)}`
  const blade = `M38 ${above(38)}L66 ${above(66)}L59 ${below(59)}L45 ${below(45)}z`
  return (
    <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path vectorEffect="non-scaling-stroke" d={duct} />
      <path vectorEffect="non-scaling-stroke" className="stage-blade" d={blade} />
    </svg>
  )
}
