import type { Check } from "../check.ts"

/** PUBLIC_URL is https, or of this machine; whether browsers ask there, they compare themselves. */
export const addressCheck: Check = {
  name: "address",
  run: async ({ config: { publicUrl } }) => ({
    state: /^https:|^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)/u.test(publicUrl) ? "fine" : "fault",
    detail: publicUrl,
  }),
}
