import { use, useId, useState } from "react"
import { languageOfField } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { changeName, changeNames } from "../editor/change-names.ts"
import type { Conflict } from "../editor/conflict.ts"
import type { Values } from "../editor/edit-state.ts"
import { isRichText, textOfHtml } from "../editor/plain-text.ts"
import { ValueTextScope } from "../editor/value-text.ts"

interface ConflictDialogProps {
  conflict: Conflict<unknown> & { resolve: (values: Values) => void; cancel: () => void }
}

/** Dialog for concurrent changes or incoming content: both versions of each field changed in both, and the choice. */
export function ConflictDialog({ conflict }: ConflictDialogProps) {
  const valueText = use(ValueTextScope)
  const { editor: texts, common } = useDashboardTexts()
  const { merged, typed, theirs, incoming, resolve, cancel } = conflict
  const [takesTheirs, setTakesTheirs] = useState<readonly string[]>([])
  const choose = (key: string, isTheirs: boolean) =>
    setTakesTheirs((keys) => (isTheirs ? [...keys, key] : keys.filter((other) => other !== key)))
  const chosen = Object.fromEntries(takesTheirs.map((key) => [key, theirs[key] ?? ""]))
  return (
    <Dialog title={incoming ? texts.bringTitle : texts.conflictTitle} size="medium" onClose={cancel}>
      <p>{incoming ? texts.bringText : merged.conflicts.length > 0 ? texts.conflictText : texts.conflictNone}</p>
      {merged.conflicts.map((key) => (
        <FieldChoice
          key={key}
          name={changeName(texts.changed, key)}
          language={languageOfField(key)}
          isHtml={isRichText(key)}
          mine={valueText(key, typed[key] ?? "")}
          theirs={valueText(key, theirs[key] ?? "")}
          names={incoming?.names ?? [texts.yours, texts.theirs]}
          onChoose={(isTheirs) => choose(key, isTheirs)}
        />
      ))}
      {!incoming && merged.theirs.length > 0 && (
        <p>
          {texts.conflictOnlyTheirs} {changeNames(texts.changed, merged.theirs).join(", ")}.
        </p>
      )}
      <div className="action-row">
        <Button look="line" onClick={cancel}>
          {common.cancel}
        </Button>
        <Button onClick={() => resolve({ ...merged.values, ...chosen })}>
          {incoming ? texts.takeChoice : texts.useChoice}
        </Button>
      </div>
    </Dialog>
  )
}

interface FieldChoiceProps {
  name: string
  language: string | undefined
  isHtml: boolean
  mine: string
  theirs: string
  /** Names of this version and the other. */
  names: readonly [string, string]
  onChoose: (isTheirs: boolean) => void
}

function FieldChoice({ name, language, isHtml, mine, theirs, names, onChoose }: FieldChoiceProps) {
  const { editor: texts } = useDashboardTexts()
  const group = useId()
  const version = (label: string, text: string, isTheirs: boolean) => (
    <label className="version">
      <span className="version-head">
        <input type="radio" name={group} defaultChecked={!isTheirs} onChange={() => onChoose(isTheirs)} />
        {label}
      </span>
      <span className="version-text" lang={language}>
        {text === "" ? <i>{texts.nothing}</i> : isHtml ? textOfHtml(text) : text}
      </span>
    </label>
  )
  return (
    <fieldset className="versions">
      <legend>{name}</legend>
      {version(names[0], mine, false)}
      {version(names[1], theirs, true)}
    </fieldset>
  )
}
