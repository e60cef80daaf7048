import { expect, it } from "vitest"
import { EnvironmentError, readEnv } from "./env.ts"

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
