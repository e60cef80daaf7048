import { useTexts } from "../../i18n/texts.tsx"
import { Island } from "../../islands/island.tsx"
import { ContactPlate } from "../contact-plate.tsx"
import { SectionBanner } from "../page-banner.tsx"
import type { InquiryRefusal } from "../inquiry/post-inquiry.ts"
import { formStart } from "../inquiry/form-start.ts"
import { InquiryForm } from "../inquiry/inquiry-form.tsx"
import { useSiteData } from "../site-data.ts"
import { sitePictures } from "../site-pictures.ts"

interface PreOrderProps {
  sent: string | null
  refusal: InquiryRefusal | undefined
}

/** The pre-order form, with a contact beside it. */
export function PreOrder({ sent, refusal }: PreOrderProps) {
  const { preOrder } = useTexts().pages.spareParts
  const promise = useSiteData()?.settings.reply_promise
  return (
    <section aria-labelledby="pre-order-title">
      <SectionBanner
        picture={sitePictures.bannerPreOrder}
        title={preOrder.title}
        measure={promise?.text && <span lang={promise.lang}>{promise.text}</span>}
        id="pre-order-title"
      />
      <div className="wrap wrap-wide contact">
        <div className="contact-company">
          <p className="lead">{preOrder.lead}</p>
          <ContactPlate />
        </div>
        <div className="contact-form">
          <section className="form-panel" id="request" aria-labelledby="request-title">
            <h3 id="request-title">{preOrder.form}</h3>
            <Island
              name="inquiry-form"
              of={InquiryForm}
              start={formStart}
              props={{ id: "pre-order", source: "pre-order", canPaste: true, sent, refusal }}
            />
          </section>
        </div>
      </div>
    </section>
  )
}
