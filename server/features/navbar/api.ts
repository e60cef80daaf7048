import { Hono } from "hono"
import { navbarSchema } from "#contract/navbar.ts"
import { answers } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { openResponse } from "#server/api-kit/open-response.ts"
import { readNavbar } from "./store.ts"

export const navbarApi = new Hono<HttpEnv>().get(
  "/navbar",
  answers("Navigation", "What the navigation shows", navbarSchema, { cached: true }),
  async (c) => openResponse(c, await readNavbar(c.var.app.db)),
)
