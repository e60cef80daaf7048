import { registerHooks } from "node:module"

/** Returns the TypeScript types that openapi-typescript generates from a document, files as Blob. */
export async function generateTypes(document: string): Promise<string> {
  // It needs TypeScript's own factory, which version 7 does not have; version 5 is installed under another name.
  const hooks = registerHooks({
    resolve: (specifier, context, next) => next(specifier === "typescript" ? "typescript-5" : specifier, context),
  })
  try {
    const { factory } = await import("typescript-5")
    const { default: openapiTypescript, astToString } = await import("openapi-typescript")
    const file = factory.createTypeReferenceNode("Blob")
    const types = await openapiTypescript(document, {
      // A field with a default is optional in a request.
      defaultNonNullable: false,
      transform: ({ format }) => (format === "binary" ? (file as never) : undefined),
    })
    return astToString(types)
  } finally {
    hooks.deregister()
  }
}
