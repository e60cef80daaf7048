import { Hono } from "hono"
import { navbarSchema } from "#contract/navbar.ts"
import { describe } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { openResponse } from "#server/api-kit/open-response.ts"
import { readNavbar } from "./store.ts"

export const navbarApi = new Hono<HttpEnv>().get(
  "/navbar",
  describe("Navigation", "What the navigation shows", navbarSchema, { needs: "open", cached: true }),
  async (c) => openResponse(c, await readNavbar(c.var.app.db)),
)
