/** The import table of the architecture: what each room may import. Used through rooms.ts. */
export type Rules = {
  /** Files of other rooms it may import, as repository paths. */
  files: RegExp[]
  /** Files it may also import types from (`import type` is erased). */
  types: RegExp[]
  packages: RegExp[]
}
export type Room = Rules & {
  name: string
  holds: RegExp[]
  runsInBrowser: boolean
  /** Name of each part of a room with separate parts; only files of one part import each other. */
  part?: RegExp
  /** Files of the room with further permissions. */
  extra: (Partial<Rules> & { holds: RegExp })[]
}

const any = /^/
const contract = /^contract\//
const constants = /^contract\/([\w-]+-constants|language|localized|limits|dashboard-limits|page-address)\.ts$/
/** Plain code that reads part numbers, for server and pages. */
const numberReader = /^contract\/number-reader\//
const language = /^contract\/language\.ts$/
const richScripts = /^contract\/rich-script-constants\.ts$/
const ui = /^app\/ui\//
const texts = /^app\/i18n\//
const islands = /^app\/islands\//
const shell = /^app\/[\w.-]+\.tsx?$/
const server = /^server\//
const base = /^server\/(?!(?:app|features)\.ts$|start-)[\w-]+\.ts$/
const backstage = /^server\/(auth|csv|db|demand|i18n|limits|mail|media|records|rich-text|search)\//
const apiKit = /^server\/api-kit\//
const contextKey = /^server\/app-context-key\.ts$/
/** Renders what a page shows; used by loaders only. */
const qrCode = /^server\/qr-code\.ts$/
const store = /^server\/features\/[\w-]+\/([\w-]+-)?store[\w-]*\.ts$/
const commands = /^server\/features\/[\w-]+\/commands\//

const reactAlone = /^(react|react-dom)(\/|$)/
const react = /^(react|react-dom|react-router)(\/|$)/
const fonts = /^@fontsource/
const node = /^node:/
const hono = /^(hono|@hono\/[\w-]+|hono-openapi)(\/|$)/
const router = /^(virtual:react-router\/server-build$|(react-router|@react-router\/node)(\/|$))/
const notForServers = "react|@react|@tanstack|@tiptap|@fontsource|vite|@playwright|knip|virtual:"
const plain = new RegExp(`^(?!${notForServers}|hono|@hono)`)

function room(name: string, holds: RegExp | RegExp[], rules: Partial<Omit<Room, "name" | "holds">>): Room {
  const none = { files: [], types: [], packages: [], extra: [], runsInBrowser: false }
  return { ...none, ...rules, name, holds: [holds].flat() }
}

