/** Tells the time; tests travel by it. */
export type Clock = () => Date
