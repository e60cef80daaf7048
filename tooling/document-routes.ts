import type { Plugin } from "vite"

const publicRoute = /[\\/]app[\\/]public[\\/](?:[\w-]+[\\/])?(?:page|layout)\.tsx$/u
const sheetImport = /^import "\.{1,2}\/(?:[\w-]+\/)?[\w-]+\.css"$/gmu

/**
 * Removes public pages from the browser's build. The router's plugin builds every route for the browser, but public
 * pages are rendered by the server only, so just their style sheets remain.
 */
export function documentRoutes(): Plugin {
  return {
    name: "document-routes",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (!publicRoute.test(id.split("?")[0] ?? "")) return null
      const sheets = code.match(sheetImport) ?? []
      const empty = "export default () => null"
      const others = ["ErrorBoundary", "links"].filter((name) =>
        new RegExp(`^export (?:const|function) ${name}\\b`, "mu").test(code),
      )
      return {
        code: [...sheets, empty, ...others.map((name) => `export const ${name} = () => []`)].join("\n"),
        map: null,
      }
    },
  }
}
