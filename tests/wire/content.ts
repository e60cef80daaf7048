import { imageForm, picture } from "#tests/harness/samples.ts"
import type { TestSite } from "#tests/harness/test-site.ts"

interface Pictured {
  id: number
  images: string[]
  image_list: { id: number }[]
}

export interface WireContent {
  category: Pictured
  page: Omit<Pictured, "id">
  product: Pictured
  property: Pictured
  service: Pictured
  spare: Pictured
  part: { id: number }
  partner: Pictured
  pageBlock: Pictured
  inquiry: { id: number }
}

/** Fills a site with one record of every kind, texts in all three languages. */
export async function fillSite(site: TestSite): Promise<WireContent> {
  const photo = await picture(64, 64)
  const create = async <T>(path: string, body: unknown): Promise<T> => {
    const response = await site.asOwner("POST", `/api${path}`, body)
    if (response.status !== 201) throw new Error(`POST ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }
  const translations = async <T extends { id: number }>(make: (lang: string, original: string) => Promise<T>) => {
    const german = await make("DE", "")
    for (const lang of ["EN", "RU"]) await make(lang, String(german.id))
    return german
  }
  const category = await translations((lang, translation_of) =>
    create<{ id: number }>("/category", {
      name: `Family ${lang}`,
      lang,
      ...(translation_of ? { translation_of: Number(translation_of) } : {}),
    }),
  )
  const categoryImage = await create<{ id: number; path: string }>(
    `/category/${category.id}/image/add`,
    imageForm("image", photo),
  )
  const pageImage = await create<{ id: number; path: string }>("/page/careers/image/add", imageForm("image", photo))
  const product = await translations((lang, translation_of) =>
    create<WireContent["product"]>(
      "/product",
      imageForm("images[]", photo, {
        title: `Turbine ${lang}`,
        lang,
        category_id: String(category.id),
        translation_of,
      }),
    ),
  )
  const texts = { title_de: "Titel", title_en: "Title", title_ru: "Название" }
  const spare = await create<WireContent["spare"]>(
    "/spare",
    imageForm("images[]", photo, { ...texts, catalogue: "generated" }),
  )
  const descriptions = { description_de: "Bolzen", description_en: "Bolt", description_ru: "Болт" }
  const part = await create<{ id: number }>(`/spare/${spare.id}/part`, {
    partnumber: "9047-A",
    quantity: 3,
    ...descriptions,
  })
  for (const [partnumber, description_en] of [
    ["9047-B", "Zone ring"],
    ["LM-1", "Axle"],
  ] as const)
    await create(`/spare/${spare.id}/part`, { partnumber, description_de: "Welle", description_en })
  await site.request("/api/request", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name: "A", company: "B", email: "a@example.com" }),
  })
  const [inquiry] = (await (await site.asOwner("GET", "/api/request")).json()) as { id: number }[]
  return {
    category: { ...category, images: [categoryImage.path], image_list: [categoryImage] },
    page: { images: [pageImage.path], image_list: [pageImage] },
    product,
    property: await create<Pictured>(
      "/product/property",
      imageForm("image", photo, { product_id: String(product.id), description: "text" }),
    ),
    service: await create<WireContent["service"]>("/service", imageForm("images[]", photo, texts)),
    spare,
    part,
    partner: await create<Pictured>(
      "/partner",
      imageForm("image", photo, { text_de: "Deutsch", text_en: "English", text_ru: "Русский" }),
    ),
    pageBlock: await create<WireContent["pageBlock"]>(
      "/page/page-part/gas-turbina",
      imageForm("image", photo, descriptions),
    ),
    inquiry: { id: inquiry?.id ?? 0 },
  }
}
