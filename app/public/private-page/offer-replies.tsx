import type { ReactNode } from "react"
import { declineReasons, offerLimits } from "#contract/offer-constants.ts"
import { limits } from "#contract/limits.ts"
import type { CustomerOffer } from "#server/features/offer/customer-store.ts"
import { useTexts } from "../../i18n/texts.tsx"
import { Icon, type IconName } from "../../ui/icon.tsx"
import { CallInstead } from "../inquiry/failure-message.tsx"
import type { RefusedReply } from "./post-reply.ts"

interface RepliesProps {
  offer: CustomerOffer
  done: string
  refusal: RefusedReply | null
}

/** Forms by which a customer orders, asks, declines, or asks for a new offer. */
export function OfferReplies({ offer, done, refusal }: RepliesProps) {
  const { offer: texts } = useTexts().privatePage
  const { state, number } = offer
  const isOpen = state === "sent"
  const answered = done in texts.done ? texts.done[done as keyof typeof texts.done] : ""
  const valueOf = (act: string, name: "name" | "order_number" | "text" | "reason") =>
    refusal?.values.act === act ? refusal.values[name] : ""
  return (
    <section className="offer-replies" id="reply">
      <h2>{texts.yourReply}</h2>
      {answered !== "" && !refusal && (
        <output className="private-done">
          <Icon name="check" />
          {answered}
        </output>
      )}
      {refusal && (
        <div className="private-refused" role="alert">
          <Icon name="warn" />
          <div>
            <p>
              {texts.problems[refusal.problem]} {refusal.problem === "superseded" && number}
            </p>
            {refusal.problem === "failed" && <CallInstead />}
          </div>
        </div>
      )}
      {isOpen && (
        <Reply act="order" icon="check" title={texts.order} hint={texts.orderHint} offer={offer} refusal={refusal} open>
          <Line name="order_number" label={texts.orderNumber} value={valueOf("order", "order_number")} />
          <Line name="name" label={texts.name} value={valueOf("order", "name")} isRequired />
          <label className="offer-agree">
            <input type="checkbox" name="agreed" required />
            <span>{texts.agree(number)}</span>
          </label>
          <button type="submit" className="button">
            {texts.orderButton}
          </button>
          <p className="offer-fine">{texts.orderNote}</p>
        </Reply>
      )}
      {state === "expired" && (
        <Reply act="renew" icon="refresh" title={texts.renew} hint="" offer={offer} refusal={refusal} open>
          <Area label={texts.comment} value={valueOf("renew", "text")} />
          <button type="submit" className="button">
            {texts.renewButton}
          </button>
        </Reply>
      )}
      <Reply act="ask" icon="mail" title={texts.ask} hint="" offer={offer} refusal={refusal} hasFile>
        <Area label={texts.question} value={valueOf("ask", "text")} isRequired />
        <div className="field">
          <label htmlFor="ask-file">{texts.file}</label>
          <input className="input" id="ask-file" type="file" name="file" accept="image/*,.pdf" />
        </div>
        <button type="submit" className="button">
          {texts.askButton}
        </button>
      </Reply>
      {isOpen && (
        <Reply act="decline" icon="x" title={texts.decline} hint={texts.declineHint} offer={offer} refusal={refusal}>
          <fieldset className="offer-reasons">
            <legend>{texts.reason}</legend>
            {declineReasons.map((reason) => (
              <label key={reason} className="offer-agree">
                <input
                  type="radio"
                  name="reason"
                  value={reason}
                  required
                  defaultChecked={valueOf("decline", "reason") === reason}
                />
                <span>{texts.reasons[reason]}</span>
              </label>
            ))}
          </fieldset>
          <Area label={texts.comment} value={valueOf("decline", "text")} />
          <button type="submit" className="button">
            {texts.declineButton}
          </button>
        </Reply>
      )}
    </section>
  )
}

interface ReplyProps {
  act: "order" | "ask" | "decline" | "renew"
  icon: IconName
  title: string
  hint: string
  offer: CustomerOffer
  refusal: RefusedReply | null
  open?: boolean
  hasFile?: boolean
  children: ReactNode
}

function Reply({ act, icon, title, hint, offer, refusal, open = false, hasFile = false, children }: ReplyProps) {
  return (
    <details open={open || refusal?.values.act === act}>
      <summary>
        <Icon name={icon} />
        <b>{title}</b>
        <small>{hint}</small>
      </summary>
      <form id={act} method="post" encType={hasFile ? "multipart/form-data" : undefined} className="private-form">
        <input type="hidden" name="act" value={act} />
        <input type="hidden" name="revision" value={offer.revision} />
        {children}
      </form>
    </details>
  )
}

interface FieldProps {
  label: string
  value: string
  isRequired?: boolean
}

function Line({ name, label, value, isRequired = false }: FieldProps & { name: "order_number" | "name" }) {
  return (
    <div className="field">
      <label htmlFor={`reply-${name}`}>{label}</label>
      <input
        className="input"
        id={`reply-${name}`}
        name={name}
        required={isRequired}
        autoComplete={name === "name" ? "name" : "off"}
        maxLength={name === "name" ? limits.name : offerLimits.line}
        defaultValue={value}
      />
    </div>
  )
}

function Area({ label, value, isRequired = false }: FieldProps) {
  return (
    <label className="field">
      <span className="label">{label}</span>
      <textarea
        className="input"
        name="text"
        rows={4}
        required={isRequired}
        maxLength={offerLimits.note}
        defaultValue={value}
      />
    </label>
  )
}
