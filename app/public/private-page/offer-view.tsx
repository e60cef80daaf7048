import type { CustomerOffer } from "#server/features/offer/customer-store.ts"
import type { PrintedLine } from "#server/features/offer/printed-offer.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { languageTable } from "#contract/language.ts"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Island } from "../../islands/island.tsx"
import { OfferReplies } from "./offer-replies.tsx"
import { PrintButton } from "./print-button.tsx"
import type { RefusedReply } from "./post-reply.ts"

interface OfferViewProps {
  offer: CustomerOffer
  /** All revisions, newest first. */
  offers: readonly CustomerOffer[]
  /** Path of the page, below which its files are. */
  path: string
  /** What was just sent; "" for nothing. */
  done: string
  refusal: RefusedReply | null
}

/** One revision of an offer, with what its customer can answer; complete without script. */
export function OfferView({ offer, offers, path, done, refusal }: OfferViewProps) {
  const { offer: texts } = useTexts().privatePage
  const { printed, number, revision, state, days } = offer
  const holding = offers.find((other) => other.number === offer.supersededBy)
  const isOpen = state === "sent"
  return (
    <article className="offer">
      {state === "superseded" && holding && (
        <output className="private-refused">
          <Icon name="warn" />
          <span>
            {texts.supersededBy(number)} <a href={`${path}?revision=${holding.revision}`}>{holding.number}</a>
          </span>
        </output>
      )}
      {isOpen && days > 0 && <DimensionLine>{texts.valid(days)}</DimensionLine>}
      <header className="offer-head">
        <div>
          <h1>
            {texts.title} <span className="mono">{number}</span>
          </h1>
          <p className="private-state">{texts.states[state]}</p>
          {printed && (
            <p className="offer-files">
              <a className="button button-small button-outline" href={`${path}/${revision}.pdf`} download>
                <Icon name="dl" />
                {texts.pdf(offer.pages)}
              </a>
              <a className="button button-small button-outline" href={`${path}/${revision}.xlsx`} download>
                <Icon name="table" />
                {texts.xlsx}
              </a>
              <Island name="print-button" of={PrintButton} start="touch" props={{ label: texts.print }} />
            </p>
          )}
          <OtherRevisions offer={offer} offers={offers} path={path} />
          <p className="offer-fine">
            <Icon name="lock" />
            {texts.onlyByLink}
          </p>
        </div>
        {printed && (
          <dl className="offer-facts">
            {printed.facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </header>
      {printed ? (
        <>
          <Paragraphs text={printed.textBefore} lang={offer.lang} />
          <OfferLines
            offer={offer}
            columns={printed.columns}
            lines={printed.lines}
            isOpen={isOpen}
            chosen={refusal && refusal.problem !== "superseded" ? refusal.values.lines : null}
          />
          <div className="offer-end">
            <Totals offer={offer} />
            <OfferReplies offer={offer} done={done} refusal={refusal} />
          </div>
        </>
      ) : (
        <>
          <p>{texts.pricesGone}</p>
          <OfferReplies offer={offer} done={done} refusal={refusal} />
        </>
      )}
    </article>
  )
}

function OtherRevisions({ offer, offers, path }: Pick<OfferViewProps, "offer" | "offers" | "path">) {
  const { offer: texts } = useTexts().privatePage
  const others = offers.filter(({ revision }) => revision !== offer.revision)
  if (others.length === 0) return null
  return (
    <p className="offer-fine">
      <span>{texts.otherRevisions}</span>
      {others.map(({ revision, number, state }) => (
        <span key={revision}>
          <a href={`${path}?revision=${revision}`}>{number}</a> ({texts.states[state]})
        </span>
      ))}
    </p>
  )
}

function Paragraphs({ text, lang }: { text: string; lang: string }) {
  return text === "" ? null : (
    <p className="private-text" lang={lang}>
      {text}
    </p>
  )
}

interface OfferLinesProps {
  offer: CustomerOffer
  columns: readonly string[]
  lines: readonly PrintedLine[]
  isOpen: boolean
  /** Lines ticked in a rejected order; null for the first view. */
  chosen: readonly number[] | null
}

function OfferLines({ offer, columns, lines, isOpen, chosen }: OfferLinesProps) {
  const { offer: texts } = useTexts().privatePage
  const isTicked = ({ id, kind }: PrintedLine) =>
    chosen?.includes(id) ?? ((kind === "offer" || kind === "replacement") && !offer.orderedBefore.includes(id))
  return (
    <ul className="offer-lines">
      <li className="offer-columns" aria-hidden="true">
        <span />
        {columns.map((heading, index) => (
          <span key={heading} className={index > 1 && index < 5 ? "offer-figure" : undefined}>
            {heading}
          </span>
        ))}
      </li>
      {lines.map((line) => (
        <li key={line.id} className={line.kind === "alternative" ? "offer-alternative" : undefined}>
          <span className="offer-choice">
            {isOpen && line.kind !== "none" && line.kind !== "cost" ? (
              <input
                type="checkbox"
                form="order"
                name="line"
                value={line.id}
                defaultChecked={isTicked(line)}
                aria-label={texts.choose(line.position)}
              />
            ) : (
              offer.ordered.includes(line.id) && <Icon name="check" />
            )}
          </span>
          <span className="offer-position">{line.position}</span>
          <span className="private-asked" lang={offer.lang}>
            <b>{line.number}</b>
            <span>{line.description}</span>
            {line.details.map((detail) => (
              <small key={detail}>{detail}</small>
            ))}
            {offer.orderedBefore.includes(line.id) && <small>{texts.orderedBefore}</small>}
          </span>
          {line.refusal === "" ? (
            <>
              <span className="offer-figure">{line.quantity}</span>
              <span className="offer-figure">{line.unitPrice}</span>
              <b className="offer-figure">{line.amount}</b>
              <span className="offer-lead">{[line.lead, line.condition].filter(Boolean).join(", ")}</span>
            </>
          ) : (
            <em className="offer-refusal">{line.refusal}</em>
          )}
        </li>
      ))}
    </ul>
  )
}

function Totals({ offer: { printed, lang } }: { offer: CustomerOffer }) {
  const { offer: texts } = useTexts().privatePage
  const language = useLanguage()
  if (!printed) return null
  return (
    <section>
      <h2>{texts.sums}</h2>
      <dl className="offer-totals">
        {printed.totals.map(({ label, value, note }, index) => (
          <div key={index}>
            <dt>
              {label}
              {note !== "" && <small>{note}</small>}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <dl className="offer-terms">
        {printed.terms.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd lang={lang === language ? undefined : languageTable[lang].locale}>{value}</dd>
          </div>
        ))}
      </dl>
      <Paragraphs text={printed.textAfter} lang={lang} />
    </section>
  )
}
