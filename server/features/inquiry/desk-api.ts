import { Hono } from "hono"
import { z } from "zod"
import { deskPersonSchema } from "#contract/inquiry.ts"
import { describe } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { listDeskPeople } from "./desk-people.ts"

const tag = "Desk"

export const deskApi = new Hono<HttpEnv>().get(
  "/people",
  describe(tag, "Who answers inquiries", z.array(deskPersonSchema), { needs: "inquiries.read" }),
  async (c) => c.json(await listDeskPeople(c.var.app.db)),
)
