/** The fields of a patch that are set. */
export type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> }

/** Returns the patch without undefined fields: spread over a record they would erase its values. */
export function withoutUndefined<T extends object>(patch: T): Defined<T> {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as Defined<T>
}
