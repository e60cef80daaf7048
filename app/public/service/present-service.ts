import { type Language, languages } from "#contract/language.ts"
import { recordPagePaths } from "#contract/page-address.ts"
import type { Service } from "#contract/service.ts"
import { chooseText } from "../choose-text.ts"
import { chooseImage, metaOf } from "../present.ts"

/** Returns what the page shows of a service, in its language, and the languages it exists in. */
export function presentService(service: Service, language: Language) {
  const title = chooseText(service, "title", language)
  return {
    id: service.id,
    alternates: recordPagePaths("service", service),
    place: service.place,
    title,
    summary: chooseText(service, "summary", language),
    text: chooseText(service, "text", language),
    meta: metaOf(service, language),
    images: service.image_list.map((image) => chooseImage(image, language, title.text)),
    translated: languages.filter((code) => service[`title_${code}`] && service[`text_${code}`]),
  }
}

export type ServiceData = ReturnType<typeof presentService>
