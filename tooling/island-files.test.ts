import { expect, it } from "vitest"
import { listFiles } from "./island-files.ts"

it("lists the files of an island and its texts, without those that every page has loaded", () => {
  const found = listFiles({
    "app/entry.client.tsx": { file: "assets/entry.js", imports: ["_start.js"], isEntry: true },
    "_start.js": { file: "assets/start.js" },
    "_react.js": { file: "assets/react.js" },
    "_shared.js": { file: "assets/shared.js", css: ["assets/shared.css"], imports: ["_react.js", "_start.js"] },
    "app/public/common-islands.ts": { file: "assets/common.js", imports: ["_react.js"], isDynamicEntry: true },
    "app/public/product/gallery.tsx": { file: "assets/gallery.js", imports: ["_shared.js"], isDynamicEntry: true },
    "app/i18n/part-list/ru.ts": { file: "assets/ru.js", isDynamicEntry: true },
    "app/i18n/frame.de.ts": { file: "assets/frame.js", isDynamicEntry: true },
  })
  expect(found.islands["gallery"]?.toSorted()).toEqual([
    "/assets/common.js",
    "/assets/gallery.js",
    "/assets/react.js",
    "/assets/shared.css",
    "/assets/shared.js",
  ])
  expect(found.common).toEqual(["/assets/common.js", "/assets/react.js"])
  expect(found.texts).toEqual({ ru: { "part-list": ["/assets/ru.js"] }, de: { frame: ["/assets/frame.js"] } })
})
