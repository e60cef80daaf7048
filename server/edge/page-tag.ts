import { hash } from "node:crypto"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { namesTag, tagOf } from "#server/api-kit/entity-tag.ts"

/**
 * Returns a function that makes ETags for pages outside the cache from program file, URL and loader data, so that an
 * unchanged page is 304 before it is rendered.
 */
export function createPageTag(programFile: string) {
  const program = hash("sha256", readFileSync(fileURLToPath(programFile)), "base64url")
  return (url: string, loaded: unknown): string => `W/${tagOf(JSON.stringify([program, url, loaded]))}`
}

/** Bytes of tagged pages as they were sent, of the latest to be asked for. */
export interface SentPages {
  find: (tag: string, encoding: string) => Buffer<ArrayBuffer> | undefined
  keep: (tag: string, encoding: string, bytes: Buffer<ArrayBuffer>) => void
}

/** Creates a store of sent pages of at most so many bytes: what a tag names is never another page. */
export function createSentPages(maxBytes: number): SentPages {
  const pages = new Map<string, Buffer<ArrayBuffer>>()
  let size = 0
  return {
    find: (tag, encoding) => {
      const key = `${encoding} ${tag}`
      const bytes = pages.get(key)
      if (bytes && pages.delete(key)) pages.set(key, bytes)
      return bytes
    },
    keep: (tag, encoding, bytes) => {
      const added = `${encoding} ${tag}`
      if (pages.has(added)) return
      pages.set(added, bytes)
      size += bytes.length
      for (const [key, oldest] of pages) {
        if (size <= maxBytes) return
        pages.delete(key)
        size -= oldest.length
      }
    },
  }
}

/** Returns whether the client already has the page with this tag. */
export const isUnchanged = (request: Request, tag: string): boolean =>
  namesTag(request.headers.get("If-None-Match"), tag)
