import type { Context } from "hono"
import { AppError } from "#server/app-error.ts"
import { callerKey } from "#server/caller.ts"
import { type Body, type BodyKind, mediaTypes } from "./body.ts"
import type { HttpEnv } from "./http-env.ts"
import { parseForm, textsOf } from "./parse-form.ts"
import { parseJson } from "./parse-json.ts"
import { holdBody } from "./read-body.ts"

/**
 * Reads the body of a call and gives its checked value and files to `work`. Rejects one of another type, one that is too
 * long before it is read, and what cannot be decoded. Sessions upload at most sixty forms a minute.
 */
export async function withBody<Result>(
  c: Context<HttpEnv>,
  body: Body,
  work: (value: unknown, files: unknown) => Promise<Result>,
): Promise<Result> {
  const { app, account } = c.var
  const kind = kindOf(c, body)
  // Uploads of people have a limit of their own, so only what anybody may send has to fit into the budget.
  const limits = { maxBytes: body.maxBytes(kind), address: account ? null : c.env.address }
  return holdBody(c.req.raw, limits, async (bytes) => {
    if (kind === "json") return work(body.check(parseJson(bytes)), await body.filesOf(new FormData()))
    if (account) await app.limits.consume("upload", callerKey(account))
    const form = await parseForm(bytes, c.req.header("Content-Type") ?? "")
    const files = await body.filesOf(form)
    return work(body.check(body.ofTexts(textsOf(form))), files)
  })
}

function kindOf({ req }: Context, { kinds }: Body): BodyKind {
  const sent = req.header("Content-Type") ?? ""
  const kind = kinds.find((accepted) => mediaTypes[accepted].pattern.test(sent))
  if (kind) return kind
  throw new AppError("wrong_type", {
    detail: `Send ${kinds.map((accepted) => mediaTypes[accepted].name).join(" or ")}`,
  })
}
