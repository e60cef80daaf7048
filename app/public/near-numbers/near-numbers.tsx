import type { NearPart } from "#contract/near-part.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { useAnnouncer } from "../../ui/announcer.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Marked } from "../marked.tsx"
import { AddButton } from "../request-list/add-button.tsx"
import { PartLink } from "../part-link.tsx"
import type { ListedItem } from "../request-list/inquiry-item.ts"

interface NearNumbersProps {
  /** The number that is in no list. */
  number: string
  parts: readonly NearPart[]
}

/** The parts nearest to a number, with what differs marked and said; each can be added to the request. */
export function NearNumbers({ number, parts }: NearNumbersProps) {
  const { near } = useTexts()
  const language = useLanguage()
  const { announce, region } = useAnnouncer()
  return (
    <section className="near-numbers" aria-labelledby="near-title">
      <h2 id="near-title">{near.title}</h2>
      <ol className="plain-list">
        {parts.map((part) => (
          <li key={part.partnumber} className="with-add">
            <div>
              <PartLink slug={part.slug}>
                <Marked segments={part.segments} />
              </PartLink>
              <p lang={part.description_lang === language ? undefined : part.description_lang}>{part.description}</p>
              <Reason part={part} />
            </div>
            <AddButton item={listedItem(part, number)} announce={announce} />
          </li>
        ))}
      </ol>
      {region}
    </section>
  )
}

function Reason({ part: { why, segments, instead, subst_part } }: { part: NearPart }) {
  const { near } = useTexts()
  const isSaid = instead !== "" && (why === "different" || why === "misread")
  return (
    <small>
      <b>
        {near.why[why]}
        {isSaid && `: ${near.instead(segments[1] ?? "", instead)}`}
      </b>
      {subst_part === "" ? (
        <span className="near-current">
          <Icon name="check" />
          {near.current}
        </span>
      ) : (
        <span>{near.supersededBy(subst_part)}</span>
      )}
    </small>
  )
}

const listedItem = (part: NearPart, number: string): ListedItem => ({
  partnumber: part.partnumber,
  product_id: null,
  quantity: Math.max(1, part.quantity),
  note: "",
  spare_id: part.spare_id,
  title: part.description,
  lang: part.description_lang,
  asked_number: number,
  ...(part.quantity > 1 ? { set: part.quantity } : {}),
  ...(part.subst_part === "" ? {} : { successor: part.subst_part }),
})
