import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { definingRooms, readSelectors, readUsedClasses } from "./class-names.ts"
import { root } from "./root.ts"

const SHORTEST = 4
// Found by scripts, or named only to drop the markers of a list (`ul[class]`).
const UNSTYLED = new Set(["pasted-remove", "plain-list"])
const read = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }))
const twice = (sheets: Record<string, string>) => {
  const selectors = Object.entries(sheets).flatMap(([file, css]) => readSelectors(file, css))
  return [...definingRooms(selectors, "app/ui")].filter(([, rooms]) => rooms.size > 1).map(([name]) => name)
}

describe("the class names of the style sheets", () => {
  const sheets = read("app/**/*.css")
  const selectors = sheets.flatMap(({ file, text }) => readSelectors(file, text))

  it("have at least four characters", () => {
    expect(selectors.length).toBeGreaterThan(1000)
    const short = selectors.flatMap(({ file, classes }) =>
      classes.filter((name) => name.length < SHORTEST).map((name) => `${file}: .${name}`),
    )
    expect(short).toEqual([])
  })

  it("are defined in one room each", () => {
    expect(twice(Object.fromEntries(sheets.map(({ file, text }) => [file, text])))).toEqual([])
  })

  it("have at least four characters in the markup too", () => {
    const names = read("app/**/*.tsx").flatMap(({ file, text }) =>
      [...text.matchAll(/className="([^"]*)"/g)].flatMap(([, value = ""]) =>
        value.split(" ").map((name) => ({ file, name })),
      ),
    )
    expect(names.length).toBeGreaterThan(500)
    expect(names.filter(({ name }) => name.length < SHORTEST)).toEqual([])
  })

  it("are defined for all markup, in its room or in the shared one", () => {
    const rooms = definingRooms(selectors, "app/ui")
    const isDefined = (name: string, file: string) => {
      const defining = rooms.get(name)
      // A shared component may be styled by the rooms that use it.
      if (file.startsWith("app/ui/")) return defining !== undefined
      return defining?.has("app/ui") || defining?.has(file.split("/").slice(0, 2).join("/"))
    }
    const used = read("app/*/**/*.tsx").flatMap(({ file, text }) =>
      readUsedClasses(text).map((name) => ({ file, name })),
    )
    expect(used.length).toBeGreaterThan(1000)
    expect(used.filter(({ file, name }) => !UNSTYLED.has(name) && !isDefined(name, file))).toEqual([])
  })
})

describe("readSelectors", () => {
  it("reads lists, nested lists and media, and skips comments, values and keyframes", () => {
    const css = `/* .not {} */ .part:is(.first, .last) > a, b .part-name { background: url(a.png) }
      @media (min-width: 1.5em) { .wide { margin: .5em } } @keyframes run { to { opacity: 0 } }`
    expect(readSelectors("app/public/styles/parts.css", css).map(({ classes }) => classes)).toEqual([
      ["part", "first", "last"],
      ["part-name"],
      ["wide"],
    ])
  })
})

describe("readUsedClasses", () => {
  it("reads attributes and the literals of expressions, and skips comparisons and assembled names", () => {
    const tsx = `<p className="part wide"><b className={kind === "old" ? "gone" : undefined} title="{x">
      <i className={\`row row-\${kind}\${isOpen ? " open" : ""}\`} />`
    expect(readUsedClasses(tsx)).toEqual(["part", "wide", "gone", "open", "row"])
  })
})

describe("definingRooms", () => {
  const ui = { "app/ui/controls.css": ".button { color: red }" }

  it("finds a class defined in two rooms", () => {
    expect(twice({ "app/public/a.css": ".card {}", "app/dashboard/b.css": ".list .card {}" })).toEqual(["card"])
  })

  it("finds a shared class that another room redefines", () => {
    expect(twice({ ...ui, "app/public/a.css": "a.button:hover {}" })).toEqual(["button"])
  })

  it("allows a room to place a shared class inside a class of its own", () => {
    expect(twice({ ...ui, "app/public/a.css": ".card .button {}", "app/dashboard/b.css": ".row .button {}" })).toEqual(
      [],
    )
  })
})
