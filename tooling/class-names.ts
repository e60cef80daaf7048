/** A selector of a style sheet, with the room of its file. */
export interface StyleSelector {
  file: string
  room: string
  classes: string[]
}

const comments = /\/\*[\s\S]*?\*\//g
const preludes = /([^{};]+)\{/g
const classNames = /\.(-?[_a-zA-Z][\w-]*)/g
const classAttributes = /\bclassName=(?:"([^"]*)"|\{)/g
const comparisons = /[!=]==\s*"[^"]*"/g
const substitutions = /\$\{[^{}]*\}/g
const quoted = /"([^"]*)"/g
const templated = /`([^`]*)`/g

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
    const ownNames = room === sharedRoom ? classes : classes.filter((name) => !shared.has(name))
    for (const name of ownNames.length > 0 ? ownNames : classes)
      rooms.set(name, (rooms.get(name) ?? new Set()).add(room))
  }
  return rooms
}

/** Returns the class names written out in the markup of a component, without those assembled from values. */
export function readUsedClasses(tsx: string): string[] {
  return [...tsx.matchAll(classAttributes)]
    .flatMap(({ index, 0: start, 1: text }) => (text === undefined ? literalsAt(tsx, index + start.length) : [text]))
    .flatMap((text) => text.split(/\s+/u))
    .filter((name) => /^[a-z][\w-]*$/u.test(name))
}

/** Returns the string literals of the expression that begins at a position, except those compared with a value. */
function literalsAt(tsx: string, start: number): string[] {
  let end = start
  for (let depth = 1; depth > 0 && end < tsx.length; end++) {
    if (tsx[end] === "{") depth++
    if (tsx[end] === "}") depth--
  }
  const expression = tsx.slice(start, end - 1).replaceAll(comparisons, "")
  const templates = expression.replaceAll(substitutions, "\0")
  return [...expression.matchAll(quoted), ...templates.matchAll(templated)].map(([, text = ""]) => text)
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
