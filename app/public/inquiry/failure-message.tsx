import { useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { usePageFacts } from "../../islands/page-facts.tsx"
import { SmallButton } from "../buttons.tsx"
import { PhoneLink } from "../contact-links.tsx"
import type { Failure } from "./send-form.ts"

/** The telephone number of the settings, for somebody whose form cannot be sent. */
export function CallInstead() {
  const { form } = useTexts()
  const phone = usePageFacts().settings.phone
  return (
    phone && (
      <p>
        {form.callInstead} <PhoneLink phone={phone} />
      </p>
    )
  )
}

/** Says why the inquiry was not sent; its button sends the same form again. */
export function FailureMessage({ failure }: { failure: Failure | null }) {
  const { form } = useTexts()
  return (
    <div role="alert">
      {failure && (
        <div className="alert alert-bad">
          <Icon name="warn" />
          <div>
            <p>{failure.reason === "busy" ? form.failed.busy(failure.minutes) : form.failed[failure.reason]}</p>
            <CallInstead />
            <SmallButton type="submit" data-replay>
              {form.tryAgain}
            </SmallButton>
          </div>
        </div>
      )}
    </div>
  )
}
