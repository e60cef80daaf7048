import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { Island } from "../../islands/island.tsx"
import { PhoneLink } from "../contact-links.tsx"
import { LocalizedText } from "../localized-text.tsx"
import { useSiteData } from "../site-data.ts"
import { PartRequest } from "./part-request.tsx"
import type { PresentedPart } from "./present-part-page.ts"

/** Form to request the page's part, with the promised response time and telephone. */
export function AskBox({ part: { partnumber, description, groups, current } }: { part: PresentedPart }) {
  const { partRequest: texts, form } = useTexts()
  const language = useLanguage()
  const settings = useSiteData()?.settings
  const [group] = groups
  const partOf = (number: string, { text, lang = language }: PresentedPart["description"]) => ({
    number,
    title: text,
    lang,
  })
  return (
    <section className="part-ask">
      <h2 id="ask-title">{texts.title}</h2>
      <Island
        name="part-request"
        of={PartRequest}
        start={["touch", "stored:request_list"]}
        props={{
          part: partOf(partnumber, description),
          ...(current ? { current: partOf(current.partnumber, current.description) } : {}),
          spareId: group?.id ?? null,
          set: group?.quantity ?? 1,
        }}
      />
      {(settings?.reply_promise.text || settings?.answer_time) && (
        <p className="part-ask-promise">
          <span lang={settings.reply_promise.lang}>{settings.reply_promise.text}</span>{" "}
          {settings.answer_time !== undefined && form.answerTime(settings.answer_time)}
        </p>
      )}
      {settings?.phone && (
        <p className="part-ask-call">
          <PhoneLink className="phone-link" phone={settings.phone} />
          <LocalizedText text={settings.opening_hours} />
        </p>
      )}
    </section>
  )
}
