/**
 * A function whose parameters are checked like those of a method, both ways: the components treat records of all kinds
 * alike, while each declaration knows its own.
 */
export type MethodLike<Parameters extends readonly unknown[], Result> = {
  method(...parameters: Parameters): Result
}["method"]
