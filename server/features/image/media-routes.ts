import { Hono } from "hono"
import { AppError } from "#server/app-error.ts"
import { describe } from "#server/api-kit/describe.ts"
import { namesTag } from "#server/api-kit/entity-tag.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { type PictureFormat, mimeTypes, ogSize } from "#server/media/picture-sizes.ts"
import { findPicture, findPictureSize } from "#server/media/picture-store.ts"

// `<hash>.jpg` is the picture itself, `<hash>-640.avif` one of its sizes; named by content, so it never changes.
const fileName = /^([0-9a-f]{32})(?:-(\d{1,4}|og))?\.(avif|webp|jpg|png)$/u

const described = describe("Pictures", "A picture, or one of its sizes", null, {
  needs: "open",
  file: "image/*",
  revalidated: true,
  refuses: ["not_found"],
})

/** Serves pictures from the database. */
export const mediaRoutes = new Hono<HttpEnv>().get("/:file", described, async (c) => {
  const [, hash, width, extension] = fileName.exec(c.req.param("file")) ?? []
  if (!hash || !extension) throw new AppError("not_found")
  const format = width === "og" ? "og" : (extension as PictureFormat)
  const { db } = c.var.app
  const bytes = width
    ? (await findPictureSize(db, hash, width === "og" ? ogSize.width : Number(width), format))?.bytes
    : await original(db, hash, format)
  if (!bytes) throw new AppError("not_found")
  c.header("Cache-Control", "public, max-age=31536000, immutable")
  c.header("Content-Security-Policy", "default-src 'none'; sandbox")
  const tag = `"${hash}-${width ?? "full"}-${format}"`
  c.header("ETag", tag)
  if (namesTag(c.req.header("If-None-Match"), tag)) return c.body(null, 304)
  c.header("Content-Type", mimeTypes[format])
  return c.body(new Uint8Array(bytes))
})

async function original(db: HttpEnv["Variables"]["app"]["db"], hash: string, format: PictureFormat) {
  const picture = await findPicture(db, hash)
  return picture?.extension === format ? picture.bytes : undefined
}
