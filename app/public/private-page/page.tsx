import { data, redirect } from "react-router"
import { limits } from "#contract/limits.ts"
import type { AppContext } from "#server/app-context.ts"
import { visitorKey } from "#server/app-context-key.ts"
import { addToPrivateInquiry, confirmPrivateInquiry } from "#server/features/inquiry/commands/add-to-private-inquiry.ts"
import { readCustomerHistory, readCustomerOffers } from "#server/features/offer/customer-store.ts"
import { readPrivateInquiry } from "#server/features/inquiry/private-store.ts"
import { lookUpParts } from "#server/features/part-lookup/store.ts"
import { useTexts } from "../../i18n/texts.tsx"
import { formTexts } from "../inquiry/form-texts.ts"
import { postKey, statusOf } from "../inquiry/post-form.ts"
import { LocalLink } from "../local-link.tsx"
import { PageHead } from "../page-head.tsx"
import { readRequest } from "../read-params.ts"
import type { Route } from "./+types/page.ts"
import { AddForm } from "./add-form.tsx"
import { OfferView } from "./offer-view.tsx"
import { isReply, postReply } from "./post-reply.ts"
import { PrivateDetails } from "./private-details.tsx"
import { Timeline } from "./timeline.tsx"
import "./offer.css"
import "./private-page.css"

export async function loader(args: Route.LoaderArgs) {
  const { app, language, query } = readRequest(args)
  const inquiry = await readPrivateInquiry(app, args.params.secret, { language, lookUp: lookUpParts })
  const offers = (await readCustomerOffers(app, args.params.secret, language)) ?? []
  const history = (await readCustomerHistory(app, args.params.secret)) ?? []
  const { pathname } = new URL(args.request.url)
  const wanted = Number(query.get("revision"))
  const offer = offers.find(({ revision }) => revision === wanted) ?? offers[0] ?? null
  const shown = { inquiry, offer, offers, history, path: pathname }
  return data({ ...shown, isAdded: query.has("added"), done: query.get("done") ?? "" }, { status: inquiry ? 200 : 404 })
}

/** Handles the page's forms: confirming the inquiry, answering an offer, and adding a message. */
export async function action(args: Route.ActionArgs) {
  const { app } = readRequest(args)
  const { secret } = args.params
  const { pathname } = new URL(args.request.url)
  const form = await args.request.formData()
  if (form.get("act") === "prove") {
    await confirmPrivateInquiry(app, secret)
    return redirect(pathname, 303)
  }
  const { address } = args.context.get(visitorKey)
  if (isReply(form)) return postReply(app, form, { secret, address, pathname })
  const values = formTexts(form, ["text", "numbers"])
  const key = postKey(app, `${secret} ${JSON.stringify(values)}`)
  try {
    if (!(await addToPrivateInquiry(app, secret, values, { address, key })))
      return data({ values, problem: "gone" as const }, { status: 404 })
    return redirect(`${pathname}?added=1#add`, 303)
  } catch (error) {
    const { problem, status } = explain(app, error, values)
    if (problem === "failed") app.log.error({ err: error }, "form failed")
    return data({ values, problem }, { status })
  }
}

type Problem = "empty" | "tooLong" | "tooMany" | "failed"

function explain(
  app: AppContext,
  error: unknown,
  values: Record<"text" | "numbers", string>,
): { problem: Problem; status: number } {
  // Checked by name: pages import types from the server, never classes.
  const code = error instanceof Error && "code" in error ? error.code : ""
  if (code === "too_many") return { problem: "tooMany", status: 429 }
  if (code !== "invalid") return { problem: "failed", status: statusOf(app, error) }
  const isLong = Object.values(values).some((value) => value.length > limits.comment)
  return { problem: isLong ? "tooLong" : "empty", status: 422 }
}

export default function PrivatePage({ loaderData, actionData }: Route.ComponentProps) {
  const { privatePage: texts } = useTexts()
  const { inquiry, offers, history, path, isAdded, done } = loaderData
  const added = actionData && "problem" in actionData ? actionData : null
  const reply = actionData && "reply" in actionData ? actionData.reply : null
  // Who orders from a superseded revision goes on with the one that holds.
  const holding = offers.find(({ number }) => number === loaderData.offer?.supersededBy)
  const offer = (reply?.problem === "superseded" ? holding : null) ?? loaderData.offer
  const typed = added?.problem === "gone" ? added.values : null
  const unsent = typed && <UnsentText text={[typed.text, typed.numbers].filter(Boolean).join("\n\n")} />
  if (!inquiry)
    return (
      <main id="main" className="wrap wrap-wide private-page">
        <PageHead title={texts.goneTitle} description="" noindex />
        <h1>{texts.goneTitle}</h1>
        <p>{texts.goneText}</p>
        {unsent}
        <p>
          <LocalLink className="button button-small" to="/contact">
            {texts.contact}
          </LocalLink>
        </p>
      </main>
    )
  return (
    <main id="main" className="wrap wrap-wide private-page">
      <PageHead title={texts.title(inquiry.reference)} description="" noindex />
      {offer && <OfferView offer={offer} offers={offers} path={path} done={done} refusal={reply} />}
      <PrivateDetails inquiry={inquiry} file={`${path}.xlsx`} isBelowOffer={offer !== null} />
      <Timeline events={history} />
      {unsent}
      {inquiry.isProven ? (
        <AddForm isAdded={isAdded} refusal={added && added.problem !== "gone" ? added : null} />
      ) : (
        <form method="post" className="form-panel private-form">
          <h2>{texts.proveTitle}</h2>
          <p>{texts.proveText}</p>
          <input type="hidden" name="act" value="prove" />
          <button type="submit" className="button">
            {texts.prove}
          </button>
        </form>
      )}
    </main>
  )
}

/** Text that was not stored, because its link was withdrawn or its inquiry deleted meanwhile. */
function UnsentText({ text }: { text: string }) {
  const { privatePage: texts } = useTexts()
  return (
    <div className="form-panel private-form" role="alert">
      <label htmlFor="unsent">{texts.notAdded}</label>
      <textarea className="input" id="unsent" rows={8} readOnly defaultValue={text} />
      <p>
        <LocalLink to="/contact">{texts.contact}</LocalLink>
      </p>
    </div>
  )
}
