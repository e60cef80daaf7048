const key = "access_token"

/** Returns the session's token, which the specification keeps in local storage. */
export const readToken = (): string | null => localStorage.getItem(key)
export const storeToken = (token: string): void => localStorage.setItem(key, token)
export const removeToken = (): void => localStorage.removeItem(key)

let isSignedOut = false
/** Removes the token because the person signs out: calls still under way must not ask for a new sign-in. */
export function signOut(): void {
  isSignedOut = true
  removeToken()
}
/** Returns whether the person has signed out on this page, which is about to be left. */
export const hasSignedOut = (): boolean => isSignedOut
