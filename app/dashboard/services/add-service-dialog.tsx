import { useRef } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { LanguageColumns } from "../editor/language-columns.tsx"
import { useUnsaved } from "../editor/use-unsaved.ts"
import { ChosenImages } from "../images/chosen-images.tsx"
import { serviceTextFields } from "../service/service-fields.ts"
import { Button } from "../ui/button.tsx"
import { useAsk } from "../ui/confirm.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { Notice } from "../ui/notice.tsx"
import { useNewService } from "./use-new-service.ts"

/** A new service: its texts in three languages and at least one image, sent together. */
export function AddServiceDialog({ onClose, onAdded }: { onClose: () => void; onAdded: () => void }) {
  const { services: texts, editor, images, common } = useDashboardTexts()
  const form = useRef<HTMLFormElement>(null)
  const service = useNewService(form, onAdded)
  const close = useCloseQuestion(service.isTyped, onClose)
  useUnsaved(service.isTyped)
  return (
    <Dialog title={texts.add} size="wide" onClose={() => void close()}>
      <form ref={form} noValidate onSubmit={(event) => void service.add(event)}>
        <LanguageColumns
          fields={serviceTextFields(editor)}
          values={service.values}
          errors={service.errors}
          onValue={service.setValue}
        />
        <ChosenImages files={service.files} onChange={service.setFiles} error={service.errors["images"] ?? null} />
        {service.share !== null && (
          <div className="sending">
            <progress max={1} value={service.share} aria-label={images.uploads} />
            <output>{service.share < 1 ? images.uploading(service.share) : images.working}</output>
          </div>
        )}
        {service.failure !== null && <Notice tone="bad">{service.failure}</Notice>}
        <div className="acts">
          <Button look="line" onClick={() => void close()}>
            {common.cancel}
          </Button>
          <Button type="submit" busy={service.share !== null}>
            {texts.add}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Closing asks when something has been typed or chosen. */
function useCloseQuestion(isTyped: boolean, onClose: () => void): () => Promise<void> {
  const { services: texts } = useDashboardTexts()
  const ask = useAsk()
  return async () => {
    const question = {
      title: texts.closeTitle,
      body: texts.closeText,
      yes: texts.closeYes,
      no: texts.closeNo,
      danger: true,
    }
    if (!isTyped || (await ask(question)) === "yes") onClose()
  }
}
