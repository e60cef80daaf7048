/** Announced on `window` when the server no longer accepts the token. Whoever can sign in again on the spot says so by `wait`. */
export class SessionEnded extends Event {
  static readonly type = "session-ended"
  /** True when there is a new session and the failed call may be repeated. */
  renewal: Promise<boolean> | null = null

  constructor() {
    super(SessionEnded.type)
  }

  wait(renewal: Promise<boolean>): void {
    this.renewal ??= renewal
  }
}
