import { z } from "zod"
import { secondFactorRules } from "./people-constants.ts"
import { roles } from "./ability.ts"
import { dashboardLimits } from "./dashboard-limits.ts"
import { languages } from "./language.ts"
import { emailSchema, requiredLine } from "./text.ts"

/** State of an account: active, invitation not accepted, or disabled. */
export const personStates = ["active", "invited", "disabled"] as const
export type PersonState = (typeof personStates)[number]

const rolesSchema = z
  .array(z.enum(roles))
  .min(1, "required")
  .max(roles.length)
  .overwrite((chosen) => [...new Set(chosen)])
const ownLanguagesSchema = z.array(z.enum(languages)).max(languages.length)
const optionalEmail = z.union([z.literal(""), emailSchema])

/** A person with an account, including invited and disabled ones. */
export const memberSchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    login: z.string(),
    email: z.string(),
    roles: z.array(z.enum(roles)),
    /** Languages a translator may write; ignored for other roles. */
    languages: z.array(z.enum(languages)),
    state: z.enum(personStates),
    /** When the invitation expires; null without one. */
    invited_until: z.string().nullable(),
    last_sign_in_at: z.string().nullable(),
    has_second_factor: z.boolean(),
    sessions: z.number().int(),
    disabled_at: z.string().nullable(),
  })
  .meta({ id: "Member" })
export type Member = z.infer<typeof memberSchema>

export const membersSchema = z
  .object({
    items: z.array(memberSchema),
    second_factor: z.enum(secondFactorRules),
    /** Whether mail is set up, so that links can be mailed. */
    can_mail: z.boolean(),
  })
  .meta({ id: "Members" })
export type Members = z.infer<typeof membersSchema>

const memberFields = {
  name: requiredLine(dashboardLimits.setting),
  login: requiredLine(dashboardLimits.loginMax).min(3, "too_short"),
  email: optionalEmail,
  roles: rolesSchema,
  languages: ownLanguagesSchema,
}

export const invitationSchema = z
  .object({
    ...memberFields,
    email: optionalEmail.default(""),
    languages: ownLanguagesSchema.default([]),
    /** Mails the link to the person, if mail is set up. */
    mail: z.boolean().default(false),
  })
  .meta({ id: "Invitation" })
export type Invitation = z.infer<typeof invitationSchema>

export const memberPatchSchema = z
  .object({ ...memberFields, disabled: z.literal(false) })
  .partial()
  .meta({ id: "MemberPatch" })
export type MemberPatch = z.infer<typeof memberPatchSchema>

/** A one-time sign-in URL; shown to the owner who created it and not stored. */
export const ticketLinkSchema = z
  .object({ url: z.string(), expires_at: z.string(), mailed: z.boolean() })
  .meta({ id: "TicketLink" })
export type TicketLink = z.infer<typeof ticketLinkSchema>

export const invitedSchema = z.object({ person: memberSchema, ...ticketLinkSchema.shape }).meta({ id: "Invited" })
export type Invited = z.infer<typeof invitedSchema>

export const linkRequestSchema = z.object({ mail: z.boolean().default(false) }).meta({ id: "LinkRequest" })

export const secondFactorRuleSchema = z
  .object({ second_factor: z.enum(secondFactorRules) })
  .meta({ id: "SecondFactorRule" })
