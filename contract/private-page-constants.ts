import { type Language, localPath, prefixPattern } from "./language.ts"

// 256 bits.
const token = "[A-Za-z0-9_-]{43}"
const privatePattern = /^[/\\]*(?:[a-z]{2}[/\\]+)?r[/\\]+[^/\\]|[/\\]r[/\\]+[\w-]{43}/iu
// ASCII escapes, also of escapes.
const escapes = /%(?:25)*([0-7][\da-f])/giu

/** Matches a token, optionally with the extension of its file. */
export const tokenPattern = new RegExp(`^${token}$`, "u")
export const fileNamePattern = new RegExp(`^(${token})\\.xlsx$`, "u")

/** Matches the file of one revision of an offer below a private page: `2.pdf`. */
export const offerFilePattern = /^([1-9]\d{0,3})\.(pdf|xlsx)$/u

/** Returns the path of an inquiry's private page, in a language. */
export const privatePath = (language: Language, secret: string): string => localPath(language, `/r/${secret}`)

/** Returns whether a path is that of a private page, or resembles one in any spelling that may carry a secret. */
export const isPrivatePath = (path: string): boolean =>
  privatePattern.test(path.replace(escapes, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16))))

/** Returns a path for logs, without the secret of a private page. */
export const withoutSecret = (path: string): string =>
  isPrivatePath(path) ? `${prefixPattern.exec(path)?.[0] ?? ""}/r/…` : path
