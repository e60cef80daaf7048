import type { FormKind } from "../editor/send-record.ts"
import type { RecordForm } from "../editor/use-record-form.ts"
import { OneImage } from "./one-image.tsx"

/** The one image of the record that a form edits. */
export function FormImage<K extends FormKind>({ form }: { form: RecordForm<K> }) {
  const { record, files, picture, errors } = form
  if (!picture) return null
  return (
    <OneImage
      stored={record?.image_list[0] ?? null}
      file={files[0] ?? null}
      onFile={(file) => form.setFiles(file ? [file] : [])}
      isGone={picture.isGone ?? false}
      onGone={form.setGone}
      alt={picture.alt}
      onAlt={form.setAlt}
      error={errors["images"] ?? errors["image"] ?? null}
    />
  )
}
