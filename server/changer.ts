/** What history, trash and audit need of a caller: who changes something, and when. */
export interface Changer {
  app: { clock: () => Date }
  account: { id: number | null; name: string }
}
