import type { Image } from "#contract/image.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { EditedPicture } from "../editor/pictures.ts"
import { DecorativeTick } from "./decorative-tick.tsx"
import { FocalField } from "./focal-field.tsx"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import "./pictures.css"

interface FramingDialogProps {
  image: Image
  picture: EditedPicture
  position: number
  onChange: (change: Partial<Pick<EditedPicture, "decorative" | "focus">>) => void
  onClose: () => void
}

/** Dialog for a picture's focal point and decorative mark; kept in the form until it is saved. */
export default function FramingDialog({ image, picture, position, onChange, onClose }: FramingDialogProps) {
  const { images: texts, common } = useDashboardTexts()
  return (
    <Dialog title={texts.framingAt(position)} size="medium" onClose={onClose}>
      <div className="use-editor">
        <FocalField picture={image} focus={picture.focus} onFocus={(focus) => onChange({ focus })} />
        <DecorativeTick isChecked={picture.decorative} onChange={(decorative) => onChange({ decorative })} />
      </div>
      <div className="action-row">
        <Button onClick={onClose}>{common.close}</Button>
      </div>
    </Dialog>
  )
}
