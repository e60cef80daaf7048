import { staffCookie } from "#contract/visit-constants.ts"

const key = "access_token"
const writeStaffCookie = (seconds: number) => {
  document.cookie = `${staffCookie}; Path=/; SameSite=Lax; Max-Age=${seconds}`
}

/** Returns the session's token, which the specification keeps in local storage. */
export const readToken = (): string | null => localStorage.getItem(key)
export const storeToken = (token: string): void => localStorage.setItem(key, token)
/** Marks the browser of somebody who is signed in: its page views are not counted. */
export const markStaff = (): void => writeStaffCookie(365 * 86_400)
export function removeToken(): void {
  localStorage.removeItem(key)
  writeStaffCookie(0)
}

let isSignedOut = false
/** Removes the token because the person signs out: calls still under way must not ask for a new sign-in. */
export function signOut(): void {
  isSignedOut = true
  removeToken()
}
/** Returns whether the person has signed out on this page, which is about to be left. */
export const hasSignedOut = (): boolean => isSignedOut
