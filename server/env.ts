import { z } from "zod"
import {
  type ServerAddress,
  isEmail,
  isPostgres,
  isSchedule,
  listOf,
  months,
  parsed,
  readOrigin,
  readServerAddress,
  whole,
} from "./env-values.ts"
import { readNetworks } from "./networks.ts"

const loopbackNames = ["127.0.0.1", "localhost", "::1", "[::1]"]
// All eight locked jobs at once and the snapshot of a backup hold nine; three are left for queries of jobs and visitors.
const leastConnections = 12

/** Returns the words of a command line; those in quotes may have spaces. */
const commandWords = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/gu)].map(([, double, single, plain]) => double ?? single ?? plain ?? "")

const environmentSchema = z
  .object({
    PORT: whole(0, 65_535).default(3000),
    HOST: z.string().min(1).default("127.0.0.1"),
    PUBLIC_URL: parsed(readOrigin, "must be an origin such as https://www.example.com, without a path").optional(),
    DATA_DIR: z.string().min(1).default("./data"),
    DATABASE_URL: z
      .string()
      .refine(isPostgres, "must be an address such as postgres://user:password@host:5432/database")
      .optional(),
    METRICS_PORT: whole(1, 65_535).optional(),
    METRICS_HOST: z.string().min(1).default("127.0.0.1"),
    CDN_SECONDS: whole(0, 31_536_000).default(0),
    DATABASE_CONNECTIONS: whole(leastConnections, 200).default(15),
    WORKERS: whole(1, 64).default(1),
    DRAIN_SECONDS: whole(0, 300).default(5),
    SEED: z.enum(["demo", "off"], "must be demo or off").default("demo"),
    ADMIN_LOGIN: z
      .string()
      .trim()
      .min(1, "must not be empty")
      .max(100, "must be at most 100 characters")
      .default("admin"),
    ADMIN_PASSWORD: z.string().min(12, "must have 12 characters or more").max(1_024).optional(),
    TRUST_PROXY: listOf(
      readNetworks,
      "must be addresses such as 127.0.0.1, networks such as 10.0.0.0/8 or the word loopback, separated by commas",
    ).transform((networks) => networks.flat()),
    HSTS: z.enum(["off", "on", "subdomains"], "must be off, on or subdomains").default("on"),
    ALLOWED_ORIGINS: listOf(readOrigin, "must be a list of origins such as https://www.example.com"),
    SMTP_URL: parsed(
      (value) => readServerAddress(value, /^smtps?:$/u),
      "must be smtp://[user:password@]host[:port], or smtps://; special characters in user and password as %40",
    ).optional(),
    MAIL_TO: listOf(
      (value) => (isEmail(value) ? value : null),
      "must be e-mail addresses without names, separated by commas",
    ),
    MAIL_FROM: z.string().trim().refine(isEmail, "must be an e-mail address, without a name").optional(),
    IMAP_URL: parsed(
      readMailbox,
      "must be imap://user:password@host[:port][/folder], or imaps://; special characters in user and password as %40",
    ).optional(),
    BACKUP_SCHEDULE: z
      .string()
      .trim()
      .refine(isSchedule, 'must be a cron pattern such as "15 3 * * *", or off, with a date to come')
      .default("15 3 * * *"),
    BACKUP_COPY: z
      .string()
      .trim()
      .refine(
        (line) => line.includes("{file}"),
        "must be a command with {file}, such as scp {file} host:backups/{name}",
      )
      .optional(),
    INQUIRY_MONTHS: months(24),
    APPLICATION_MONTHS: months(6),
    AUDIT_MONTHS: months(12),
    RATE_LIMITS: z.enum(["on", "off"], "must be on or off").default("on"),
    LOG_LEVEL: z
      .enum(["fatal", "error", "warn", "info", "debug", "silent"], "must be fatal, error, warn, info, debug or silent")
      .default("info"),
  })
  .superRefine((env, context) => {
    if (env.RATE_LIMITS === "off" && !loopbackNames.includes(env.HOST))
      context.addIssue({
        code: "custom",
        path: ["RATE_LIMITS"],
        message: "may be off only when HOST is a loopback address",
      })
    if (env.SMTP_URL === undefined) return
    for (const path of ["MAIL_TO", "MAIL_FROM"] as const)
      if (env[path] === undefined || env[path].length === 0)
        context.addIssue({ code: "custom", path: [path], message: "is needed when SMTP_URL is set" })
  })
  .superRefine((env, context) => {
    if (env.WORKERS > 1 && env.DATABASE_URL === undefined)
      context.addIssue({
        code: "custom",
        path: ["WORKERS"],
        message: "may be more than 1 only with DATABASE_URL: the database in DATA_DIR belongs to one process",
      })
  })

