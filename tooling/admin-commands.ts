import { parseArgs } from "node:util"
import { type Role, roles } from "#contract/ability.ts"
import { type Member, invitationSchema } from "#contract/people.ts"
import { AppError } from "#server/app-error.ts"
import { secondFactorRule } from "#server/auth/account-fields.ts"
import type { Changer } from "#server/account.ts"
import { openAside } from "#server/db/open-aside.ts"
import type { Config } from "#server/env.ts"
import { resetPassword } from "#server/features/auth/commands/reset-password.ts"
import { findByLogin as findLogin } from "#server/auth/logins.ts"
import type { PeopleContext } from "#server/features/people/member.ts"
import { changePerson } from "#server/features/people/commands/change-person.ts"
import { invitePerson } from "#server/features/people/commands/invite-person.ts"
import { removeSecondFactor } from "#server/features/people/commands/end-access.ts"
import { listMembers } from "#server/features/people/store.ts"
import { createRateLimits } from "#server/limits/rate-limits.ts"

const help = `Usage: npm run admin -- COMMAND

  list                            everybody who may sign in, could, or will
  reset-password [LOGIN]          a new password, shown once; without LOGIN that of the first owner
  second-factor-off LOGIN         takes a lost device, passkeys and recovery codes away
  invite LOGIN --role ROLE        a link by which somebody chooses a password; roles: ${roles.join(", ")}
  enable LOGIN                    lets somebody in again who was disabled

Each works beside a running site and without one; what changes something is in the activity log.`

/** A command that cannot be executed, with a remedy. */
class Refusal extends Error {}

interface Order {
  context: PeopleContext
  changer: Changer & { app: PeopleContext }
  login: string | undefined
  chosenRoles: readonly string[]
}

const commands: Record<string, { needsLogin: boolean; run: (order: Order) => Promise<string> }> = {
  list: { needsLogin: false, run: ({ context }) => listPeople(context) },
  "reset-password": { needsLogin: false, run: newPassword },
  "second-factor-off": { needsLogin: true, run: secondFactorOff },
  invite: { needsLogin: true, run: invite },
  enable: { needsLogin: true, run: enable },
}

/** Runs `npm run admin -- COMMAND …`; returns the output and the exit code. */
export async function runAdmin(config: Config, args: string[]): Promise<{ text: string; code: number }> {
  const order = readOrder(args)
  if (!order) return { text: help, code: args.length === 1 && ["help", "--help", "-h"].includes(args[0] ?? "") ? 0 : 1 }
  const { db, dialect, close } = await openAside(config)
  const clock = () => new Date()
  const context = { db, dialect, clock, config, mail: { resume: () => undefined } }
  try {
    const changer = { app: context, account: { id: null, name: "npm run admin" } }
    return { text: await order.command.run({ context, changer, ...order }), code: 0 }
  } catch (error) {
    if (error instanceof Refusal) return { text: error.message, code: 1 }
    throw error
  } finally {
    await close()
  }
}

function readOrder(args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { role: { type: "string", multiple: true } },
    })
    const [name = "", login, ...more] = positionals
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    const chosenRoles = values.role ?? []
    const fits = more.length === 0 && (name === "invite" ? chosenRoles.length > 0 : chosenRoles.length === 0)
    if (!command || !fits || (command.needsLogin && login === undefined)) return null
    if (name === "list" && login !== undefined) return null
    return { command, login, chosenRoles }
  } catch {
    // An unknown option.
    return null
  }
}

async function findByLogin({ db, clock }: PeopleContext, login = ""): Promise<Member> {
  const members = await listMembers(db, clock())
  const member = findLogin(members, login)
  if (member) return member
  throw new Refusal(
    `There is no login "${login}". There are: ${members.map((user) => user.login).join(", ") || "none"}.`,
  )
}

async function listPeople({ db, clock }: PeopleContext): Promise<string> {
  const members = await listMembers(db, clock())
  if (members.length === 0) return "There is no account yet; the first start of the site makes one."
  const rows = members.map(({ login, name, roles: held, state, has_second_factor, last_sign_in_at }) => [
    login,
    name,
    held.join(", "),
    state,
    has_second_factor ? "second factor" : "-",
    last_sign_in_at?.slice(0, 16).replace("T", " ") ?? "never",
  ])
  const table = [["LOGIN", "NAME", "ROLES", "STATE", "SECOND FACTOR", "LAST SIGN-IN (UTC)"], ...rows]
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  return table
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n")
}

async function newPassword({ context, changer, login }: Order): Promise<string> {
  const { db, clock } = context
  if (login !== undefined) {
    const { state } = await findByLogin(context, login)
    if (state === "disabled") throw new Refusal(`"${login}" is disabled. First: npm run admin -- enable ${login}`)
  }
  const limits = createRateLimits({ enabled: true, db, clock })
  const made = await resetPassword({ db, clock, limits }, { login, account: changer.account })
  if (!made) throw new Refusal("There is no owner yet; the first start of the site makes one.")
  const factor = (await findByLogin(context, made.login)).has_second_factor
    ? `\nThe second factor stays; if it is lost too: npm run admin -- second-factor-off ${made.login}`
    : ""
  return `Sign in at /controller with login "${made.login}" and password "${made.password}".
It is shown once and must be changed at the first sign-in. All sessions have ended.${factor}`
}

async function secondFactorOff({ context, changer, login }: Order): Promise<string> {
  const member = await findByLogin(context, login)
  if (!member.has_second_factor) throw new Refusal(`"${member.login}" has no second factor.`)
  await removeSecondFactor(changer, member.id)
  const rule = await context.db
    .selectFrom("rule")
    .select("value")
    .where("name", "=", secondFactorRule)
    .executeTakeFirst()
  const next = rule && rule.value !== "off" ? " A new one may have to be set up at the next sign-in." : ""
  return `"${member.login}" signs in with the password alone. All sessions have ended.${next}`
}

async function invite({ context, changer, login, chosenRoles }: Order): Promise<string> {
  const unknown = chosenRoles.find((role) => !roles.includes(role as Role))
  if (unknown !== undefined) throw new Refusal(`There is no role "${unknown}". There are: ${roles.join(", ")}.`)
  const checked = invitationSchema.safeParse({ name: login, login, roles: [...new Set(chosenRoles)] })
  if (!checked.success) throw new Refusal("A login has 3 to 100 characters.")
  try {
    const { url, expires_at } = await invitePerson(changer, checked.data)
    return `Pass this link on; it is shown once and valid until ${expires_at.slice(0, 10)}:\n${url}`
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { state } = await findByLogin(context, login)
    throw new Refusal(`The login "${login}" is taken; its state is ${state}.`)
  }
}

async function enable({ context, changer, login }: Order): Promise<string> {
  const member = await findByLogin(context, login)
  if (member.state !== "disabled") throw new Refusal(`"${member.login}" is not disabled; the state is ${member.state}.`)
  await changePerson(changer, member.id, { disabled: false })
  return `"${member.login}" may sign in again, with the password and the roles of before: ${member.roles.join(", ")}.`
}
