import { useId, useState } from "react"
import { type Language, languages } from "#contract/language.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Flag } from "../../ui/flag.tsx"
import { FieldDifference } from "../history/field-difference.tsx"
import type { FieldChange } from "../editor/versions.ts"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { formatMoment } from "../ui/format-date.ts"
import { formChanges } from "../editor/draft-content.ts"
import { useIsTranslator } from "../editor/use-translated-languages.ts"
import { presentLanguages } from "../translations/joint.ts"
import type { RecordEditor } from "./use-record-editor.ts"
import "../history/history.css"
import "./changes-dialog.css"

interface ChangesDialogProps {
  editor: RecordEditor
  /** Initially selected languages. */
  chosen: readonly Language[]
  onClose: () => void
}

/** Dialog of the changes that a form or draft would publish, by language, with a choice. */
export default function ChangesDialog({ editor, chosen, onClose }: ChangesDialogProps) {
  const { editor: texts, common } = useDashboardTexts()
  const language = useDashboardLanguage()
  const isTranslator = useIsTranslator()
  const { joint, record } = editor
  const members = presentLanguages(record.members ?? {})
  // What has its only record in one language is published whole.
  const changes = formChanges(editor).map((change) =>
    members.length === 1 ? { ...change, language: undefined } : change,
  )
  const touched = languages.filter((code) => changes.some((change) => change.language === code))
  const withoutLanguage = changes.filter((change) => change.language === undefined)
  const [ticked, setTicked] = useState<readonly Language[]>(chosen)
  // What the records of the languages share is published with each of them.
  const [hasOthers, setHasOthers] = useState(joint !== undefined || touched.every((code) => chosen.includes(code)))
  const going = touched.filter((code) => ticked.includes(code))
  const areAll = going.length === touched.length && (hasOthers || withoutLanguage.length === 0)
  const isNothing = going.length === 0 && !(hasOthers && withoutLanguage.length > 0)
  // The server publishes fields without language only together with a language.
  const isAlone = going.length === 0 && !areAll
  const names = going.map((code) => common.languageNames[code])
  const tick = (code: Language) =>
    setTicked(ticked.includes(code) ? ticked.filter((other) => other !== code) : [...ticked, code])
  return (
    <Dialog title={texts.whatChanges} size="wide" onClose={onClose}>
      {record.updated_at !== "" && <p>{texts.changesText(formatMoment(record.updated_at, language))}</p>}
      <div className="change-columns">
        {touched.map((code) => (
          <ChangeColumn
            key={code}
            name={common.languageNames[code]}
            flag={code}
            isTicked={ticked.includes(code)}
            onTick={() => tick(code)}
            changes={changes.filter((change) => change.language === code)}
          />
        ))}
        {withoutLanguage.length > 0 && (
          <ChangeColumn
            name={texts.changesOthers}
            isTicked={hasOthers}
            // Without languages, everything is published.
            onTick={touched.length === 0 || joint ? undefined : () => setHasOthers(!hasOthers)}
            changes={withoutLanguage}
          />
        )}
      </div>
      {isAlone && !isNothing && <p>{texts.othersNeedLanguage}</p>}
      <div className="action-row">
        <Button look="line" onClick={onClose}>
          {texts.backToForm}
        </Button>
        {!isTranslator && (
          <Button
            aria-disabled={isNothing || isAlone}
            onClick={() => {
              if (isNothing || isAlone) return
              onClose()
              editor.publish(areAll ? null : { languages: going, others: hasOthers })
            }}
          >
            {areAll || isNothing || isAlone ? texts.publish : texts.publishLanguages(names)}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

interface ChangeColumnProps {
  name: string
  flag?: Language
  isTicked: boolean
  /** Absent when there is nothing to choose. */
  onTick?: (() => void) | undefined
  changes: readonly FieldChange[]
}

function ChangeColumn({ name, flag, isTicked, onTick, changes }: ChangeColumnProps) {
  const { editor: texts } = useDashboardTexts()
  const id = useId()
  return (
    <section className="change-column" aria-labelledby={id}>
      {onTick ? (
        <label className="change-tick">
          <input type="checkbox" checked={isTicked} onChange={onTick} />
          {flag && <Flag language={flag} />}
          <span>
            <b id={id}>{name}</b>
            <small>{isTicked ? texts.goesLive(changes.length) : texts.staysDraft(changes.length)}</small>
          </span>
        </label>
      ) : (
        <p className="change-tick">
          <b id={id}>{texts.goesLive(changes.length)}</b>
        </p>
      )}
      {changes.map((change) => (
        <FieldDifference key={change.key} change={change} heading="h3" />
      ))}
    </section>
  )
}
