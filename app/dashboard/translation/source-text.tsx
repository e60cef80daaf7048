import { useState } from "react"
import type { Translation } from "#contract/translation.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { RichText } from "#app/ui/rich-text.tsx"
import { Flag } from "../../ui/flag.tsx"
import { textOfHtml } from "../editor/plain-text.ts"
import { FieldDifference } from "../history/field-difference.tsx"
import { SegmentedFilter } from "../list/segments.tsx"
import { formatDay } from "../ui/format-date.ts"
import "../history/history.css"

/** The German source, whole or with what has changed in it since the translation was written. */
export function SourceText({ text }: { text: Translation }) {
  const { translations: texts, common } = useDashboardTexts()
  const language = useDashboardLanguage()
  const [shown, setShown] = useState<"changes" | "whole">(text.changed === null ? "whole" : "changes")
  const words = text.rich ? textOfHtml(text.source) : text.source
  const numbers = [...new Set(words.match(/\d+(?:[.,]\d+)*/gu) ?? [])]
  return (
    <section>
      <h2>
        <Flag language="de" /> {common.languageNames.de}{" "}
        {text.since !== "" && <small>{texts.changedOn(formatDay(text.since, language))}</small>}
      </h2>
      {text.changed !== null && (
        <SegmentedFilter
          label={texts.sourceShown}
          value={shown}
          options={[
            { value: "changes" as const, label: texts.whatChanged },
            { value: "whole" as const, label: texts.wholeText },
          ]}
          onChoose={setShown}
        />
      )}
      {text.image !== null && <img className="translation-picture" src={`/${text.image}`} alt="" />}
      <div className="translation-source" lang="de">
        {shown === "changes" && text.changed !== null ? (
          <FieldDifference
            heading="h3"
            change={{ key: text.rich ? "text_de" : text.field, before: text.changed, after: text.source }}
          />
        ) : text.rich ? (
          <RichText html={text.source} lang="de" className="shown-rich" />
        ) : (
          <p>{text.source}</p>
        )}
      </div>
      {numbers.length > 0 && <p className="hint">{texts.numbers(numbers.join(", "))}</p>}
    </section>
  )
}