/** A mailbox to import; its password is never logged. */
export interface ImapConfig extends Omit<ServerAddress, "protocol" | "path"> {
  secure: boolean
  folder: string
}

function readMailbox(value: string): ImapConfig | null {
  const server = readServerAddress(value, /^imaps?:$/u)
  if (!server?.user || !server.password) return null
  const { protocol, path, ...address } = server
  const secure = protocol === "imaps:"
  return { ...address, port: address.port || (secure ? 993 : 143), secure, folder: path || "INBOX" }
}

export interface MailConfig {
  server: ServerAddress
  to: string[]
  from: string
}

export type Config = ReturnType<typeof readEnv>

export class EnvironmentError extends Error {}

/** Validates the environment; throws one EnvironmentError that names every wrong variable. */
export function readEnv(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  )
  const result = environmentSchema.safeParse(given)
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")} ${issue.message}`)
    throw new EnvironmentError(`The environment has wrong values:\n${lines.join("\n")}`)
  }
  const env = result.data
  return {
    port: env.PORT,
    host: env.HOST,
    /** Origin of canonical URLs; defaults to HOST and PORT. */
    publicUrl: env.PUBLIC_URL ?? `http://${env.HOST.includes(":") ? `[${env.HOST}]` : env.HOST}:${env.PORT}`,
    dataDir: env.DATA_DIR,
    /** Cron pattern in German time; null for backups by hand only. */
    backupSchedule: env.BACKUP_SCHEDULE === "off" ? null : env.BACKUP_SCHEDULE,
    /** URL of a shared database; undefined for the file in `dataDir`. */
    databaseUrl: env.DATABASE_URL,
    /** Where Prometheus metrics are served; null when disabled. */
    metrics: env.METRICS_PORT === undefined ? null : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    /** Seconds for which a shared cache may serve a page without revalidation; 0 disables it. */
    cdnSeconds: env.CDN_SECONDS,
    /** Maximum connections of one process to a shared database. */
    databaseConnections: env.DATABASE_CONNECTIONS,
    /** Processes that share the port. */
    workers: env.WORKERS,
    /** How long requests are still accepted after SIGTERM, while /readyz is 503. */
    drainMs: env.DRAIN_SECONDS * 1_000,
    seed: env.SEED,
    adminLogin: env.ADMIN_LOGIN,
    adminPassword: env.ADMIN_PASSWORD,
    /** Networks of proxies whose forwarded headers count. */
    trustProxy: env.TRUST_PROXY,
    /** Strict-Transport-Security for visitors over HTTPS, two years; null for none. */
    hsts: { off: null, on: "max-age=63072000", subdomains: "max-age=63072000; includeSubDomains" }[env.HSTS],
    allowedOrigins: env.ALLOWED_ORIGINS,
    /** null: inquiries are stored and nothing is mailed. */
    mail: env.SMTP_URL ? { server: env.SMTP_URL, to: env.MAIL_TO, from: env.MAIL_FROM ?? "" } : null,
    /** null: no mailbox is read. */
    imap: env.IMAP_URL ?? null,
    /** Command that copies each backup off the machine, in words; null for none. */
    backupCopy: env.BACKUP_COPY === undefined ? null : commandWords(env.BACKUP_COPY),
    /** Months after which inquiries, applications and audit entries are removed for good. */
    keepMonths: { inquiry: env.INQUIRY_MONTHS, application: env.APPLICATION_MONTHS, audit: env.AUDIT_MONTHS },
    rateLimits: env.RATE_LIMITS === "on",
    logLevel: env.LOG_LEVEL,
  }
}
