import { type Context, Hono } from "hono"
import { z } from "zod"
import {
  invitationSchema,
  invitedSchema,
  linkRequestSchema,
  memberPatchSchema,
  memberSchema,
  membersSchema,
  secondFactorRuleSchema,
  ticketLinkSchema,
} from "#contract/people.ts"
import { idTextSchema } from "#contract/text.ts"
import { describe, noContent } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { validate } from "#server/api-kit/validate.ts"
import { changePerson } from "./commands/change-person.ts"
import { changeRule } from "./commands/change-rule.ts"
import { disablePerson } from "./commands/disable-person.ts"
import { endSessionsOf } from "./commands/end-sessions.ts"
import { invitePerson } from "./commands/invite-person.ts"
import { makeLink } from "./commands/make-link.ts"
import { removeSecondFactor } from "./commands/remove-second-factor.ts"
import { listMembers, readRule } from "./store.ts"

const tag = "People"
const param = z.object({ id: idTextSchema })
const maxBytes = 16_384
const sensitive = { needs: "people.manage", fresh: true } as const

const members = async ({ var: { app } }: Pick<Context<HttpEnv>, "var">) => ({
  items: await listMembers(app.db, app.clock()),
  second_factor: await readRule(app.db),
  can_mail: app.config.mail !== null,
})

export const peopleApi = new Hono<HttpEnv>()
  .get("/", describe(tag, "Who may sign in, could, or will", membersSchema, { needs: "people.manage" }), async (c) =>
    c.json(await members(c)),
  )
  .post(
    "/",
    describe(tag, "Invite a person; the link is shown this once", invitedSchema, { ...sensitive, status: 201 }),
    validate("json", invitationSchema, maxBytes),
    async (c) => c.json(await invitePerson(c.var.caller, c.req.valid("json")), 201),
  )
  .patch(
    "/",
    describe(tag, "Decide who must have a second factor", membersSchema, {
      ...sensitive,
      // A person who has required it of everybody can withdraw that before setting one up.
      withoutFactor: true,
    }),
    validate("json", secondFactorRuleSchema, maxBytes),
    async (c) => {
      await changeRule(c.var.caller, c.req.valid("json").second_factor)
      return c.json(await members(c))
    },
  )
  .patch(
    "/:id",
    describe(tag, "Change a person", memberSchema, { ...sensitive, refuses: ["last_owner"] }),
    validate("param", param),
    validate("json", memberPatchSchema, maxBytes),
    async (c) => c.json(await changePerson(c.var.caller, c.req.valid("param").id, c.req.valid("json"))),
  )
  .delete(
    "/:id",
    describe(tag, "Disable a person, or take an invitation back", null, {
      ...sensitive,
      always: true,
      status: 204,
      refuses: ["last_owner"],
    }),
    validate("param", param),
    async (c) => noContent(c, disablePerson(c.var.caller, c.req.valid("param").id)),
  )
  .post(
    "/:id/invite",
    describe(tag, "Make a new link for somebody who was invited", ticketLinkSchema, {
      ...sensitive,
      refuses: ["conflict"],
    }),
    validate("param", param),
    validate("json", linkRequestSchema, maxBytes),
    async (c) => c.json(await makeLink(c.var.caller, c.req.valid("param").id, "invite", c.req.valid("json").mail)),
  )
  .post(
    "/:id/reset",
    describe(tag, "Make a link to a new password", ticketLinkSchema, { ...sensitive, refuses: ["conflict"] }),
    validate("param", param),
    validate("json", linkRequestSchema, maxBytes),
    async (c) => c.json(await makeLink(c.var.caller, c.req.valid("param").id, "reset", c.req.valid("json").mail)),
  )
  .delete(
    "/:id/sessions",
    describe(tag, "End every session of a person", null, { ...sensitive, always: true, status: 204 }),
    validate("param", param),
    async (c) => noContent(c, endSessionsOf(c.var.caller, c.req.valid("param").id)),
  )
  .delete(
    "/:id/second-factor",
    describe(tag, "Take a lost second factor away", null, { ...sensitive, status: 204 }),
    validate("param", param),
    async (c) => noContent(c, removeSecondFactor(c.var.caller, c.req.valid("param").id)),
  )
