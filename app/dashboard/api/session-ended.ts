/** Dispatched on `window` when the server no longer accepts the token. A listener that can sign in on the spot calls `wait`. */
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
