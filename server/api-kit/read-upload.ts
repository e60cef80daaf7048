import type { Context } from "hono"
import { parseBody } from "hono/utils/body"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { AppError, asMalformed, fieldError } from "#server/app-error.ts"
import { callerKey } from "#server/caller.ts"
import { checkDecoded } from "./check-utf8.ts"
import { withFewParts } from "./with-few-parts.ts"
import type { HttpEnv } from "./http-env.ts"

type Fields = Record<string, string | File | (string | File)[]>

/** Returns whether the body is a form with files; media types are written in any case. */
export const isMultipart = ({ req }: Pick<Context, "req">): boolean =>
  /^multipart\//iu.test(req.header("Content-Type") ?? "")

/** Reads a multipart body, at most sixty a minute per session; rejects an invalid one as `malformed`. */
export async function readMultipart(c: Pick<Context<HttpEnv>, "req" | "var">): Promise<Fields> {
  const { app, account } = c.var
  if (account) await app.limits.consume("upload", callerKey(account))
  try {
    return await parseBody(await withFewParts(c.req.raw), { all: true })
  } catch (cause) {
    throw asMalformed(cause)
  }
}

/** Returns the files of one field, `images` or `images[]`; throws when there are too many or one is too large. */
export async function filesOf(fields: Fields, name: string, most: number): Promise<Uint8Array[]> {
  const files = chosenFiles(fields, name)
  if (files.length > most) throw new AppError("too_large", { detail: `At most ${most} files` })
  if (files.some((file) => file.size > dashboardLimits.imageBytes))
    throw new AppError("too_large", { detail: "PNG, JPG, GIF up to 10MB" })
  return Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer())))
}

/** Returns the files of one field with their original names. */
export async function namedFilesOf(fields: Fields, name: string): Promise<{ name: string; bytes: Uint8Array }[]> {
  const files = chosenFiles(fields, name)
  return Promise.all(files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })))
}

/**
 * Returns the files of one field, `images` or `images[]`. A form without a chosen file sends one without name and content;
 * an empty file that has a name was chosen and is `invalid`.
 */
export function chosenFiles(fields: Fields, name: string): File[] {
  const files = [fields[name], fields[`${name}[]`]].flat().filter((entry) => entry instanceof File)
  const empty = files.find((file) => file.size === 0 && file.name !== "")
  if (empty)
    throw new AppError("invalid", {
      detail: `The file "${empty.name}" is empty`,
      errors: [{ ...fieldError(name, "empty_file"), value: empty.name.slice(0, 300) }],
    })
  return files.filter((file) => file.size > 0)
}

/** Returns the only file of a call; throws without one. */
export async function oneFile(fields: Fields, name: string): Promise<Uint8Array> {
  const [file] = await filesOf(fields, name, 1)
  if (!file)
    throw new AppError("invalid", { detail: "Please select a file first!", errors: [fieldError(name, "required")] })
  return file
}

/** Returns the text fields of a multipart body; of repeated fields the last wins. */
export function textsOf(fields: Fields): Record<string, string> {
  const texts = Object.entries(fields).map(
    ([name, value]) => [name, Array.isArray(value) ? value.at(-1) : value] as const,
  )
  const found = texts.filter((entry): entry is readonly [string, string] => typeof entry[1] === "string")
  checkDecoded(found.flat())
  return Object.fromEntries(found)
}
