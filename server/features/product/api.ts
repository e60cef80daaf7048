import { Hono } from "hono"
import { z } from "zod"
import { officeLimits } from "#contract/office-limits.ts"
import {
  type Product,
  productCardSchema,
  productInputSchema,
  productLanguageSchema,
  productPatchSchema,
  productQuerySchema,
  productSchema,
} from "#contract/product.ts"
import { idParam, idTextSchema } from "#contract/text.ts"
import { AppError } from "#server/app-error.ts"
import { requireAdmin } from "#server/auth/require-admin.ts"
import { checkInput } from "#server/check-input.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { acceptBody } from "#server/http/accept-body.ts"
import { answers } from "#server/http/describe.ts"
import type { HttpEnv } from "#server/http/http-env.ts"
import { imageRoutes } from "#server/http/image-routes.ts"
import { expectedVersion, versionTag } from "#server/http/if-match.ts"
import { openAnswer } from "#server/http/open-answer.ts"
import { input } from "#server/http/read-input.ts"
import { filesOf, readMultipart, textsOf } from "#server/http/read-upload.ts"
import { findProductRecord, listCards } from "./store.ts"
import { createProduct, deleteProduct, updateProduct } from "./commands/change-products.ts"
import { propertyRoutes } from "./property-routes.ts"

const tag = "Products"
const admin = { admin: true } as const
const manyImages = 5 * officeLimits.imageBytes + officeLimits.jsonBytes

async function existing(db: Database, id: number): Promise<Product> {
  const product = await findProductRecord(db, id)
  if (!product) throw new AppError("not_found")
  return product
}

export const productApi = new Hono<HttpEnv>()
  .route("/", imageRoutes({ tag, kind: "product", owner: idTextSchema, exists: existing }))
  .get(
    "/",
    answers(tag, "Products, of one language, of one category, both or neither", z.array(productCardSchema), {
      cached: true,
    }),
    input("query", productQuerySchema),
    async (c) => openAnswer(c, await listCards(c.var.app.db, c.req.valid("query"))),
  )
  .post(
    "/",
    answers(tag, "Create a product (multipart: images[] and its fields)", productSchema, { admin: true, status: 201 }),
    requireAdmin,
    acceptBody("multipart", manyImages),
    async (c) => {
      const fields = await readMultipart(c)
      const product = await createProduct(
        c.var.app,
        checkInput(productInputSchema, textsOf(fields)),
        await filesOf(fields, "images", officeLimits.imagesPerUpload),
      )
      c.header("ETag", versionTag(product))
      return c.json(product, 201)
    },
  )
  .route("/", propertyRoutes)
  .get(
    "/show/:id",
    answers(tag, "One record, as it is edited", productSchema, admin),
    requireAdmin,
    input("param", idParam),
    async (c) => {
      const product = await existing(c.var.app.db, c.req.valid("param").id)
      c.header("ETag", versionTag(product))
      return c.json(product)
    },
  )
  .get(
    "/:id",
    answers(tag, "A product, in a language where it exists in that", productSchema, { cached: true }),
    input("param", idParam),
    input("query", productLanguageSchema),
    async (c) => {
      const { language } = c.req.valid("query")
      const asked = await existing(c.var.app.db, c.req.valid("param").id)
      const other = language ? asked.translations[language] : undefined
      return openAnswer(c, other && other !== asked.id ? await existing(c.var.app.db, other) : asked)
    },
  )
  .patch(
    "/:id",
    answers(tag, "Change a product", productSchema, admin),
    requireAdmin,
    input("param", idParam),
    input("json", productPatchSchema),
    async (c) => {
      const product = await updateProduct(c.var.app, c.req.valid("param").id, c.req.valid("json"), expectedVersion(c))
      c.header("ETag", versionTag(product))
      return c.json(product)
    },
  )
  .delete(
    "/:id",
    answers(tag, "Delete a product", null, { admin: true, status: 204 }),
    requireAdmin,
    input("param", idParam),
    async (c) => {
      await deleteProduct(c.var.app, c.req.valid("param").id, expectedVersion(c))
      return c.body(null, 204)
    },
  )
