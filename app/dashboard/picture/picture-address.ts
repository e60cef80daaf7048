import { limits } from "#contract/limits.ts"
import { type PictureFilter, pictureFilters } from "#contract/picture-constants.ts"

/** View of the screen; stored in the URL, so that reloads and links keep it. */
export interface PictureView {
  filter: PictureFilter | "all"
  query: string
  page: number
  /** Hash of the picture whose details are open; "" for none. */
  picture: string
}

export function readPictureView(params: URLSearchParams): PictureView {
  const page = Number(params.get("page"))
  const picture = params.get("picture") ?? ""
  return {
    filter: pictureFilters.find((name) => name === params.get("filter")) ?? "all",
    query: params.get("query") ?? "",
    page: Number.isInteger(page) && page > 0 ? Math.min(page, limits.pageMax) : 1,
    picture: /^[0-9a-f]{32}$/u.test(picture) ? picture : "",
  }
}

/** Returns the shortest URL of a view: default values are omitted. */
export function writePictureView({ filter, query, page, picture }: PictureView): URLSearchParams {
  const params = new URLSearchParams()
  if (filter !== "all") params.set("filter", filter)
  if (query) params.set("query", query)
  if (page > 1) params.set("page", String(page))
  if (picture) params.set("picture", picture)
  return params
}

/** Returns the API query of one page of a view. */
export const pictureQuery = ({ filter, query, page }: PictureView) => ({
  filter: filter === "all" ? undefined : filter,
  query: query || undefined,
  page,
})
