import { describeRoute } from "hono-openapi"

type Description = Parameters<typeof describeRoute>[0]

/**
 * Returns the handler with its own addition to the OpenAPI description of a route. hono-openapi stores a description as
 * a property of a handler and merges those of one route.
 */
export const addDescription = <Handler extends object>(handler: Handler, description: Description): Handler =>
  Object.assign(handler, describeRoute(description) as object)