/** The first room that matches a file is its room. */
export const rooms: readonly Room[] = [
  room("tests", [/\.test\.tsx?$/, /^tests\//], { files: [any], packages: [any] }),
  room("seed", /^seed\//, { files: [any], packages: [any] }),
  room("tooling", [/^(tooling|bench)\//, /^[\w.-]+\.config\.ts$/], { files: [any], packages: [any] }),
  room("the manifest", /^package\.json$/, {}),
  room("the build", /^build\//, {}),
  room("main", /^main\.ts$/, {
    files: [server, contract, /^seed\//, /^build\//, /^package\.json$/],
    packages: [plain],
  }),

  room("contract's constants", constants, { runsInBrowser: true }),
  room("the number reader", numberReader, { runsInBrowser: true, files: [numberReader, constants] }),
  room("contract", contract, { runsInBrowser: true, files: [constants], packages: [/^zod(\/|$)/] }),

  room("app/ui", ui, {
    runsInBrowser: true,
    files: [language, richScripts],
    packages: [react, fonts, /^@noble\/hashes\//],
  }),
  room("app/i18n", texts, {
    runsInBrowser: true,
    files: [language],
    types: [/^contract\/widen\.ts$/],
    packages: [react],
  }),
  room("app/islands", islands, {
    runsInBrowser: true,
    files: [islands, ui, texts, language, /^contract\/visit-constants\.ts$/],
    types: [/^app\/island-registry\.ts$/],
    packages: [reactAlone],
  }),
  room("app/public", /^app\/public\//, {
    runsInBrowser: true,
    files: [islands, ui, texts, constants, numberReader, store, commands, contextKey, qrCode],
    types: [contract, server],
    packages: [react],
  }),
  room("app/dashboard", /^app\/dashboard\//, {
    runsInBrowser: true,
    files: [contract, ui, texts],
    types: [server],
    packages: [react, /^(@tiptap|@tanstack|diff)\//, /^zod(\/|$)/, /^hono\/client$/],
  }),
  room("the app's server entry", /^app\/(?:entry\.server|render-markup|render-island)\.tsx?$/, {
    files: [shell, islands, ui, texts, constants, contextKey, /^server\/edge\//],
    types: [contract, server],
    packages: [react, node, /^@react-router\/node(\/|$)/, /^virtual:island-files$/],
  }),
  room("the app's shell", shell, {
    runsInBrowser: true,
    files: [islands, ui, texts, constants, contextKey, /^app\/public\//, /^app\/dashboard\/kinds\.ts$/],
    types: [contract, server],
    packages: [react, fonts, /^@react-router\/dev\/routes$/],
  }),

  room("server/features", /^server\/features\//, {
    part: /^server\/features\/([\w-]+)\//,
    files: [contract, backstage, base],
    types: [apiKit],
    packages: [plain],
    extra: [
      {
        holds: /^server\/features\/[\w-]+\/(api[\w-]*[./]|[\w-]+-(?:routes|api)\.)/,
        files: [apiKit],
        packages: [hono],
      },
      // Features that combine several others in one response, so they read the others' stores.
      {
        holds: /^server\/features\/(navbar|search|find|home|sitemap|backup|catalogue|person|part-page|redirect)\//,
        files: [store],
      },
      // Lines of an inquiry are read out of the same files as a buyer's list.
      { holds: /^server\/features\/inquiry\//, files: [/^server\/features\/spare\/sheet\/read-list-file\.ts$/] },
      // An offer answers an inquiry, and is part of its conversation.
      { holds: /^server\/features\/offer\//, files: [store, /^server\/features\/(inquiry|part-page)\//] },
      // Translations are saved as drafts, and come back in workbooks.
      {
        holds: /^server\/features\/translation\//,
        files: [
          store,
          /^server\/features\/(publishing\/(commands\/save-draft|draft-fields)|spare\/workbook\/[\w-]+)\.ts$/,
        ],
      },
      { holds: /^server\/features\/backup\//, files: [/^server\/backup\//] },
      // Checks look at everything.
      {
        holds: /^server\/features\/finding\//,
        files: [
          store,
          /^server\/backup\//,
          /^server\/features\/(text-page\/record|redirect\/unknown-paths|translation\/read-units|inquiry\/incoming\/poll-mailbox)\.ts$/,
        ],
      },
    ],
  }),
  // Of living code a migration imports only the declared tables.
  room("migrations", /^server\/db\/migrations\//, {
    files: [/^server\/db\/(migrations\/|schema\/tables\.ts|create-tables\.ts)/],
    packages: [/^kysely/],
  }),
  room("server/db", /^server\/db\//, {
    files: [constants, base],
    types: [contract, backstage],
    packages: [plain],
    extra: [{ holds: /^server\/db\/migrate\.ts$/, files: [/^server\/db\/migrations\//] }],
  }),
  room("server/media", /^server\/media\//, {
    files: [constants, base, /^server\/db\//],
    types: [contract],
    packages: [plain],
  }),
  room("server/records", /^server\/records\//, {
    files: [contract, backstage, base, apiKit],
    packages: [plain, hono],
  }),
  room("server's backstage", backstage, {
    files: [contract, backstage, base],
    types: [apiKit],
    packages: [plain, hono],
  }),
  room("server/backup", /^server\/backup\//, { files: [contract, backstage, base, store], packages: [plain] }),
  room("server/api-kit", apiKit, { files: [contract, backstage, base], types: [server], packages: [plain, hono] }),
  room("server/edge", /^server\/edge\//, { files: [contract, server], packages: [plain, hono, router] }),
  room("server's app", /^server\/(app|features|start-[\w-]+)\.ts$/, {
    files: [contract, server],
    packages: [plain, hono, router],
  }),
  room("server's base", base, {
    files: [contract, backstage],
    types: [server],
    packages: [plain],
    extra: [
      // The router creates the key under which loaders find the context.
      { holds: contextKey, packages: [react] },
      { holds: /^server\/feature\.ts$/, packages: [hono] },
    ],
  }),
]
