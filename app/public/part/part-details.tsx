import type { QrCode } from "#server/qr-code.ts"
import { useTexts } from "../../i18n/texts.tsx"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import { Island } from "../../islands/island.tsx"
import { usePageFacts } from "../../islands/page-facts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Breadcrumb } from "../breadcrumb.tsx"
import { useSiteData } from "../site-data.ts"
import { AskBox } from "./ask-box.tsx"
import { CopyNumber } from "./copy-number.tsx"
import { PartBar } from "./part-bar.tsx"
import { PartChain } from "./part-chain.tsx"
import { PartEnd } from "./part-end.tsx"
import { PartPageHead } from "./part-page-head.tsx"
import { PartLink } from "../part-link.tsx"
import { PartMachines } from "./part-machine.tsx"
import { PartAlike, PartNeighbours } from "./near-parts.tsx"
import type { PresentedPart } from "./present-part-page.ts"
import { NarrowFold } from "./part-page-block.tsx"
import { PartStages } from "./part-stages.tsx"
import { PartTools } from "./part-tools.tsx"
import { PartServices, WhatToSend } from "./service-blocks.tsx"
import { spellings, splitVersion } from "./spellings.ts"

const longNumber = 12

/** Everything known of a part number. */
export function PartDetails({ part, qr }: { part: PresentedPart; qr: QrCode }) {
  const { layout, part: texts } = useTexts()
  const { partnumber, groups } = part
  const [group] = groups
  const spares = useSiteData()?.navbar.spares ?? []
  const total = spares.find(({ id }) => id === group?.id)?.parts
  const parents = [
    { title: layout.spareParts, to: "/spare-parts" },
    ...(group ? [{ title: group.title.text, lang: group.title.lang, to: group.path }] : []),
  ]
  return (
    <main id="main" className="part-page">
      <PartPageHead part={part} />
      <div className="wrap wrap-wide">
        <Breadcrumb parents={parents} here={{ text: partnumber, lang: undefined }} />
        {total !== undefined && part.place !== null && (
          <DimensionLine>{texts.measure(part.place, total)}</DimensionLine>
        )}
        <div className="part-page-grid">
          <PartTitle part={part} />
          <aside className="part-page-ask" id="ask" aria-labelledby="ask-title">
            <AskBox part={part} />
          </aside>
          <PartSpellings part={part} />
          <div className="part-page-body">
            <PartChain part={part} />
            <PartMachines part={part} />
            <PartStages part={part} />
            <PartAlike part={part} />
            <PartNeighbours part={part} />
            <WhatToSend />
            <PartServices part={part} />
            <PartEnd slug={part.slug} changed={part.changed} qr={qr} />
          </div>
        </div>
      </div>
      <Island name="part-bar" of={PartBar} start="touch" props={{ number: partnumber }} />
    </main>
  )
}

function PartTitle({ part: { partnumber, description, groups, supersedes, current } }: { part: PresentedPart }) {
  const { part: texts } = useTexts()
  const isListed = groups.length > 0
  return (
    <header className="part-page-title">
      <div className="part-page-line">
        <PartNumber number={partnumber} />
        <Island name="copy-number" of={CopyNumber} start="touch" props={{ number: partnumber }} />
      </div>
      {isListed ? (
        <p className="part-page-text" lang={description.lang}>
          {description.text || texts.noDescription}
        </p>
      ) : (
        <>
          <p className="part-page-text">{texts.successor.text(supersedes.join(", "))}</p>
          <p className="part-page-help">{texts.successor.help}</p>
        </>
      )}
      {current && (
        <p className="superseded-banner">
          <Icon name="right" />
          <span>
            {texts.banner(current.partnumber)}{" "}
            <PartLink slug={current.slug}>{texts.toCurrent(current.partnumber)}</PartLink>
          </span>
        </p>
      )}
    </header>
  )
}

/** Descriptions in other languages, other spellings, and what can be done with the page. */
function PartSpellings({ part: { partnumber, others } }: { part: PresentedPart }) {
  const { part: texts } = useTexts()
  const { origin = "" } = useSiteData() ?? {}
  const { path } = usePageFacts()
  const ways = spellings(partnumber)
  const summary = (
    <>
      <span>{texts.spellings}</span>
      <small>{others.map(({ lang }) => lang.toUpperCase()).join(", ")}</small>
    </>
  )
  return (
    <NarrowFold className="part-page-spellings" summary={summary}>
      {others.length > 0 && (
        <ul className="part-page-languages">
          {others.map(({ lang, text }) => (
            <li key={lang} lang={lang}>
              <b>{lang.toUpperCase()}</b>
              {text}
            </li>
          ))}
        </ul>
      )}
      <div className="part-page-tools">
        {ways.length > 0 && (
          <p>
            {texts.spelled}{" "}
            {ways.map((way, index) => (
              <span key={way}>
                {index > 0 && ", "}
                <span className="mono">{way}</span>
              </span>
            ))}
          </p>
        )}
        <Island name="part-tools" of={PartTools} start="touch" props={{ address: origin + path }} />
      </div>
    </NarrowFold>
  )
}

/** The number as heading; dimension lines mark the constant part and the version. */
function PartNumber({ number }: { number: string }) {
  const { part } = useTexts()
  const split = splitVersion(number)
  const isLong = number.length >= longNumber
  return (
    // Named as a whole: read aloud, its halves would be two words.
    <h1 className={isLong ? "part-page-number part-page-number-long" : "part-page-number"} aria-label={number}>
      {split ? (
        <>
          <span className="number-half" data-label={part.base}>
            {split.base}
          </span>
          <span className="number-half number-version" data-label={part.version.long} data-short={part.version.short}>
            {split.version}
          </span>
        </>
      ) : (
        number
      )}
    </h1>
  )
}
