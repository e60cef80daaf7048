import { memo } from "react"
import type { PartListRow } from "#server/features/spare/part-row-store.ts"
import { formatFigure } from "../../i18n/figures.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { usePageFacts } from "../../islands/page-facts.tsx"
import type { Announce } from "../../ui/announcer.tsx"
import { CopyButton } from "../../ui/copy-button.tsx"
import { isPlainClick } from "../../ui/plain-click.ts"
import { tableRoles as roles } from "../../ui/table-roles.ts"
import { Marked } from "../marked.tsx"
import { PageLink } from "../local-link.tsx"
import { NoValue } from "../no-value.tsx"
import { NumberLink } from "../part-link.tsx"
import { AddButton } from "../request-list/add-button.tsx"
import { partSearch } from "./part-address.ts"

/** Longer numbers wrap in the table. */
const longNumber = 24

const numberClass = (name: string, number: string) => (number.length > longNumber ? `${name} part-long` : name)

interface PartTableRowProps {
  row: PartListRow
  spareId: number
  announce: Announce
  onNumber: (number: string) => void
}

/** Rendered anew only when it changes itself, not each time the list begins or ends to load. */
export const PartTableRow = memo(function Row({ row, spareId, announce, onNumber }: PartTableRowProps) {
  const { partList } = useTexts()
  const language = useLanguage()
  const { path } = usePageFacts()
  const { partnumber, substitute, replaces, ignoring, foundIn } = row
  const note = replaces
    ? partList.current(replaces)
    : ignoring
      ? partList.ignoring
      : foundIn && partList.foundIn[foundIn]
  const item = {
    partnumber,
    product_id: null,
    quantity: row.quantity,
    note: "",
    spare_id: spareId,
    title: row.description.join(""),
    lang: row.lang ?? language,
    ...(row.quantity > 1 ? { set: row.quantity } : {}),
    ...(substitute ? { successor: substitute.number } : {}),
  }
  return (
    <tr {...roles.row}>
      {/* Named by the number alone, because its button to copy says it again. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a th would stick below the bar, as those of the head do */}
      <td {...roles.cell} role="rowheader" aria-label={partnumber} className={numberClass("part-number", partnumber)}>
        <NumberLink number={partnumber}>
          <Marked segments={row.number} />
        </NumberLink>
        <CopyButton
          text={partnumber}
          label={partList.copy(partnumber)}
          onDone={(copied) => announce(copied ? partList.copied(partnumber) : partList.notCopied)}
        />
      </td>
      <td {...roles.cell} className="desc">
        <span lang={row.lang}>
          <Marked segments={row.description} />
        </span>
        {note && <small>{note}</small>}
      </td>
      {substitute ? (
        <td {...roles.cell} className={numberClass("part-substitute", substitute.number)} data-l={partList.substitute}>
          {substitute.linked ? (
            <PageLink
              to={path + partSearch({ query: substitute.number, page: 1 })}
              data-replay
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                onNumber(substitute.number)
              }}
            >
              <Marked segments={substitute.segments} />
            </PageLink>
          ) : (
            <span className="mono">
              <Marked segments={substitute.segments} />
            </span>
          )}
        </td>
      ) : (
        <td {...roles.cell} className="part-substitute no-substitute">
          <NoValue label={partList.none} />
        </td>
      )}
      <td {...roles.cell} className="part-quantity" data-l={partList.quantity}>
        {formatFigure(language, row.quantity)}
      </td>
      <td {...roles.cell} className="part-add">
        <AddButton item={item} announce={announce} />
      </td>
    </tr>
  )
})
