import type { Image } from "#contract/image.ts"
import type { Product, ProductProperty } from "#contract/product.ts"
import { callApi } from "../api/call-api.ts"

/** A stored picture as a file, to be sent again. */
export async function fetchImage({ path }: Pick<Image, "path">): Promise<File> {
  const answer = await fetch(`/${path}`)
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
  const content = await answer.blob()
  return new File([content], path.slice(path.lastIndexOf("/") + 1), { type: content.type })
}

/** Gives each copied picture the texts of the one it was made from; `files` stand in the order of `from`, `sent` in that of `to`. */
export function pairAltTexts(
  from: readonly Image[],
  files: readonly File[],
  sent: readonly File[],
  to: readonly Pick<Image, "path">[],
): (Pick<Image, "path"> & Pick<Image, "alt_de" | "alt_en" | "alt_ru">)[] {
  return sent.flatMap((file, place) => {
    const source = from[files.indexOf(file)]
    const target = to[place]
    if (!source || !target) return []
    const { alt_de, alt_en, alt_ru } = source
    return [{ path: target.path, alt_de, alt_en, alt_ru }]
  })
}

export async function copyAltTexts(...pictures: Parameters<typeof pairAltTexts>): Promise<void> {
  for (const json of pairAltTexts(...pictures)) await callApi("/image", { method: "PATCH", json })
}

/** Copies a product's properties to another one, in their order. */
export async function copyProperties(properties: readonly ProductProperty[], product: Product["id"]): Promise<void> {
  for (const { description, image_list } of properties) {
    const [image] = image_list
    if (!image) continue
    const form = new FormData()
    form.set("product_id", String(product))
    form.set("description", description)
    form.set("image", await fetchImage(image))
    const created = await callApi<ProductProperty>("/product/property", { method: "POST", form })
    const { alt_de, alt_en, alt_ru } = image
    for (const { path } of created.image_list)
      await callApi("/image", { method: "PATCH", json: { path, alt_de, alt_en, alt_ru } })
  }
}
