import { globSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"

/** Rooms that are used through a few files; all others of the room are its inside. */
const doors = [
  {
    room: "server/search/",
    // What is found; near numbers; what writers store; words and aliases of the catalogue.
    open: [
      "search-parts",
      "near-numbers",
      "search-texts",
      "search-keys",
      "fold",
      "words-key",
      "stem",
      "known-words",
      "resolve-aliases",
    ],
    others: ["other-spellings"],
  },
  {
    room: "contract/number-reader/",
    // What a list asks for; what a number, a quantity and a heading are.
    open: ["read-numbers", "fold-number", "same-part", "part-slug", "own-slug", "look-alikes"],
    others: ["number-shape", "parse-quantity", "headings"],
  },
]

const sources = globSync("{app,bench,contract,seed,server,tooling}/**/*.{ts,tsx}").filter(
  (file) => !/\.test\.tsx?$/u.test(file),
)

it.each(doors)("$room is imported through its doors only", ({ room, open, others }) => {
  const inside = new RegExp(`from "#${room}([\\w-]+)\\.ts"`, "gu")
  const found = sources
    .filter((file) => !file.startsWith(room))
    .flatMap((file) =>
      Array.from(readFileSync(file, "utf8").matchAll(inside), ([, name = ""]) => ({ file, name })).filter(
        ({ name }) => ![...open, ...others].includes(name),
      ),
    )
  expect(found).toEqual([])
})
