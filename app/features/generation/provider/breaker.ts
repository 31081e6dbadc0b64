const failuresToOpen = 5
const restMs = 30_000

/** Circuit breaker: after five failures in a row nothing is sent for half a minute; then one call tries. */
export class Breaker {
  #failures = 0
  #closedUntil = 0

  /** Milliseconds to wait; 0 if a call may be sent. */
  waitMs(now = Date.now()): number {
    return Math.max(0, this.#closedUntil - now)
  }

  /** Call before sending: the first call after the pause tries alone. */
  begin(now = Date.now()): void {
    if (this.#failures >= failuresToOpen) this.#closedUntil = now + restMs
  }

  succeeded(): void {
    this.#failures = 0
    this.#closedUntil = 0
  }

  failed(now = Date.now()): void {
    this.#failures++
    if (this.#failures >= failuresToOpen) this.#closedUntil = now + restMs
  }
}
