import { randomBytes } from "node:crypto"
import process from "node:process"
import { Client } from "pg"

/** The database that every worker's is copied from. */
export const baseDatabase = "base"

/** Returns the settings of a site on a copy of the base database; none when the run uses files. */
export async function copyDatabase(): Promise<Record<string, string>> {
  const address = process.env["E2E_DATABASE"]
  if (!address) return {}
  const name = `worker_${randomBytes(6).toString("hex")}`
  const client = new Client({ connectionString: address.replace("DATABASE", "postgres") })
  await client.connect()
  await client.query(`create database ${name} template ${baseDatabase}`)
  await client.end()
  return { DATABASE_URL: address.replace("DATABASE", name) }
}
