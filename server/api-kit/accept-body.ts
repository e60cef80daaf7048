import type { Context } from "hono"
import { createMiddleware } from "hono/factory"
import { resolver } from "hono-openapi"
import { z } from "zod"
import { AppError, asMalformed } from "#server/app-error.ts"
import { addDescription } from "./add-description.ts"
import { countBody } from "./body-budget.ts"
import type { HttpEnv } from "./http-env.ts"
import { refusals } from "./refusals.ts"

const mediaTypes = {
  json: { name: "application/json", pattern: /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/iu },
  multipart: { name: "multipart/form-data", pattern: /^multipart\/form-data\s*;/iu },
} as const

export type BodyKind = keyof typeof mediaTypes

/** Refusals of every call with a body. */
export const bodyRefusals = refusals(["malformed", "too_large", "wrong_type", "invalid"])

/** Maximum body size in bytes, for all kinds or per kind. */
export type BodyLimit = number | Readonly<Record<BodyKind, number>>

/** Files of a form, by field. */
export type FileFields = Readonly<Record<string, z.ZodType>>

/** Describes and accepts a route's body, for routes that read it themselves; files come with the fields of a form. */
export function acceptBody(
  kinds: BodyKind | readonly BodyKind[],
  maxBytes: BodyLimit,
  schema: z.ZodType,
  files: FileFields = {},
) {
  const handler = createMiddleware<HttpEnv>(async (c, next) => {
    const most = mostOf(c, kinds, maxBytes)
    if (Number(c.req.header("Content-Length") ?? 0) > most) throw tooLarge(most)
    // What anybody may send: uploads of people have a limit of their own.
    const counted = countBody(c.req.raw, c.var.account ? null : c.env.address)
    try {
      c.req.raw = await withinLimit(counted.request, most)
      await next()
    } finally {
      counted.release()
    }
  })
  const form = Object.keys(files).length > 0 ? z.intersection(schema, z.object(files)) : schema
  const content = Object.fromEntries(
    [kinds].flat().map((kind) => [mediaTypes[kind].name, { schema: resolver(kind === "multipart" ? form : schema) }]),
  )
  return addDescription(handler, { requestBody: { required: true, content }, responses: bodyRefusals })
}

/** Rejects a body of another content type, and one that is too long before it is buffered. */
export async function checkBody(c: Context, kinds: BodyKind | readonly BodyKind[], maxBytes: BodyLimit): Promise<void> {
  c.req.raw = await withinLimit(c.req.raw, mostOf(c, kinds, maxBytes))
}

/** Returns the maximum size of this body; rejects one of another content type. */
function mostOf(c: Context, kinds: BodyKind | readonly BodyKind[], maxBytes: BodyLimit): number {
  const accepted = [kinds].flat()
  const sent = c.req.header("Content-Type") ?? ""
  const kind = accepted.find((one) => mediaTypes[one].pattern.test(sent))
  if (!kind)
    throw new AppError("wrong_type", { detail: `Send ${accepted.map((one) => mediaTypes[one].name).join(" or ")}` })
  return typeof maxBytes === "number" ? maxBytes : maxBytes[kind]
}

/**
 * Returns a request whose body has at most `maxBytes`, or rejects it as `too_large`. Node enforces Content-Length;
 * chunked bodies have none, so they are read here.
 */
export async function withinLimit(request: Request, maxBytes: number): Promise<Request> {
  const length = request.headers.get("Content-Length")
  if (length !== null && Number(length) > maxBytes) throw tooLarge(maxBytes)
  if (length !== null || !request.body) return request
  const body = await readUpTo(request.body, maxBytes)
  return new Request(request.url, { method: request.method, headers: new Headers(request.headers), body })
}

async function readUpTo(stream: ReadableStream<Uint8Array>, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of stream) {
      size += chunk.length
      if (size > maxBytes) throw tooLarge(maxBytes)
      chunks.push(chunk)
    }
  } catch (cause) {
    throw asMalformed(cause)
  }
  return Buffer.concat(chunks)
}

const tooLarge = (maxBytes: number) =>
  new AppError("too_large", { detail: `Send at most ${maxBytes} bytes in one request` })
