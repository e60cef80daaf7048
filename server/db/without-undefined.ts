/** An absent field of a patch stays as it is; Kysely and the engines must not see it. */
export function withoutUndefined<T extends object>(patch: T): Partial<T> {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as Partial<T>
}
