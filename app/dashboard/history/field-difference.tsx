import { Fragment, use, useMemo } from "react"
import { languageOfField } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { changeName } from "../editor/change-names.ts"
import { isRichText, textOfHtml } from "../editor/plain-text.ts"
import { diffWords, type Hunk } from "./diff-words.ts"
import { ValueTextScope } from "../editor/value-text.ts"
import type { FieldChange } from "../editor/versions.ts"

const shown = 12

/** Shortens unchanged text to the words around each change. */
export function shorten(hunks: readonly Hunk[]): Hunk[] {
  const last = hunks.length - 1
  return hunks.map((hunk, at) => {
    if (hunk.kind !== "same") return hunk
    const words = hunk.text.match(/\s*\S+\s*/gu) ?? []
    const head = at === 0 ? [] : words.slice(0, shown)
    const tail = at === last ? [] : words.slice(-shown)
    if (words.length <= head.length + tail.length + 1) return hunk
    return { ...hunk, text: [...head, at === 0 ? "… " : at === last ? "…" : " … ", ...tail].join("") }
  })
}

interface FieldDifferenceProps {
  change: FieldChange
  /** Heading level of the label. */
  heading?: "h2" | "h3" | "h4"
}

/** Change of one field under its name. */
export function FieldDifference({ change, heading: Heading = "h4" }: FieldDifferenceProps) {
  const { editor } = useDashboardTexts()
  return (
    <div className="difference">
      <Heading>{changeName(editor.changed, change.key)}</Heading>
      <ChangedWords change={change} />
    </div>
  )
}

/** Text of a changed field: removed words struck through, added words underlined, both announced to screen readers. */
export function ChangedWords({ change: { key, before, after } }: Pick<FieldDifferenceProps, "change">) {
  const valueText = use(ValueTextScope)
  const { history: texts } = useDashboardTexts()
  const hunks = useMemo(() => {
    const words = (value: string) => (isRichText(key) ? textOfHtml(value) : valueText(key, value))
    return shorten(diffWords(words(before), words(after)))
  }, [key, before, after, valueText])
  if (hunks.every(({ kind }) => kind === "same")) return <p>{texts.onlyFormat}</p>
  return (
    <p lang={languageOfField(key)}>
      {hunks.map(({ kind, text }, at) =>
        kind === "same" ? (
          // Hunks of one difference never change their order.
          <Fragment key={at}>{text}</Fragment>
        ) : kind === "added" ? (
          <ins key={at}>
            <span className="visually-hidden">{texts.added} </span>
            {text}
          </ins>
        ) : (
          <del key={at}>
            <span className="visually-hidden">{texts.removed} </span>
            {text}
          </del>
        ),
      )}
    </p>
  )
}
