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
  /** Media types of accepted bodies. */
  bodies: string[]
  /** JSON schema of the body. */
  schema: unknown
}

interface Operation {
  security: unknown[]
  parameters?: (QueryParameter & { in: string })[]
  requestBody?: { content: Record<string, { schema: unknown }> }
}

interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown> }
}

/** Returns a schema with its references resolved. */
function withoutReferences(schema: unknown, named: Readonly<Record<string, unknown>>): unknown {
  if (typeof schema !== "object" || schema === null) return schema
  if (Array.isArray(schema)) return schema.map((member) => withoutReferences(member, named))
  if ("$ref" in schema) return withoutReferences(named[String(schema.$ref).split("/").at(-1) ?? ""], named)
  return Object.fromEntries(Object.entries(schema).map(([name, member]) => [name, withoutReferences(member, named)]))
}

/** Returns every call in the API's OpenAPI document. */
export async function readCalls(site: Pick<TestSite, "request">): Promise<Call[]> {
  const response = await site.request("/api/openapi.json")
  const { paths, components } = (await response.json()) as Document
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security, parameters = [], requestBody }]) => {
      const content = Object.entries(requestBody?.content ?? {})
      return {
        method: method.toUpperCase(),
        path,
        needsToken: security.length > 0,
        query: parameters.filter((parameter) => parameter.in === "query"),
        bodies: content.map(([type]) => type),
        schema: withoutReferences(content[0]?.[1].schema, components.schemas),
      }
    }),
  )
}

export const nameOf = ({ method, path }: Pick<Call, "method" | "path">) => `${method} ${path}`
