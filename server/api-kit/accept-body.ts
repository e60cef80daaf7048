import type { Context } from "hono"
import { createMiddleware } from "hono/factory"
import { resolver } from "hono-openapi"
import { z } from "zod"
import { AppError } from "#server/app-error.ts"
import { addDescription } from "./add-description.ts"
import type { HttpEnv } from "./http-env.ts"
import { refusals } from "./refusals.ts"

const mediaTypes = {
  json: { name: "application/json", pattern: /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/iu },
  multipart: { name: "multipart/form-data", pattern: /^multipart\/form-data\s*;/iu },
} as const

export type BodyKind = keyof typeof mediaTypes

/** What every call with a body refuses it for. */
export const bodyRefusals = refusals(["malformed", "too_large", "wrong_type", "invalid"])

/** How long a body may be, for all kinds or for each. */
export type MostBytes = number | Readonly<Record<BodyKind, number>>

/** The files of a form by their fields. */
export type FileFields = Readonly<Record<string, z.ZodType>>

/** Describes a route's body and accepts it, for routes that read it themselves; files are sent beside the fields of a form. */
export function acceptBody(
  kinds: BodyKind | readonly BodyKind[],
  maxBytes: MostBytes,
  schema: z.ZodType,
  files: FileFields = {},
) {
  const handler = createMiddleware<HttpEnv>(async (c, next) => {
    await checkBody(c, kinds, maxBytes)
    await next()
  })
  const form = Object.keys(files).length > 0 ? z.intersection(schema, z.object(files)) : schema
  const content = Object.fromEntries(
    [kinds].flat().map((kind) => [mediaTypes[kind].name, { schema: resolver(kind === "multipart" ? form : schema) }]),
  )
  return addDescription(handler, { requestBody: { required: true, content }, responses: bodyRefusals })
}

/** Rejects a body of another content type, and a longer one before it is held in memory. */
export async function checkBody(c: Context, kinds: BodyKind | readonly BodyKind[], maxBytes: MostBytes): Promise<void> {
  const accepted = [kinds].flat()
  const sent = c.req.header("Content-Type") ?? ""
  const kind = accepted.find((one) => mediaTypes[one].pattern.test(sent))
  if (!kind)
    throw new AppError("wrong_type", { detail: `Send ${accepted.map((one) => mediaTypes[one].name).join(" or ")}` })
  c.req.raw = await withinLimit(c.req.raw, typeof maxBytes === "number" ? maxBytes : maxBytes[kind])
}

/**
 * Returns a request whose body is at most so long, or rejects it as `too_large`. Node sees to it that a body has its declared
 * length; one in chunks has none, so it is read here.
 */
export async function withinLimit(request: Request, maxBytes: number): Promise<Request> {
  const length = request.headers.get("Content-Length")
  if (length !== null && Number(length) > maxBytes) throw tooLarge(maxBytes)
  if (length !== null || !request.body) return request
  const body = await readAtMost(request.body, maxBytes)
  return new Request(request.url, { method: request.method, headers: new Headers(request.headers), body })
}

async function readAtMost(stream: ReadableStream<Uint8Array>, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of stream) {
      size += chunk.length
      if (size > maxBytes) throw tooLarge(maxBytes)
      chunks.push(chunk)
    }
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError("malformed", { cause })
  }
  return Buffer.concat(chunks)
}

const tooLarge = (maxBytes: number) =>
  new AppError("too_large", { detail: `Send at most ${maxBytes} bytes in one request` })
