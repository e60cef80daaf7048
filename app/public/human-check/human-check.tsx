import { useTexts } from "../../i18n/texts.tsx"
import { FieldMessage, errorId } from "../../ui/form-field.tsx"
import { Icon } from "../../ui/icon.tsx"

interface HumanCheckProps {
  id: string
  verified: boolean
  working: boolean
  error?: string | undefined
  onWork: () => void
  onPicture: () => void
}

/** Two ways to pass the check, without and with a picture; both need the script. */
export function HumanCheck({ id, verified, working, error, onWork, onPicture }: HumanCheckProps) {
  const { human } = useTexts().form
  const isLocked = verified || working
  const way = (name: string, hint: string, onPress: () => void, first?: object) => (
    <button
      type="button"
      className="button button-outline"
      aria-disabled={isLocked}
      data-replay
      onClick={() => isLocked || onPress()}
      {...first}
    >
      {name} <small>{hint}</small>
    </button>
  )
  const described = error ? { "aria-describedby": errorId(id) } : {}
  return (
    <fieldset className={error ? "human-check field field-invalid" : "human-check field"}>
      <legend className="label">{human.title}</legend>
      <div className="human-ways">
        {way(human.byWork, working ? human.working : human.oneTap, onWork, { id, "aria-busy": working, ...described })}
        {way(human.byPicture, human.fromPicture, onPicture)}
      </div>
      <output className="field-message field-message-ok">
        {verified && (
          <>
            <Icon name="check" />
            {human.verified}
          </>
        )}
      </output>
      <FieldMessage id={id} error={error} />
    </fieldset>
  )
}
