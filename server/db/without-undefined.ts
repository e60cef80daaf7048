/** The fields of a patch that are there. */
export type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> }

/** Returns the patch without absent fields, which stay as they are; Kysely and the engines must not see them. */
export function withoutUndefined<T extends object>(patch: T): Defined<T> {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as Defined<T>
}
