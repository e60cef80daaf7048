const key = "access_token"

/** Returns the session's token, which the specification keeps in local storage. */
export const readToken = (): string | null => localStorage.getItem(key)
export const storeToken = (token: string): void => localStorage.setItem(key, token)
export const removeToken = (): void => localStorage.removeItem(key)
