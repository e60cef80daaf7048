import { Hono } from "hono"
import { z } from "zod"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import {
  pictureParam,
  picturePageSchema,
  pictureQuerySchema,
  pictureReplacedSchema,
  pictureSchema,
  pictureSwapSchema,
} from "#contract/picture.ts"
import { titleLanguageSchema } from "#contract/text.ts"
import { existing } from "#server/app-error.ts"
import { acceptBody } from "#server/api-kit/accept-body.ts"
import { describe } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { oneFile, readMultipart } from "#server/api-kit/read-upload.ts"
import { validate } from "#server/api-kit/validate.ts"
import { replacePicture, swapPicture } from "./commands/replace-picture.ts"
import { readPicture, readPictures } from "./store.ts"

const tag = "Pictures"
const needs = "images.edit"
const uploadBytes = dashboardLimits.imageBytes + 65_536

export const pictureApi = new Hono<HttpEnv>()
  .get(
    "/",
    describe(tag, "Stored pictures with their uses, newest first", picturePageSchema, { needs }),
    validate("query", pictureQuerySchema),
    async (c) => c.json(await readPictures(c.var.app, c.req.valid("query"))),
  )
  .get(
    "/:hash",
    describe(tag, "One stored picture with its uses", pictureSchema, { needs }),
    validate("param", pictureParam),
    validate("query", titleLanguageSchema),
    async (c) => {
      const picture = existing(await readPicture(c.var.app, c.req.valid("param").hash, c.req.valid("query").lang))
      return c.json(picture)
    },
  )
  .post(
    "/:hash/replace",
    describe(tag, "Give every use of a picture another one (multipart: image)", pictureReplacedSchema, { needs }),
    validate("param", pictureParam),
    acceptBody("multipart", uploadBytes, z.object({ image: z.file() })),
    async (c) => {
      const upload = await oneFile(await readMultipart(c), "image")
      return c.json(await replacePicture(c.var.caller, c.req.valid("param").hash, upload))
    },
  )
  .patch(
    "/:hash",
    describe(
      tag,
      "Give these uses of a picture another stored one, as undoing a replacement does",
      pictureReplacedSchema,
      {
        needs,
      },
    ),
    validate("param", pictureParam),
    validate("json", pictureSwapSchema),
    async (c) => c.json(await swapPicture(c.var.caller, c.req.valid("param").hash, c.req.valid("json"))),
  )
