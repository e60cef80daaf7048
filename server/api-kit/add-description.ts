import { describeRoute } from "hono-openapi"

type Description = Parameters<typeof describeRoute>[0]

/**
 * Returns the handler with what it adds to the OpenAPI description of each route that it is part of. hono-openapi keeps a
 * description as a property of its handler and merges those of one route.
 */
export const addDescription = <Handler extends object>(handler: Handler, description: Description): Handler =>
  Object.assign(handler, describeRoute(description) as object)
