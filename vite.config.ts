import { reactRouter } from "@react-router/dev/vite"
import { type Plugin, defineConfig } from "vite"
import { documentRoutes } from "./tooling/document-routes.ts"
import { islandFiles } from "./tooling/island-files.ts"
import { roomsGuard } from "./tooling/rooms-guard.ts"

/** Programs run by Node, each built into one file of build/server, with shared chunks beside it. */
const programs = {
  index: "./server/app.ts",
  main: "./main.ts",
  "encode-process": "./server/media/encode-process.ts",
  "password-process": "./server/auth/password-process.ts",
  "list-process": "./server/features/spare/sheet/list-process.ts",
  "mail-process": "./server/features/inquiry/incoming/mail-process.ts",
  "offer-process": "./server/features/offer/pdf/offer-process.ts",
  "sheet-process": "./server/features/spare/sheet/sheet-process.ts",
  "translation-process": "./server/features/translation/files/translation-process.ts",
}

/** The router's plugin gives every server program the same name. */
const programNames: Plugin = {
  name: "program-names",
  enforce: "post",
  configEnvironment: (name) =>
    name === "ssr" ? { build: { rolldownOptions: { output: { entryFileNames: "[name].js" } } } } : null,
}

/**
 * V8 keeps the source it runs, with two bytes per character once one is beyond Latin-1: those are written as escapes.
 */
const latinPrograms: Plugin = {
  name: "latin-programs",
  applyToEnvironment: ({ name }) => name === "ssr",
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === "chunk")
        file.code = file.code.replace(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
  },
}

/** Of its own accord a public page fetches its start script only: an import from elsewhere would bring React along. */
const lightStart: Plugin = {
  name: "light-start",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle(_options, bundle) {
    const start = Object.values(bundle).find((file) => file.type === "chunk" && file.name === "entry.client")
    const imports = start?.type === "chunk" ? start.imports : []
    const heavy = imports.filter((file) => !/\/(?:start|rolldown-runtime)-/u.test(file))
    if (heavy.length > 0) this.error(`The start script of public pages imports ${heavy.join(", ")}`)
  },
}

/**
 * Scripts of islands are fetched before the act that runs them. V8 is told to compile their functions while it reads
 * them, beside the page's thread, instead of each at its first call.
 */
const compileHint = "//# allFunctionsCalledOnLoad"
const isOfIslands = ({ name, facadeModuleId }: { name: string; facadeModuleId: string | null }) =>
  ["react", "islands"].includes(name) || (facadeModuleId?.includes("/app/public/") ?? false)

// Packages are bundled, so that a start reads a tenth of the files and keeps no unused source; the exceptions have
// native code or load parts by name.
const loadedAtRunTime = ["imapflow", "nodemailer", "pdfkit", "pg", "pino", "prom-client", "sharp", "tar-stream"]

// Keeps CSV out of the chunk that reads workbooks: only child processes need that one, and it takes 20 ms to load.
const ofServer = [{ name: "csv", test: /[\\/]server[\\/]csv[\\/]/ }]

export default defineConfig(({ command }) => ({
  plugins: [roomsGuard(), documentRoutes(), reactRouter(), islandFiles(), programNames, latinPrograms, lightStart],
  build: { sourcemap: false, cssMinify: true, assetsInlineLimit: 0, modulePreload: false },
  environments: {
    ssr: {
      ...(command === "build" && {
        resolve: { noExternal: true as const, external: loadedAtRunTime },
        define: { "process.env.NODE_ENV": '"production"' },
      }),
      build: { rolldownOptions: { input: programs, output: { comments: false, codeSplitting: { groups: ofServer } } } },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            postBanner: (chunk) => (isOfIslands(chunk) ? compileHint : ""),
            codeSplitting: {
              groups: [
                // First of all: what the start script shares with others would otherwise bring all of theirs along.
                {
                  name: "start",
                  test: /preload-helper|[\\/]app[\\/]islands[\\/](hand-over|page-facts-id|when-shown|search-early)|[\\/]contract[\\/]visit-constants/,
                },
                // What pages and the dashboard share is one file: each more would cost the first press on a phone a
                // tenth of a second.
                {
                  name: "react",
                  test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|[\\/](app[\\/]ui[\\/]|app[\\/]i18n[\\/](texts|load-texts|folder-of-texts|count|figures|working-time)\.|contract[\\/](language|limits|localized|[\w-]+-constants|number-reader[\\/](fold-number|part-slug))\.)/,
                  minShareCount: 2,
                },
                // Only the dashboard has it.
                { name: "router", test: /node_modules[\\/]react-router[\\/]/ },
                { name: "islands", test: /[\\/]app[\\/](public|islands)[\\/]/, minShareCount: 2 },
                // Modules of several screens, which would otherwise be a hundred files of a kilobyte.
                // Those of parts check what is typed with the schemas, whose library no other screen needs; those of
                // imports are not needed where nothing is imported.
                {
                  name: "dashboard",
                  test: /[\\/]app[\\/]dashboard[\\/](?!(part(-grid)?|import)[\\/])/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
}))
