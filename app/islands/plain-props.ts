type Primitive = string | number | boolean | null | undefined

/** Type itself if JSON can represent it; other values, at any depth, become `never`. */
export type Plain<T> = T extends Primitive
  ? T
  : T extends (...given: never[]) => unknown
    ? never
    : T extends Date | RegExp | Map<unknown, unknown> | Set<unknown> | Promise<unknown> | symbol | bigint
      ? never
      : T extends object
        ? { [Key in keyof T]: Plain<T[Key]> }
        : never
