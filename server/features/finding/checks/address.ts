import type { Check } from "../check.ts"

/** Returns whether only browsers of this machine reach an address. */
export const isOfThisMachine = (publicUrl: string): boolean =>
  /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)/u.test(publicUrl)

/** PUBLIC_URL is https, or of this machine; whether browsers ask there, they compare themselves. */
export const addressCheck: Check = {
  name: "address",
  run: async ({ config: { publicUrl } }) => ({
    state: publicUrl.startsWith("https:") || isOfThisMachine(publicUrl) ? "fine" : "fault",
    detail: publicUrl,
  }),
}
