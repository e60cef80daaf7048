import type { ComponentProps } from "react"
import { Island, type IslandStart } from "../../islands/island.tsx"
import { InquiryForm } from "./inquiry-form.tsx"

/** The first touch, or stored data that the form shows: chosen parts, or inquiries sent before. */
const start: readonly IslandStart[] = ["touch", "stored:request_list", "stored:requests_sent"]

interface InquiryFormPanelProps {
  className: string
  title: string
  heading?: "h2" | "h3"
  props: ComponentProps<typeof Island<"inquiry-form">>["props"]
}

/** The inquiry form of a page, under its heading. */
export function InquiryFormPanel({ className, title, heading: Heading = "h2", props }: InquiryFormPanelProps) {
  return (
    <div className={className}>
      <section className="form-panel" id="request" aria-labelledby="request-title">
        <Heading id="request-title">{title}</Heading>
        <Island name="inquiry-form" of={InquiryForm} start={start} props={props} />
      </section>
    </div>
  )
}
