import type { z } from "zod"
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
import { json } from "#server/api-kit/body.ts"
import { routes } from "#server/api-kit/routes.ts"
import type { AppContext } from "#server/app-context.ts"
import type { SecondFactorRule } from "#contract/people-constants.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { changePerson } from "./commands/change-person.ts"
import { disablePerson, endSessionsOf, removeSecondFactor } from "./commands/end-access.ts"
import { invitePerson } from "./commands/invite-person.ts"
import { makeLink } from "./commands/make-link.ts"
import { listMembers, readRule, writeRule } from "./store.ts"
import type { PeopleCaller } from "./member.ts"

const small = <Schema extends z.ZodType>(schema: Schema) => json(schema, 16_384)

const readMembers = async (app: AppContext) => ({
  items: await listMembers(app.db, app.clock()),
  second_factor: await readRule(app.db),
  can_mail: app.config.mail !== null,
})

export const peopleApi = routes("People", { needs: "people.manage", fresh: true })
  .call("GET /", { summary: "Who may sign in, could, or will", fresh: false, returns: membersSchema }, ({ app }) =>
    readMembers(app),
  )
  .call(
    "POST /",
    {
      summary: "Invite a person; the link is shown this once",
      body: small(invitationSchema),
      returns: invitedSchema,
      status: 201,
    },
    ({ caller, body }) => invitePerson(caller, body),
  )
  .call(
    "PATCH /",
    {
      summary: "Decide who must have a second factor",
      // A person who has required it of everybody can withdraw that before setting one up.
      withoutFactor: true,
      body: small(secondFactorRuleSchema),
      returns: membersSchema,
    },
    async ({ app, caller, body }) => {
      await changeRule(caller, body.second_factor)
      return readMembers(app)
    },
  )
  .call(
    "PATCH /:id",
    { summary: "Change a person", body: small(memberPatchSchema), returns: memberSchema, refuses: ["last_owner"] },
    ({ caller, params, body }) => changePerson(caller, params.id, body),
  )
  .call(
    "DELETE /:id",
    { summary: "Disable a person, or take an invitation back", always: true, refuses: ["last_owner"] },
    ({ caller, params }) => disablePerson(caller, params.id),
  )
  .call(
    "POST /:id/invite",
    {
      summary: "Make a new link for somebody who was invited",
      body: small(linkRequestSchema),
      returns: ticketLinkSchema,
      refuses: ["conflict"],
    },
    ({ caller, params, body }) => makeLink(caller, params.id, "invite", body.mail),
  )
  .call(
    "POST /:id/reset",
    {
      summary: "Make a link to a new password",
      body: small(linkRequestSchema),
      returns: ticketLinkSchema,
      refuses: ["conflict"],
    },
    ({ caller, params, body }) => makeLink(caller, params.id, "reset", body.mail),
  )
  .call("DELETE /:id/sessions", { summary: "End every session of a person", always: true }, ({ caller, params }) =>
    endSessionsOf(caller, params.id),
  )
  .call("DELETE /:id/second-factor", { summary: "Take a lost second factor away" }, ({ caller, params }) =>
    removeSecondFactor(caller, params.id),
  )

/** Decides who must have a second factor. */
async function changeRule(caller: PeopleCaller, rule: SecondFactorRule): Promise<void> {
  await caller.app.db.transaction().execute(async (trx) => {
    await writeRule(trx, rule)
    await recordAudit(trx, caller, "second_factor_asked_of", { detail: rule })
  })
}
