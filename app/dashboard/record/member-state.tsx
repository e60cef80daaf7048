import { use } from "react"
import type { Language } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useRefresh } from "../api/read.ts"
import { changeName } from "../editor/change-names.ts"
import { ValueTextScope } from "../editor/value-text.ts"
import { differencesOf, textOfRecord, presentLanguages } from "../translations/joint.ts"
import type { RecordEditor } from "./use-record-editor.ts"
import { useHide } from "./use-visibility.tsx"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { useAction } from "../ui/use-action.ts"
import { MissingMember, type MissingOptions } from "./missing-member.tsx"

interface MemberStateProps extends MissingOptions {
  editor: RecordEditor
  language: Language
  /** Path of the page in the language, without a link for what has no page of its own. */
  page?: string
}

/** State of a thing's record in one language: published or not, what only it has, or that it is missing. */
export function MemberState({ editor, language, page, ...missing }: MemberStateProps) {
  const { editor: texts } = useDashboardTexts()
  const isReadOnly = useIsReadOnly()
  const hide = useHide(editor)
  const members = editor.record.members ?? {}
  if (!members[language]) return <MissingMember editor={editor} language={language} {...missing} />
  const hidden = editor.drafting.publication?.hidden ?? []
  const isHidden = hidden === "all" || hidden.includes(language)
  const toggle = () => {
    const now = hidden === "all" ? presentLanguages(members) : hidden
    const next = isHidden ? now.filter((code) => code !== language) : [...now, language]
    return hide(next, isHidden ? texts.published : texts.unpublished)
  }
  return (
    <div className={isHidden ? "state-note state-note-source" : "state-note state-note-ok"}>
      <Icon name={isHidden ? "info" : "check"} />
      <span>
        <b>{isHidden ? texts.notPublished : texts.published}</b>{" "}
        {page !== undefined && !isHidden && (
          // The mark keeps signed-in people on the site.
          <a
            href={page}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => localStorage.setItem("view_site", "1")}
          >
            {page}
          </a>
        )}
        <Differences editor={editor} language={language} />
        {!isReadOnly && (
          <span className="links">
            <button type="button" onClick={() => void toggle()}>
              {isHidden ? texts.republishLanguage(language) : texts.unpublishLanguage(language)}
            </button>
          </span>
        )}
      </span>
    </div>
  )
}

/** What was written to the record of one language alone, with a button that gives it the shared values. */
function Differences({ editor, language }: Pick<MemberStateProps, "editor" | "language">) {
  const { editor: texts, common } = useDashboardTexts()
  const valueText = use(ValueTextScope)
  const isReadOnly = useIsReadOnly()
  const refresh = useRefresh()
  const { run } = useAction({ about: "save", done: common.updated })
  const members = editor.record.members ?? {}
  const member = members[language]
  const names = editor.joint ? differencesOf(members, editor.joint, language) : []
  if (!member || names.length === 0) return null
  const shown = names.map((name) => {
    const label = changeName(texts.changed, name)
    return name === "image_list" ? label : `${label} ${valueText(name, textOfRecord(member, name)) || "–"}`
  })
  const equalise = () =>
    run(async () => {
      const record = await editor.store.equalise?.(language, names)
      if (record) editor.acceptStored(record)
      await refresh()
    })
  return (
    <span className="member-differs">
      <Icon name="warn" />
      {texts.differs(language.toUpperCase(), shown.join(", "))}
      {!isReadOnly && (
        <button type="button" className="text-button" onClick={() => void equalise()}>
          {texts.makeEqual}
        </button>
      )}
    </span>
  )
}
