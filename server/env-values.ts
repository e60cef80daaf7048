import { Cron } from "croner"
import { z } from "zod"
import { emailPattern } from "#contract/email-constants.ts"

export const isEmail = (value: string) => emailPattern.test(value)
export const isPostgres = (value: string) => /^postgres(ql)?:$/u.test(URL.parse(value)?.protocol ?? "")

export const whole = (least: number, most: number) =>
  z.coerce
    .number("must be a number")
    .int("must be a whole number")
    .min(least, `must be ${least} or more`)
    .max(most, `must be at most ${most}`)
export const months = (preset: number) => whole(1, 120).default(preset)

type Read<T> = (text: string) => T | null

/** Returns the schema of a value that `read` parses, once and for all that use it. */
export const parsed = <T>(read: Read<T>, message: string) =>
  z.string().transform((text, context) => read(text) ?? reject(context, message))

/** Returns the schema of a list, separated by commas or blanks, whose entries `read` parses. */
export const listOf = <T>(read: Read<T>, message: string) =>
  z
    .string()
    .default("")
    .transform((text, context) => {
      const entries = text.split(/[\s,]+/u).filter(Boolean)
      return entries.map((entry) => read(entry) ?? reject(context, `${message}; "${entry}" is not`))
    })

function reject(context: z.RefinementCtx, message: string) {
  context.addIssue({ code: "custom", message })
  return z.NEVER
}

/** Returns the origin of an http address without path, as browsers write it; null for anything else. */
export function readOrigin(text: string): string | null {
  const url = URL.parse(text)
  return url && /^https?:$/u.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : null
}

/** Returns whether a cron pattern of five or six fields has a next date, or is `off`. */
export function isSchedule(value: string): boolean {
  if (value === "off") return true
  try {
    return [5, 6].includes(value.split(/\s+/u).length) && new Cron(value, { paused: true }).nextRun() !== null
  } catch {
    return false
  }
}

/** A server with its credentials; the password is never logged. */
export interface ServerAddress {
  protocol: string
  host: string
  port: number
  user: string
  password: string
  /** Decoded, without the leading slash. */
  path: string
}

/** Parses the address of a server; null for another protocol, a missing host or broken escapes. */
export function readServerAddress(value: string, protocols: RegExp): ServerAddress | null {
  const url = URL.parse(value)
  if (!url || !protocols.test(url.protocol) || !url.hostname) return null
  try {
    return {
      protocol: url.protocol,
      host: url.hostname.replace(/^\[|\]$/gu, ""),
      port: Number(url.port),
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
      path: decodeURIComponent(url.pathname.slice(1)),
    }
  } catch {
    return null
  }
}
