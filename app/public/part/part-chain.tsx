import { useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import type { ChainNode, ChainStep } from "./chain-steps.ts"
import { PartLink } from "../part-link.tsx"
import { PartPageBlock, PartNote } from "./part-page-block.tsx"
import type { PresentedPart } from "./present-part-page.ts"

const maxBeside = 3

/** All numbers of a chain from the oldest to the current one, with an arrow for each relation. */
export function PartChain({ part: { steps, isInCircle, current } }: { part: PresentedPart }) {
  const texts = useTexts().part.chain
  const total = steps.reduce((sum, { nodes }) => sum + nodes.length, 0)
  if (total < 2) return null
  const isWide = steps.length <= maxBeside
  const title = current ? (
    <>
      {texts.titleOf} <span className="mono">{current.partnumber}</span>
    </>
  ) : isInCircle ? (
    texts.interchangeable
  ) : (
    texts.title
  )
  return (
    <PartPageBlock id="part-chain" measure={texts.measure(total)} title={title}>
      <ol className={isWide ? `chain chain-beside chain-of-${steps.length}` : "chain"}>
        {steps.map((step) => (
          <Step key={step.nodes[0]?.partnumber} step={step} />
        ))}
      </ol>
      <PartNote>{isInCircle ? texts.noteOfCircle : texts.note}</PartNote>
    </PartPageBlock>
  )
}

function Step({ step: { nodes, link } }: { step: ChainStep }) {
  const texts = useTexts().part.chain
  return (
    <>
      <li className="chain-nodes">
        {nodes.map((node) => (
          <Node key={node.partnumber} node={node} />
        ))}
      </li>
      {link && (
        <li className={link === "by" ? "chain-arrow" : "chain-arrow chain-arrow-both"}>
          <b>{texts[link]}</b>
          <span>{link === "by" ? texts.oneWay : texts.bothWays}</span>
        </li>
      )}
    </>
  )
}

function Node({ node: { partnumber, slug, text, lang, role, listed } }: { node: ChainNode }) {
  const texts = useTexts().part.chain
  const isHere = role === "here" || role === "here-current"
  const isCurrent = role === "current" || role === "here-current"
  const names = {
    here: texts.here,
    "here-current": texts.hereCurrent,
    current: texts.current,
    earlier: texts.earlier,
    later: texts.later,
    equal: texts.equal,
  }
  const kinds = `chain-node${isHere ? " chain-here" : ""}${isCurrent ? " chain-current" : ""}`
  return (
    <div className={kinds} aria-current={isHere ? "page" : undefined}>
      <span className="chain-role">
        {isCurrent && <Icon name="check" />}
        {names[role]}
      </span>
      {isHere ? <b>{partnumber}</b> : <PartLink slug={slug}>{partnumber}</PartLink>}
      {(text || !listed) && <small lang={text ? lang : undefined}>{text || texts.unlisted}</small>}
    </div>
  )
}
