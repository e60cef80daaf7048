import type { TestSite } from "#tests/harness/test-site.ts"

export interface QueryParameter {
  name: string
  schema: { enum?: string[] }
}

export interface Call {
  method: string
  /** Below /api, with its parameters, such as `/service/{id}`. */
  path: string
  needsToken: boolean
  query: QueryParameter[]
  /** Media types of the bodies that it takes. */
  bodies: string[]
  /** JSON schema of that body. */
  schema: unknown
}

interface Operation {
  security: unknown[]
  parameters?: (QueryParameter & { in: string })[]
  requestBody?: { content: Record<string, { schema: unknown }> }
}

/** Every call that the interface describes, read from its OpenAPI document. */
export async function readCalls(site: Pick<TestSite, "request">): Promise<Call[]> {
  const response = await site.request("/api/openapi.json")
  const { paths } = (await response.json()) as { paths: Record<string, Record<string, Operation>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security, parameters = [], requestBody }]) => {
      const content = Object.entries(requestBody?.content ?? {})
      return {
        method: method.toUpperCase(),
        path,
        needsToken: security.length > 0,
        query: parameters.filter((parameter) => parameter.in === "query"),
        bodies: content.map(([type]) => type),
        schema: content[0]?.[1].schema,
      }
    }),
  )
}

export const nameOf = ({ method, path }: Pick<Call, "method" | "path">) => `${method} ${path}`
