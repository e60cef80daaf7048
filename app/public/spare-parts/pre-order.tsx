import { useTexts } from "../../i18n/texts.tsx"
import { ContactPlate } from "../contact-plate.tsx"
import { InquiryFormPanel } from "../inquiry/inquiry-form-panel.tsx"
import type { InquiryRefusal } from "../inquiry/post-inquiry.ts"
import { LocalizedText } from "../localized-text.tsx"
import { SectionBanner } from "../page-banner.tsx"
import { useSiteData } from "../site-data.ts"
import { sitePictureFile, sitePictures } from "../site-pictures.ts"

/** The pre-order form, with a contact beside it. */
export function PreOrder({ sent, refusal }: { sent: string | null; refusal: InquiryRefusal | undefined }) {
  const { preOrder } = useTexts().pages.spareParts
  const promise = useSiteData()?.settings.reply_promise
  return (
    <section aria-labelledby="pre-order-title">
      <SectionBanner
        picture={sitePictureFile(sitePictures.bannerPreOrder)}
        title={preOrder.title}
        measure={promise?.text && <LocalizedText text={promise} />}
        id="pre-order-title"
      />
      <div className="wrap wrap-wide contact">
        <div className="contact-company">
          <p className="lead">{preOrder.lead}</p>
          <ContactPlate />
        </div>
        <InquiryFormPanel
          className="contact-form"
          title={preOrder.form}
          heading="h3"
          props={{ id: "pre-order", source: "pre-order", canPaste: true, sent, refusal }}
        />
      </div>
    </section>
  )
}
