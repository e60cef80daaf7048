import type { ReactNode } from "react"
import { localPath } from "#contract/language.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { usePageFacts } from "../../islands/page-facts.tsx"
import { isPlainClick } from "../../ui/plain-click.ts"
import { SmallButton } from "../buttons.tsx"
import { PhoneLink } from "../contact-links.tsx"
import { fieldId } from "../inquiry/field-id.ts"

/** Empty state of the list: a bold line, what to do, telephone and button. */
function NoParts({ title, help, children }: { title: string; help: string; children?: ReactNode }) {
  const phone = usePageFacts().settings.phone
  return (
    <div className="empty">
      <b>{title}</b>
      <p>
        {help} <PhoneLink phone={phone} />
      </p>
      {children && <div className="button-row">{children}</div>}
    </div>
  )
}

/** Without script its link leads to the contact form, with the number in it. */
export function NoHits({ query, onClear }: { query: string; onClear: () => void }) {
  const { partList } = useTexts()
  const language = useLanguage()
  return (
    <NoParts title={partList.noHits(query)} help={partList.noHitsHelp}>
      <a
        className="button button-small"
        href={`${localPath(language, "/contact")}?${new URLSearchParams({ number: query })}#request`}
        data-replay
        onClick={(event) => {
          if (isPlainClick(event)) noteInComment(event, partList.comment(query))
        }}
      >
        {partList.noHitsInForm}
      </a>
      <SmallButton className="scripted" onClick={onClear}>
        {partList.clear}
      </SmallButton>
    </NoParts>
  )
}

export function EmptyGroup() {
  const { partList } = useTexts()
  return (
    <NoParts title={partList.empty} help={partList.emptyHelp}>
      <a className="button button-small" href="#request">
        {partList.toForm}
      </a>
    </NoParts>
  )
}

/** Appends a line to the comment of the form on the same page. */
function noteInComment(event: { preventDefault: () => void }, line: string): void {
  const comment = document.getElementById(fieldId("text"))
  if (!(comment instanceof HTMLTextAreaElement)) return
  event.preventDefault()
  if (!comment.value.includes(line)) comment.value = [comment.value.trimEnd(), line].filter(Boolean).join("\n")
  comment.focus()
}
