/** Dispatched on `window` when a rejected call may succeed after a question. A listener that can ask it calls `wait`. */
class CallForHelp extends Event {
  /** Resolves to true when the call may be repeated. */
  answer: Promise<boolean> | null = null

  wait(answer: Promise<boolean>): void {
    this.answer ??= answer
  }
}

/** The server rejects the token: sign in again. */
export class SessionEnded extends CallForHelp {
  static readonly type = "session-ended"

  constructor() {
    super(SessionEnded.type)
  }
}

/** The call requires a proof of identity: type the password. */
export class PasswordAsked extends CallForHelp {
  static readonly type = "password-asked"

  constructor() {
    super(PasswordAsked.type)
  }
}
