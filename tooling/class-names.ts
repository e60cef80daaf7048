/** A selector of a style sheet, with the room of its file. */
export interface StyleSelector {
  file: string
  room: string
  classes: string[]
}

const comments = /\/\*[\s\S]*?\*\//g
const preludes = /([^{};]+)\{/g
const classNames = /\.(-?[_a-zA-Z][\w-]*)/g

/** Returns the selectors of one style sheet that contain a class, list items separately. */
export function readSelectors(file: string, css: string): StyleSelector[] {
  const room = file.split("/").slice(0, 2).join("/")
  return [...css.replace(comments, "").matchAll(preludes)]
    .map(([, prelude = ""]) => prelude.trim())
    .filter((prelude) => !prelude.startsWith("@"))
    .flatMap(splitList)
    .map((selector) => ({ file, room, classes: [...selector.matchAll(classNames)].map(([, name = ""]) => name) }))
    .filter(({ classes }) => classes.length > 0)
}

/**
 * Returns the rooms that define each class. Shared classes may be used in other rooms' selectors together with a class
 * of that room; a selector of shared classes only is a second definition.
 */
export function definingRooms(selectors: StyleSelector[], sharedRoom: string): Map<string, Set<string>> {
  const shared = new Set(selectors.filter(({ room }) => room === sharedRoom).flatMap(({ classes }) => classes))
  const rooms = new Map<string, Set<string>>()
  for (const { room, classes } of selectors) {
    const own = room === sharedRoom ? classes : classes.filter((name) => !shared.has(name))
    for (const name of own.length > 0 ? own : classes) rooms.set(name, (rooms.get(name) ?? new Set()).add(room))
  }
  return rooms
}

/** Splits a selector list at its commas, except inside `:is()` and the like. */
function splitList(list: string): string[] {
  const items = [""]
  let depth = 0
  for (const character of list) {
    if (character === "(") depth++
    if (character === ")") depth--
    if (character === "," && depth === 0) items.push("")
    else items.push(`${items.pop()}${character}`)
  }
  return items
}
