import type { FormKind } from "../editor/send-record.ts"
import type { RecordForm } from "../editor/use-record-form.ts"
import { goneKey } from "../editor/picture-keys.ts"
import { OneImage } from "./one-image.tsx"

/** The one image of the record that a form edits. */
export function FormImage<K extends FormKind>({ form }: { form: RecordForm<K> }) {
  return (
    <OneImage
      stored={form.record?.image_list[0] ?? null}
      file={form.files[0] ?? null}
      onFile={(file) => form.setFiles(file ? [file] : [])}
      {...(form.record && Object.hasOwn(form.values, goneKey)
        ? {
            isGone: form.values[goneKey] === "yes",
            onGone: (isGone: boolean) => form.set(goneKey, isGone ? "yes" : ""),
          }
        : {})}
      values={form.values}
      onValue={form.set}
      error={form.errors["images"] ?? form.errors["image"] ?? null}
    />
  )
}
