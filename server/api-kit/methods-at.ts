import type { Hono } from "hono"
import { isCall } from "./run-call.ts"
import type { HttpEnv } from "./http-env.ts"

/** Returns the methods of the calls at a path, as the router finds them. */
export const methodsAt = ({ router }: Hono<HttpEnv>, path: string): string[] =>
  ["GET", "POST", "PUT", "PATCH", "DELETE"]
    .filter((method) => router.match(method, path)[0].some(([[handler]]) => isCall(handler)))
    .flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]))
