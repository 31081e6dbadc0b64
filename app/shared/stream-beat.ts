/** The heartbeat of an idle stream: an event, since pages are not notified of comments. */
export const beat = 'beat'
export const beatEveryMs = 15_000

/** Two and a half beats: a stream that has been silent for this long is dead, even if nobody closed it. */
export const silentAfterMs = 40_000

const lookEveryMs = 5_000

type Clock = { now: () => number; after: (ms: number, call: () => void) => () => void }

const clock: Clock = {
  now: Date.now,
  after(ms, call) {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
}

/** A timer that also counts the time the computer slept, when ordinary timers stop. */
export function whenOver(ms: number, call: () => void, { now, after }: Clock = clock): () => void {
  const over = now() + ms
  let callOff = () => {}
  const look = () => {
    const left = over - now()
    if (left > 0) callOff = after(Math.min(left, lookEveryMs), look)
    else call()
  }
  look()
  return () => callOff()
}

/** Calls when the page resumes after the computer slept or the browser froze it. */
export function whenWoken(call: () => void, { now, after }: Clock = clock): () => void {
  let callOff = () => {}
  const look = (due: number) => {
    if (now() - due > lookEveryMs) call()
    const next = now() + lookEveryMs
    callOff = after(lookEveryMs, () => look(next))
  }
  look(now())
  return () => callOff()
}
