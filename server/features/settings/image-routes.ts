import { z } from "zod"
import { companyImages } from "#contract/company-image-constants.ts"
import { routes } from "#server/api-kit/routes.ts"
import { AppError, existing } from "#server/app-error.ts"

const fileName = /^(\w+)-([\da-f]{32})\.png$/u

/** Serves the company's pictures; their names change with their content. */
export const companyImageRoutes = routes("Pictures", { needs: "open" }).call(
  "GET /:file",
  { summary: "Logo or favicon of the company", params: { file: z.string() }, file: "image/png", revalidated: true },
  async ({ app: { db }, params, c }) => {
    const [, name, hash] = fileName.exec(params.file) ?? []
    const image = companyImages.find((other) => other === name)
    if (!image || hash === undefined) throw new AppError("not_found")
    const { bytes } = existing(
      await db
        .selectFrom("company_image")
        .select("bytes")
        .where("name", "=", image)
        .where("hash", "=", hash)
        .executeTakeFirst(),
    )
    c.header("Content-Type", "image/png")
    c.header("Cache-Control", "public, max-age=31536000, immutable")
    return c.body(new Uint8Array(bytes))
  },
)
