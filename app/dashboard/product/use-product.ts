import { useQueries } from "@tanstack/react-query"
import { type Language, languages } from "#contract/language.ts"
import type { Product } from "#contract/product.ts"
import { read } from "../api/read.ts"
import { type ReadState, useRead } from "../record/reads.ts"
import { codeOf } from "../translations/group-translations.ts"
import { joinRecords } from "../translations/joint.ts"
import { productJoint } from "./product-values.ts"

/** Reads a product by the id of any of its records, in all its languages. */
export function useProduct(id: string): ReadState<Product> {
  const named = useRead("GET /product/show/:id", { params: { id } })
  const ids = languages.flatMap((language) => named.data?.translations[codeOf(language)] ?? [])
  const others = useQueries({
    queries: ids.map((other) => read("GET /product/show/:id", { params: { id: other } })),
  })
  const error = named.error ?? others.map((other) => other.error).find((fault) => fault !== null) ?? null
  const refetch = () => Promise.all([named, ...others].map((loaded) => loaded.refetch()))
  const records = others.flatMap(({ data }) => data ?? [])
  if (!named.data || records.length < ids.length) return { data: undefined, error, refetch }
  const members: Partial<Record<Language, Product>> = Object.fromEntries(
    languages.flatMap((language) => {
      const record = records.find(({ lang }) => lang === codeOf(language))
      return record ? [[language, record]] : []
    }),
  )
  return { data: joinRecords(members, productJoint({ categories: [], products: [] })), error, refetch }
}
