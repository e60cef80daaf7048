import { useRef } from "react"
import type { Image } from "#contract/image.ts"
import type { Product } from "#contract/product.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { Values } from "../editor/edit-state.ts"
import { FormDialog } from "../record-form/form-dialog.tsx"
import { useRecordForm } from "../record-form/use-record-form.ts"
import { imageSource } from "../image/image-source.ts"
import { ChosenImages } from "../image/chosen-images.tsx"
import { type ProductContext, ProductFields } from "./product-fields.tsx"
import { productFaults, productFieldNames } from "./product-values.ts"
import { useToast } from "../ui/toasts.tsx"

/** Initial content of a new product. */
export interface ProductCopy {
  /** Key of its unsaved input. */
  unsavedAs: string
  title: string
  text: string
  submit: string
  values: Values
  /** Images that are copied too. */
  images: readonly Image[]
}

interface ProductDialogProps {
  context: ProductContext
  /** Null for an empty product. */
  copy?: ProductCopy | null
  /** Language and category of the list. */
  start?: Values
  /** The dialog stays busy until this resolves. */
  onDone: (record: Product) => void | Promise<void>
  onClose: () => void
}

const empty: Values = { ...Object.fromEntries(productFieldNames.map((name) => [name, ""])), lang: "DE" }

/** A new product: all its fields and images, sent together. */
export function ProductDialog({ context, copy = null, start = {}, onDone, onClose }: ProductDialogProps) {
  const { products: texts, common } = useDashboardTexts()
  const toast = useToast()
  const formRef = useRef<HTMLFormElement>(null)
  const form = useRecordForm(formRef, {
    kind: "product",
    ...(copy ? { unsavedAs: copy.unsavedAs } : {}),
    record: null,
    start: { ...empty, ...start, ...copy?.values },
    upload: { field: "images[]", isRequired: false },
    check: (values) => productFaults(values, { required: common.fieldErrors.required, power: texts.fields.powerWrong }),
    onDone: async (record) => {
      toast({ text: texts.added(record.title) })
      await onDone(record)
    },
  })
  return (
    <FormDialog
      formRef={formRef}
      form={form}
      title={copy?.title ?? texts.add}
      size="wide"
      submitLabel={copy?.submit ?? texts.add}
      onClose={onClose}
    >
      {copy && (
        <>
          <p>{copy.text}</p>
          <ul className="copied-images">
            {copy.images.map((image) => (
              <li key={image.id}>
                <img src={imageSource(image, 320)} alt="" width={image.width} height={image.height} />
              </li>
            ))}
          </ul>
        </>
      )}
      <ProductFields id={null} context={context} values={form.values} errors={form.errors} onValue={form.set} />
      <ChosenImages files={form.files} onChange={form.setFiles} error={form.errors["images"] ?? null} />
    </FormDialog>
  )
}
