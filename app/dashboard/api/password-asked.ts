/** Dispatched on `window` when a call wants the person to prove again who they are. A listener that can ask calls `wait`. */
export class PasswordAsked extends Event {
  static readonly type = "password-asked"
  /** True when the password was right and the refused call may be repeated. */
  answer: Promise<boolean> | null = null

  constructor() {
    super(PasswordAsked.type)
  }

  wait(answer: Promise<boolean>): void {
    this.answer ??= answer
  }
}
