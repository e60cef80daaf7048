import { languages } from "#contract/language.ts"
import type { EditState } from "../editor/edit-state.ts"
import type { NewFiles } from "../record/stored-record.ts"
import { postJoint } from "../record/post-joint.ts"
import { codeOf } from "../translations/group-translations.ts"
import { joinRecords } from "../translations/joint.ts"
import { propertyJoint } from "./join-properties.ts"
import { productJoint, propertyCount, propertyName } from "./product-values.ts"
import type { ProductContext } from "./product-view.ts"

/** Posts a product in the languages that have a title, then its properties in each of them. */
export async function postProduct({ typed }: EditState, sent: NewFiles, context: ProductContext) {
  const { fields } = typed
  const joint = productJoint(context)
  const chosen = languages.filter((language) => (fields[`title_${language}`] ?? "").trim() !== "")
  const members = await postJoint({
    kind: "product",
    joint,
    values: fields,
    languages: chosen,
    sent,
    files: sent.files,
    field: "images[]",
    extra: (language, first) => ({
      lang: codeOf(language),
      ...(first ? { translation_of: String(first.id), copy_from: String(first.id) } : {}),
    }),
  })
  for (let index = 0; index < propertyCount(fields); index += 1) {
    const name = propertyName(index)
    const file = sent.attached[name]
    if (!file) continue
    await postJoint({
      kind: "property",
      joint: propertyJoint,
      values: Object.fromEntries(
        chosen.map((language) => [`description_${language}`, fields[`${name}_${language}`] ?? ""]),
      ),
      languages: chosen,
      sent,
      files: [file],
      field: "image",
      hasFilesInEach: true,
      extra: (language) => ({ product_id: String(members[language]?.id ?? "") }),
      name,
    })
  }
  return joinRecords(members, joint)
}
