import { posix } from "node:path"
import { type Room, rooms } from "./room-table.ts"

const FOLDERS = /^(app|bench|build|contract|docs|public|seed|server|tests|tooling)\//
const ROOT_FILES = /^[\w.-]+\.(ts|json)$/
const STYLES = /\.css$/
const TESTS = /\.test\.tsx?$/

/** Returns the room of a repository file. */
function roomOf(file: string): Room | undefined {
  return rooms.find((room) => matches(room.holds, file))
}

/** Returns the repository path of an import, or the name of a package or built-in module. */
export function targetOf(fromFile: string, specifier: string): string {
  const plain = specifier.replace(/\?.*$/, "")
  if (plain.startsWith("#")) return plain.slice(1)
  if (plain.startsWith(".")) return posix.join(posix.dirname(fromFile), plain)
  return plain
}

export function isInRepository(target: string): boolean {
  return FOLDERS.test(target) || ROOT_FILES.test(target)
}

/** Returns why one file may not import another file or package, or null when it may. */
export function checkImport(fromFile: string, toSpecifierOrFile: string, isTypeOnly: boolean): string | null {
  const to = targetOf(fromFile, toSpecifierOrFile)
  const reason = whyNot(fromFile, to, isTypeOnly)
  return reason && `${fromFile} must not import ${to}: ${reason}`
}

/** Returns whether a file may be part of what a browser loads. */
export function mayReachBrowser(file: string): boolean {
  return STYLES.test(file) || (roomOf(file)?.runsInBrowser ?? true)
}

function whyNot(from: string, to: string, isTypeOnly: boolean): string | null {
  const room = roomOf(from)
  if (!room) return `${from} lies in no room of the import table`
  const rules = [room, ...room.extra.filter((extra) => extra.holds.test(from))]
  if (!isInRepository(to)) {
    return rules.some(({ packages = [] }) => matches(packages, to)) ? null : `${room.name} may not use this package`
  }
  if (TESTS.test(to)) return "tests are imported by nobody"
  if (rules.some(({ files = [] }) => matches(files, to))) return null
  if (isTypeOnly && rules.some(({ types = [] }) => matches(types, to))) return null
  const other = roomOf(to)
  if (!other) return `${to} lies in no room of the import table`
  if (other === room) {
    if (partOf(room, from) === partOf(room, to)) return null
    return `${partOf(room, from)} and ${partOf(room, to)} are separate parts of ${room.name}`
  }
  return `${room.name} may not take ${isTypeOnly ? "types" : "values"} from ${other.name}`
}

function partOf(room: Room, file: string): string | undefined {
  return room.part?.exec(file)?.[1]
}

function matches(patterns: readonly RegExp[], text: string): boolean {
  return patterns.some((pattern) => pattern.test(text))
}
