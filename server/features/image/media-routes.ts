import { z } from "zod"
import { AppError, existing } from "#server/app-error.ts"
import { namesTag } from "#server/api-kit/entity-tag.ts"
import { routes } from "#server/api-kit/routes.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { type PictureFormat, mimeTypes, ogSize } from "#server/media/picture-sizes.ts"
import { findPicture, findPictureSize } from "#server/media/picture-store.ts"

// `<hash>.jpg` is the picture itself, `<hash>-640.avif` one of its sizes; named by content, so it never changes.
const fileName = /^([0-9a-f]{32})(?:-(\d{1,4}|og))?\.(avif|webp|jpg|png)$/u

/** Serves pictures from the database. */
export const mediaRoutes = routes("Pictures", { needs: "open" }).call(
  "GET /:file",
  { summary: "A picture, or one of its sizes", params: { file: z.string() }, file: "image/*", revalidated: true },
  async ({ app: { db }, params, c }) => {
    const [, hash, width, extension] = fileName.exec(params.file) ?? []
    if (!hash || !extension) throw new AppError("not_found")
    const format = width === "og" ? "og" : (extension as PictureFormat)
    const bytes = existing(
      width
        ? (await findPictureSize(db, hash, width === "og" ? ogSize.width : Number(width), format))?.bytes
        : await original(db, hash, format),
    )
    c.header("Cache-Control", "public, max-age=31536000, immutable")
    c.header("Content-Security-Policy", "default-src 'none'; sandbox")
    const tag = `"${hash}-${width ?? "full"}-${format}"`
    c.header("ETag", tag)
    if (namesTag(c.req.header("If-None-Match"), tag)) return c.body(null, 304)
    return c.body(new Uint8Array(bytes), 200, { "Content-Type": mimeTypes[format] })
  },
)

async function original(db: Database, hash: string, format: PictureFormat) {
  const picture = await findPicture(db, hash)
  return picture?.extension === format ? picture.bytes : undefined
}
