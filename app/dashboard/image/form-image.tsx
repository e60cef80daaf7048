import type { FormKind } from "../editor/send-record.ts"
import type { RecordForm } from "../record-form/use-record-form.ts"
import { OneFile } from "./one-file.tsx"
import { OneImage } from "./one-image.tsx"

/** The only image of a record in a form. */
export function FormImage<K extends FormKind>({ form }: { form: RecordForm<K> }) {
  const { record, files, pictures, errors } = form
  const [picture] = pictures
  if (record)
    return (
      <OneImage
        editor={{ ...form, at: { kind: form.kind, id: record.id } }}
        isRequired={form.isImageRequired}
        onAlt={form.setAlt}
      />
    )
  return (
    picture && (
      <OneFile
        file={files[0] ?? null}
        onFile={(file) => form.setFiles(file ? [file] : [])}
        alt={picture.alt}
        onAlt={form.setAlt}
        error={errors["images"] ?? errors["image"] ?? null}
      />
    )
  )
}
