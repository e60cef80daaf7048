/** Dispatched on `window` when a call requires a proof of identity. A listener that can ask calls `wait`. */
export class PasswordAsked extends Event {
  static readonly type = "password-asked"
  /** Resolves to true when the password was correct and the call may be repeated. */
  answer: Promise<boolean> | null = null

  constructor() {
    super(PasswordAsked.type)
  }

  wait(answer: Promise<boolean>): void {
    this.answer ??= answer
  }
}
