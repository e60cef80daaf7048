import { type ESTree, parseSync } from "vite"

export type Import = { specifier: string; isTypeOnly: boolean }
export type Source = {
  imports: Import[]
  /** Names that the file itself defines and exports. */
  exported: string[]
  /** Only re-exports. */
  isBarrel: boolean
}

export function scanSource(file: string, text: string): Source {
  const { program, module, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const imports = program.body.flatMap(importOf)
  for (const { moduleRequest } of module.dynamicImports) {
    const quoted = /^["'](.+)["']$/.exec(text.slice(moduleRequest.start, moduleRequest.end))
    if (quoted?.[1]) imports.push({ specifier: quoted[1], isTypeOnly: false })
  }
  const isReExport = (node: ESTree.Statement | ESTree.Directive) =>
    node.type === "ExportAllDeclaration" || (node.type === "ExportNamedDeclaration" && node.source !== null)
  const isBarrel = program.body.length > 0 && program.body.every(isReExport)
  const declarations = program.body.flatMap((node) =>
    node.type === "ExportNamedDeclaration" && node.declaration ? [node.declaration] : [],
  )
  // The parser reports a declaration that shares its name with an imported type as a re-export of that type.
  const isDeclared = (at: number) => declarations.some(({ start, end }) => start <= at && at < end)
  const exported = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ moduleRequest, start }) => moduleRequest === null || isDeclared(start))
    .flatMap(({ exportName }) => exportName.name ?? [])
  return { imports, exported, isBarrel }
}

// `import { type A }` still loads the file at run time (verbatimModuleSyntax), so only `import type` counts as a type.
function importOf(node: ESTree.Statement | ESTree.Directive): Import[] {
  if (node.type === "ImportDeclaration") {
    return [{ specifier: node.source.value, isTypeOnly: node.importKind === "type" }]
  }
  if ((node.type === "ExportNamedDeclaration" || node.type === "ExportAllDeclaration") && node.source) {
    return [{ specifier: node.source.value, isTypeOnly: node.exportKind === "type" }]
  }
  return []
}
