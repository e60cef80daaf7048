import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { Button } from "../ui/button.tsx"
import { formatMoment } from "../ui/format-date.ts"
import { Notice } from "../ui/notice.tsx"
import { changeNames } from "../editor/change-names.ts"
import type { Editing } from "../editor/use-editing.ts"
import { useIsTranslator } from "../editor/use-translated-languages.ts"

/** Offers unsaved input of earlier visits and other tabs, each with its time and changes. */
export function UnsavedOffer({ editor }: { editor: Pick<Editing, "unsaved"> }) {
  const { editor: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const { offers, restore, drop } = editor.unsaved
  const isReadOnly = useIsReadOnly()
  const isTranslator = useIsTranslator()
  if (offers.length === 0 || (isReadOnly && !isTranslator)) return null
  const minutes = offers.map(({ input }) => input && formatMoment(input.savedAt, language))
  // Two of the same minute are told apart by the second.
  const hasSeconds = new Set(minutes).size < minutes.length
  return (
    <div className="unsaved-offer">
      {offers.map((offer) => {
        const { key, input, isElsewhere } = offer
        const when = input ? formatMoment(input.savedAt, language, hasSeconds) : ""
        const names = input ? changeNames(texts.changed, input.changes).join(", ") : ""
        if (isElsewhere && !input) return null
        return (
          <Notice key={key} tone="info">
            <span id={key}>
              <b>
                {isElsewhere
                  ? texts.unsavedElsewhere(when)
                  : input
                    ? texts.unsavedFound(when)
                    : texts.unsavedUnreadable}
              </b>{" "}
              {names}
            </span>
            {!isElsewhere && (
              <div className="action-row">
                {input && (
                  <Button aria-describedby={key} onClick={() => restore(offer, texts.unsavedOf(when))}>
                    {texts.unsavedRestore}
                  </Button>
                )}
                <Button look="quiet" aria-describedby={key} onClick={() => drop(key)}>
                  {texts.unsavedDrop}
                </Button>
              </div>
            )}
          </Notice>
        )
      })}
    </div>
  )
}
