import { expect, it } from "vitest"
import { EnvironmentError, readEnv } from "./env.ts"
import { isAmong, readAddress } from "./networks.ts"

it("has working defaults", () => {
  expect(readEnv({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    publicUrl: "http://127.0.0.1:3000",
    seed: "demo",
    rateLimits: true,
  })
  expect(readEnv({ PUBLIC_URL: "https://www.example.com/", PORT: "" }).publicUrl).toBe("https://www.example.com")
})

it("names every wrong value at once", () => {
  const wrong = {
    PORT: "many",
    PUBLIC_URL: "www.example.com/path",
    SEED: "maybe",
    ADMIN_PASSWORD: "short",
    ALLOWED_ORIGINS: "https://a.example nope",
  }
  expect(() => readEnv(wrong)).toThrow(EnvironmentError)
  for (const name of Object.keys(wrong)) expect(() => readEnv(wrong)).toThrow(name)
  expect(() => readEnv({ SMTP_URL: "smtp://mail.example" })).toThrow(/MAIL_TO.*\n.*MAIL_FROM/u)
  const mail = { SMTP_URL: "http://mail.example", MAIL_TO: "a@b.example, nobody", MAIL_FROM: "Site <a@b.example>" }
  for (const name of Object.keys(mail)) expect(() => readEnv(mail)).toThrow(name)
  expect(() => readEnv({ HOST: "0.0.0.0", RATE_LIMITS: "off" })).toThrow("RATE_LIMITS")
})

it.each([
  "10.0.0.1/2x",
  "10.0.0.0/-3",
  "10.0.0.0/33",
  "10.0.0.0/",
  "10.1/8",
  "010.0.0.1",
  "::1/129",
  "proxy",
  "loopback/8",
  "10.0.0.1:80",
  "fe80::1%eth0",
  "uniquelocal",
])("ends the start when TRUST_PROXY has %s, also beside a right entry", (entry) => {
  expect(() => readEnv({ TRUST_PROXY: `127.0.0.1, ${entry}` })).toThrow(`TRUST_PROXY must be addresses`)
  expect(() => readEnv({ TRUST_PROXY: entry })).toThrow(`"${entry}" is not`)
})

it.each([
  ["192.0.2.7", "192.0.2.7", "192.0.2.8"],
  ["10.0.0.0/8", "10.200.3.4", "11.0.0.1"],
  ["loopback", "127.9.9.9", "10.0.0.1"],
  ["loopback", "::1", "::2"],
  ["fd00::/8", "fd12::1", "fe80::1"],
  ["::ffff:10.0.0.0/104", "10.1.2.3", "11.1.2.3"],
  ["::ffff:10.0.0.1", "10.0.0.1", "10.0.0.2"],
])("trusts by %s the peer %s and not %s", (entry, inside, outside) => {
  const { trustProxy } = readEnv({ TRUST_PROXY: entry })
  const isTrusted = (text: string) => isAmong(trustProxy, readAddress(text) ?? expect.fail(text))
  expect([isTrusted(inside), isTrusted(outside)]).toEqual([true, false])
})

it("reads origins as browsers write them", () => {
  const env = {
    PUBLIC_URL: "HTTPS://WWW.Example.com:443",
    ALLOWED_ORIGINS: "https://Intranet.example/ http://b.example:81",
  }
  expect(readEnv(env)).toMatchObject({
    publicUrl: "https://www.example.com",
    allowedOrigins: ["https://intranet.example", "http://b.example:81"],
  })
  for (const wrong of ["ftp://a.example", "https://u:p@a.example", "https://a.example/x", "https://a.example?x"])
    for (const name of ["PUBLIC_URL", "ALLOWED_ORIGINS"]) expect(() => readEnv({ [name]: wrong })).toThrow(name)
})

it("rejects what a mail server, a mailbox or the schedule of backups could not use, without printing a password", () => {
  const wrong = {
    SMTP_URL: "smtp://user:geheim%zz@mail.example",
    IMAP_URL: "imaps://user:geheim%zz@mail.example",
    BACKUP_SCHEDULE: "0 3 30 2 *",
  }
  for (const name of Object.keys(wrong)) expect(() => readEnv(wrong)).toThrow(name)
  expect(() => readEnv(wrong)).not.toThrow("geheim")
})

it("accepts a database URL, and several processes only with one", () => {
  const databaseUrl = "postgres://site:secret@db.example:5432/turbine?sslmode=require"
  expect(readEnv({ DATABASE_URL: databaseUrl, WORKERS: "4" })).toMatchObject({
    databaseUrl,
    databaseConnections: 15,
    workers: 4,
  })
  expect(readEnv({ DATABASE_URL: "postgresql:///turbine?host=/run/postgresql" }).databaseUrl).toContain("host=")
  for (const wrong of ["mysql://site@db.example/turbine", "postgres", "db.example:5432"])
    expect(() => readEnv({ DATABASE_URL: wrong })).toThrow("DATABASE_URL")
  expect(() => readEnv({ WORKERS: "2" })).toThrow("WORKERS")
  expect(readEnv({}).drainMs).toBe(5_000)
  expect(readEnv({ DRAIN_SECONDS: "0" }).drainMs).toBe(0)
  expect(() => readEnv({ DRAIN_SECONDS: "-1" })).toThrow("DRAIN_SECONDS")
  expect(readEnv({ DATABASE_URL: databaseUrl, DATABASE_CONNECTIONS: "12" }).databaseConnections).toBe(12)
  expect(() => readEnv({ DATABASE_URL: databaseUrl, DATABASE_CONNECTIONS: "11" })).toThrow(
    /DATABASE_CONNECTIONS.*12 or more/u,
  )
})

it("disables metrics and shared caching by default", () => {
  expect(readEnv({})).toMatchObject({ metrics: null, cdnSeconds: 0 })
  expect(readEnv({ METRICS_PORT: "9464", CDN_SECONDS: "60" })).toMatchObject({
    metrics: { port: 9464, host: "127.0.0.1" },
    cdnSeconds: 60,
  })
  expect(() => readEnv({ CDN_SECONDS: "-1" })).toThrow("CDN_SECONDS")
})
