import { useQuery } from "@tanstack/react-query"
import { Link, useParams } from "react-router"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { isCode } from "../api/error-text.ts"
import { read, useRefresh } from "../api/read.ts"
import { EditorSkeleton } from "../editor/editor-skeleton.tsx"
import { EditingScope } from "../ui/editing-scope.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState, LoadError } from "../ui/states.tsx"
import { ProductEditor } from "./product-editor.tsx"
import "./product.css"

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
  const refresh = useRefresh()
  const product = useQuery(read("GET /product/show/:id", { params: { id } }))
  const waiting = useQuery(read("GET /draft/:kind/:id", { params: { kind: "product", id } }))
  const products = useQuery(read("GET /product"))
  const categories = useQuery(read("GET /category"))
  const error = product.error ?? waiting.error ?? products.error ?? categories.error
  const crumbs = [{ to: "/dashboard", label: texts.title }]
  if (product.data && waiting.data && products.data && categories.data) {
    const context = { products: products.data, categories: categories.data }
    return <ProductEditor product={product.data} publication={waiting.data} context={context} />
  }
  if (isCode(product.error, "not_found") || isCode(product.error, "invalid")) {
    return (
      <>
        <PageHeader title={texts.gone} crumbs={crumbs} />
        <EmptyState text={texts.removedText}>
          <Link className="button button-small" to="/dashboard">
            {texts.toList}
          </Link>
        </EmptyState>
      </>
    )
  }
  if (error !== null) {
    return (
      <>
        <PageHeader title={texts.title} crumbs={crumbs} />
        <LoadError title={texts.productLoadFailed} error={error} onRetry={() => void refresh()} />
      </>
    )
  }
  return <EditorSkeleton title={texts.title} />
}
