import type { Category } from "#contract/product.ts"
import { callApi } from "../api/call-api.ts"
import { type EditState, changedKeys, pick } from "../editor/edit-state.ts"
import { jsonValues } from "../editor/json-values.ts"
import { replaceImage } from "../images/replace-image.ts"

/** Saves a stored category: its new image first, which has a version of its own, then what has changed. */
export async function saveCategory(
  category: Category,
  from: EditState,
  [file]: readonly File[],
  onProgress: (share: number) => void,
): Promise<Category> {
  const path = `/category/${category.id}`
  const image_list = file ? [await replaceImage(path, file, onProgress)] : category.image_list
  const changed = changedKeys(from)
  if (changed.length === 0) return { ...category, image_list }
  return callApi<Category>(path, {
    method: "PATCH",
    json: jsonValues(pick(from.values, changed)),
    version: from.version,
  })
}

/** Creates a category, then gives it its image; sending all again after a refused image would make a second category. */
export async function createCategory(
  from: EditState,
  [file]: readonly File[],
  onProgress: (share: number) => void,
  onImageRefused: (error: unknown) => void,
): Promise<Category> {
  const category = await callApi<Category>("/category", { method: "POST", json: jsonValues(from.values) })
  if (!file) return category
  try {
    return { ...category, image_list: [await replaceImage(`/category/${category.id}`, file, onProgress)] }
  } catch (error) {
    onImageRefused(error)
    return category
  }
}
