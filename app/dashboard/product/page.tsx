import { useQuery } from "@tanstack/react-query"
import { useParams } from "react-router"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { AwaitedRecord } from "../record-form/awaited-record.tsx"
import { EditingScope } from "../ui/editing-scope.tsx"
import { ProductEditor } from "./product-editor.tsx"
import "./products.css"

export default function ProductScreen() {
  const id = useParams()["id"] ?? ""
  return (
    <EditingScope needs="content.publish">
      <LoadedProduct key={id} id={id} />
    </EditingScope>
  )
}

function LoadedProduct({ id }: { id: string }) {
  const { products: texts } = useDashboardTexts()
  const product = useQuery(read("GET /product/show/:id", { params: { id } }))
  const waiting = useQuery(read("GET /draft/:kind/:id", { params: { kind: "product", id } }))
  const products = useQuery(read("GET /product"))
  const categories = useQuery(read("GET /category"))
  const error = product.error ?? waiting.error ?? products.error ?? categories.error
  if (product.data && waiting.data && products.data && categories.data) {
    const context = { products: products.data, categories: categories.data }
    return <ProductEditor product={product.data} publication={waiting.data} context={context} />
  }
  return (
    <AwaitedRecord
      title={texts.title}
      crumb={{ to: "/dashboard", label: texts.title }}
      error={error}
      failed={texts.productLoadFailed}
      gone={{ title: texts.gone, text: texts.removedText, back: texts.toList }}
    />
  )
}
