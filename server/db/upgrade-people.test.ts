import { sql } from "kysely"
import { expect, inject, it } from "vitest"
import { allAbilities } from "#contract/ability.ts"
import { hashToken } from "#server/auth/token.ts"
import { findSession } from "#server/auth/session-store.ts"
import { newPostgresDatabase } from "#tests/harness/engines.ts"
import { openPostgres } from "./dialects/postgres.ts"
import { openSqlite } from "./dialects/sqlite.ts"
import { listMigrations, migrate, pendingMigrations } from "./migrate.ts"

const before = [
  "001-schema",
  "002-fixed-records",
  "003-search-words",
  "005-sheet-columns",
  "007-demand",
  "008-request-files",
]

const engines = inject("postgres") === null ? (["sqlite"] as const) : (["sqlite", "postgres"] as const)
const openEmpty = async (name: (typeof engines)[number]) =>
  name === "sqlite"
    ? openSqlite(":memory:")
    : openPostgres({ url: (await newPostgresDatabase("template1")) ?? "", connections: 5 })

it.each(engines)(
  "an update of %s keeps the one account as owner, signed in, with its names in the audit",
  async (name) => {
    const opened = await openEmpty(name)
    const { db } = opened
    await migrate(opened, { only: before })
    const at = "2026-11-20T09:00:00.000Z"
    const token = "x".repeat(43)
    await sql`insert into admin (login, password_hash, must_change_password, updated_at) values ('vossfeld', 'hash', 0, ${at})`.execute(
      db,
    )
    await sql`insert into session (token_hash, admin_id, created_at, used_at) select ${hashToken(token)}, id, ${at}, ${at} from admin`.execute(
      db,
    )
    await sql`insert into audit (at, who, event) values (${at}, 'vossfeld', 'signed in')`.execute(db)
    await migrate(opened)
    expect(await pendingMigrations(opened)).toEqual([])
    expect(await listMigrations(db)).toContain("010-people")
    const session = await findSession(db, token, new Date("2026-11-20T09:10:00Z"))
    expect(session).toMatchObject({ login: "vossfeld", name: "vossfeld", roles: ["owner"], confirmedAt: at })
    expect(session?.abilities).toEqual(allAbilities)
    const audit = await db.selectFrom("audit").select(["who", "account_id"]).execute()
    expect(audit).toEqual([{ who: "vossfeld", account_id: session?.id }])
    await opened.close()
  },
)
