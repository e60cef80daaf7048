import { useEffect, useRef } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import { FieldMessage } from "../../ui/form-field.tsx"
import { Icon } from "../../ui/icon.tsx"
import { SmallButton } from "../buttons.tsx"
import { areFilesLost } from "../files/lost-files.ts"
import { useOnDemand } from "../use-on-demand.ts"
import { fieldId } from "./field-id.ts"
import type { PhotoFieldProps } from "./photo-field.tsx"

const load = async () => (await import("./photo-field.tsx")).PhotoField

/** Offers to attach photos or drawings; nothing without script. */
export function AttachPhotos(props: PhotoFieldProps) {
  const { form } = useTexts()
  const { component: PhotoField, failed, fetch } = useOnDemand(load, "files")
  const id = fieldId("photos")
  const pressed = useRef(false)
  const open = () => {
    pressed.current = true
    void fetch()
  }
  useEffect(() => {
    if (areFilesLost(id)) void fetch()
    // oxlint-disable-next-line react/exhaustive-deps -- once, to say in the field that files have to be chosen again
  }, [])
  // The field replaces the button, and takes its focus.
  useEffect(() => {
    if (PhotoField && pressed.current) document.getElementById(id)?.focus()
  }, [PhotoField, id])
  if (PhotoField) return <PhotoField {...props} />
  return (
    <div className="field scripted">
      <SmallButton id={id} data-replay onClick={open}>
        <Icon name="upload" />
        {form.attach}
      </SmallButton>
      <FieldMessage id={id} error={failed ? form.attachFailed : undefined} />
    </div>
  )
}
