/**
 * A function with bivariant parameters, as methods have them: components treat all kinds of record alike, while a
 * declaration knows the type of its own.
 */
export type MethodLike<Parameters extends readonly unknown[], Result> = {
  method(...parameters: Parameters): Result
}["method"]
