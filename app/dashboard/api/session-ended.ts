/** Dispatched on `window` when the server rejects the token. A listener that can sign in calls `wait`. */
export class SessionEnded extends Event {
  static readonly type = "session-ended"
  /** Resolves to true when there is a new session and the call may be repeated. */
  renewal: Promise<boolean> | null = null

  constructor() {
    super(SessionEnded.type)
  }

  wait(renewal: Promise<boolean>): void {
    this.renewal ??= renewal
  }
}
