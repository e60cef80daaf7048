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
import { routes } from "#server/api-kit/routes.ts"
import { imageForm } from "#server/records/image-api.ts"
import { replacePicture, swapPicture } from "./commands/replace-picture.ts"
import { readPicture, readPictures } from "./store.ts"

const params = pictureParam.shape

export const pictureApi = routes("Pictures", { needs: "images.edit" })
  .call(
    "GET /",
    { summary: "Stored pictures with their uses, newest first", query: pictureQuerySchema, returns: picturePageSchema },
    ({ app, query }) => readPictures(app, query),
  )
  .call(
    "GET /:hash",
    { summary: "One stored picture with its uses", params, query: titleLanguageSchema, returns: pictureSchema },
    async ({ app, params: { hash }, query }) => existing(await readPicture(app, hash, query.lang)),
  )
  .call(
    "POST /:hash/replace",
    {
      summary: "Give every use of a picture another one (multipart: image)",
      params,
      body: imageForm,
      returns: pictureReplacedSchema,
    },
    ({ caller, params: { hash }, files }) => replacePicture(caller, hash, files.image.bytes),
  )
  .call(
    "PATCH /:hash",
    {
      summary: "Give these uses of a picture another stored one, as undoing a replacement does",
      params,
      body: pictureSwapSchema,
      returns: pictureReplacedSchema,
    },
    ({ caller, params: { hash }, body }) => swapPicture(caller, hash, body),
  )
