import { z } from "zod"
import { imagePatchSchema } from "#contract/image.ts"
import { tagged } from "#server/api-kit/respond.ts"
import { routes } from "#server/api-kit/routes.ts"
import { describeImageAt } from "./commands/describe-image-at.ts"

export const imageApi = routes("Images", { needs: "images.edit" }).call(
  "PATCH /",
  {
    summary: "Change the texts that stand for a picture with one use",
    body: imagePatchSchema,
    ifMatch: true,
    returns: z.object({ changed: z.number().int() }),
    tagged: true,
    refuses: ["not_found", "conflict"],
  },
  async ({ caller, body: { path, ...texts }, version }) =>
    tagged(await describeImageAt(caller, path, texts, version), { changed: 1 }),
)
