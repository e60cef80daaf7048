import { type Language, localPath, prefixPattern } from "./language.ts"

// 256 bits.
const token = "[A-Za-z0-9_-]{43}"
const privatePattern = /^\/r\/[^/]/u

/** Matches a token, and a token with the ending of its file. */
export const tokenPattern = new RegExp(`^${token}$`, "u")
export const fileNamePattern = new RegExp(`^(${token})\\.xlsx$`, "u")

/** Returns the path of the page on which a customer follows an inquiry, in a language. */
export const privatePath = (language: Language, secret: string): string => localPath(language, `/r/${secret}`)

/** Whether a path is that of such a page, or of what could be taken for one. */
export const isPrivatePath = (path: string): boolean => privatePattern.test(path.replace(prefixPattern, ""))

/** Returns a path for logs: without what would open a private page. */
export const withoutSecret = (path: string): string =>
  isPrivatePath(path) ? `${prefixPattern.exec(path)?.[0] ?? ""}/r/…` : path
