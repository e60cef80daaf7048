import { reactRouter } from "@react-router/dev/vite"
import { type Plugin, defineConfig } from "vite"
import { missingRouteModules } from "./tooling/missing-route-modules.ts"
import { publicManifest } from "./tooling/public-manifest.ts"
import { roomsGuard } from "./tooling/rooms-guard.ts"

// Not public/layout.tsx: its style sheet would follow these pieces into the dashboard. Not the entry: it waits for the dictionary, which itself takes from here.
const framePieces =
  /[\\/](app[\\/](root|head-script|nonce-context|i18n[\\/](texts|count|figures)|ui[\\/](icon|picture|rich-text|dimension-line|font-preloads|announcer)|public[\\/](layout[\\/](?!drawer|footer|menu-panels)|search-box[\\/]plain-search|not-found|page-head|site-data|local-link|page-link|phone-link|breadcrumb|error-message|design-picture|site-pictures|choose-text|read-params|use-on-demand|hydrate-on-touch|use-last|marked|request-list[\\/](request-item|use-request-list)[.]|part-list[\\/]add-button))|contract[\\/](language|limits|email-constants)[.])/

// What pages with a form share, apart from what is fetched on demand.
const formPieces =
  /[\\/]app[\\/](ui[\\/](error-summary|form-field)|public[\\/](inquiry[\\/](?!send-)|human-check[\\/](human-check|use-human)|request-list[\\/]request-items[.]))/

// What is shown beside the form on contact and spare parts.
const askPieces = /[\\/]app[\\/]public[\\/](contact-plate|paste-numbers[\\/]paste-numbers)[.]/

/** The programs that Node runs, each built into one file of build/server with what it shares with the others beside it. */
const programs = {
  index: "./server/app.ts",
  main: "./main.ts",
  "encode-process": "./server/media/encode-process.ts",
  "password-process": "./server/auth/password-process.ts",
  "sheet-process": "./server/features/spare/sheet/sheet-process.ts",
}

/** The router's plugin names every program of the server alike. */
const programNames: Plugin = {
  name: "program-names",
  enforce: "post",
  configEnvironment: (name) =>
    name === "ssr" ? { build: { rolldownOptions: { output: { entryFileNames: "[name].js" } } } } : null,
}

/** V8 keeps the source of what it runs, and two bytes for each character of a file as soon as one of them is beyond Latin-1: those are written as escapes. */
const latinPrograms: Plugin = {
  name: "latin-programs",
  applyToEnvironment: ({ name }) => name === "ssr",
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === "chunk")
        file.code = file.code.replace(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
  },
}

// Packages are built in, so that a start reads a tenth of the files and keeps no source that nobody runs; the exceptions bring machine
// code or load parts of themselves by name.
const loadedAtRunTime = ["nodemailer", "pg", "pino", "prom-client", "sharp", "tar-stream"]

export default defineConfig(({ command }) => ({
  plugins: [roomsGuard(), missingRouteModules(), reactRouter(), publicManifest(), programNames, latinPrograms],
  build: { sourcemap: false, cssMinify: true, assetsInlineLimit: 0, modulePreload: false },
  environments: {
    ssr: {
      ...(command === "build" && {
        resolve: { noExternal: true as const, external: loadedAtRunTime },
        define: { "process.env.NODE_ENV": '"production"' },
      }),
      build: { rolldownOptions: { input: programs, output: { comments: false } } },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "vendor", test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
                // What every public page loads: together it compresses a fifth better than in twenty files.
                { name: "site", test: framePieces },
                { name: "form", test: formPieces },
                { name: "ask", test: askPieces },
              ],
            },
          },
        },
      },
    },
  },
}))
