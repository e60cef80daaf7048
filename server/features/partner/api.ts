import { Hono } from "hono"
import { z } from "zod"
import { parseLanguage } from "#contract/language.ts"
import { officeLimits } from "#contract/office-limits.ts"
import { localPartnerSchema, partnerInputSchema, partnerPatchSchema, partnerSchema } from "#contract/partner.ts"
import { idParam, languageSchema } from "#contract/text.ts"
import { requireAdmin } from "#server/auth/require-admin.ts"
import { acceptBody } from "#server/http/accept-body.ts"
import { answers } from "#server/http/describe.ts"
import type { HttpEnv } from "#server/http/http-env.ts"
import { expectedVersion, versionTag } from "#server/http/if-match.ts"
import { openAnswer } from "#server/http/open-answer.ts"
import { input } from "#server/http/read-input.ts"
import { readImageForm, readNewImageForm } from "#server/http/read-upload.ts"
import {
  createPartner,
  deletePartner,
  existingPartner,
  markPartnerCurrent,
  updatePartner,
} from "./commands/change-partners.ts"
import { listPartnerRecords } from "./store.ts"

const tag = "Partners"
const admin = { admin: true } as const
const withImage = officeLimits.imageBytes + officeLimits.jsonBytes
const languageQuery = z.object({
  lang: z
    .string()
    .optional()
    .transform((code) => parseLanguage(code) ?? "de"),
})

export const partnerApi = new Hono<HttpEnv>()
  .get(
    "/",
    answers(tag, "Partners in one language", z.array(localPartnerSchema), { cached: true }),
    input("query", languageQuery),
    async (c) => {
      const { lang } = c.req.valid("query")
      const partners = await listPartnerRecords(c.var.app.db)
      return openAnswer(
        c,
        partners.map((partner) => {
          const text_lang = partner[`text_${lang}`] ? lang : partner.text_de ? ("de" as const) : ("en" as const)
          return { id: partner.id, image_id: partner.image_id, text: partner[`text_${text_lang}`], text_lang }
        }),
      )
    },
  )
  .get("/all", answers(tag, "Partners in all languages", z.array(partnerSchema), admin), requireAdmin, async (c) =>
    c.json(await listPartnerRecords(c.var.app.db)),
  )
  .get(
    "/show/:id",
    answers(tag, "One partner", partnerSchema, admin),
    requireAdmin,
    input("param", idParam),
    async (c) => {
      const partner = await existingPartner(c.var.app.db, c.req.valid("param").id)
      c.header("ETag", versionTag(partner))
      return c.json(partner)
    },
  )
  .post(
    "/",
    answers(tag, "Create a partner (multipart: image, text_*)", partnerSchema, { admin: true, status: 201 }),
    requireAdmin,
    acceptBody("multipart", withImage),
    async (c) => {
      const { texts, image } = await readNewImageForm(c, partnerInputSchema)
      const partner = await createPartner(c.var.app, texts, image)
      c.header("ETag", versionTag(partner))
      return c.json(partner, 201)
    },
  )
  .patch(
    "/:id",
    answers(tag, "Change a partner (multipart: image, text_*)", partnerSchema, admin),
    requireAdmin,
    input("param", idParam),
    acceptBody("multipart", withImage),
    async (c) => {
      const { texts, image } = await readImageForm(c, partnerPatchSchema)
      const partner = await updatePartner(c.var.app, c.req.valid("param").id, texts, image, expectedVersion(c))
      c.header("ETag", versionTag(partner))
      return c.json(partner)
    },
  )
  .post(
    "/:id/current",
    answers(tag, "Mark a translation as up to date with the German text", partnerSchema, admin),
    requireAdmin,
    input("param", idParam),
    input("json", languageSchema),
    async (c) => {
      const { lang } = c.req.valid("json")
      const partner = await markPartnerCurrent(c.var.app, c.req.valid("param").id, lang, expectedVersion(c))
      c.header("ETag", versionTag(partner))
      return c.json(partner)
    },
  )
  .delete(
    "/:id",
    answers(tag, "Delete a partner", null, { admin: true, status: 204 }),
    requireAdmin,
    input("param", idParam),
    async (c) => {
      await deletePartner(c.var.app, c.req.valid("param").id, expectedVersion(c))
      return c.body(null, 204)
    },
  )
