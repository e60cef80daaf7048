const key = "access_token"

/** The session's token; the specification keeps it in local storage. */
export const readToken = (): string | null => localStorage.getItem(key)
export const storeToken = (token: string): void => localStorage.setItem(key, token)
export const removeToken = (): void => localStorage.removeItem(key)
