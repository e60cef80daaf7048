import { Hono } from "hono"
import { navbarSchema } from "#contract/navbar.ts"
import { answers } from "#server/http/describe.ts"
import type { HttpEnv } from "#server/http/http-env.ts"
import { openAnswer } from "#server/http/open-answer.ts"
import { readNavbar } from "./store.ts"

export const navbarApi = new Hono<HttpEnv>().get(
  "/navbar",
  answers("Navigation", "What the navigation shows", navbarSchema, { cached: true }),
  async (c) => openAnswer(c, await readNavbar(c.var.app.db)),
)
