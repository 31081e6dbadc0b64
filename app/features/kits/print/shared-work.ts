type Work<Told, Done> = {
  done: Promise<Done>
  told: Told | undefined
  listeners: Set<(told: Told) => void>
  control: AbortController
}

/** Does work once for everybody who asks for it while it runs, and stops it when the last of them has left. */
export class SharedWork<Told, Done> {
  private readonly running = new Map<string, Work<Told, Done>>()

  /** @param signal aborts only for this caller, throwing its reason; the work goes on for the others */
  async join(
    key: string,
    start: (tell: (told: Told) => void, signal: AbortSignal) => Promise<Done>,
    tell: (told: Told) => void,
    signal: AbortSignal,
  ): Promise<Done> {
    signal.throwIfAborted()
    const work = this.running.get(key) ?? this.begin(key, start)
    const listen = (told: Told) => tell(told)
    work.listeners.add(listen)
    if (work.told !== undefined) listen(work.told)
    return new Promise<Done>((resolve, reject) => {
      const leave = () => {
        work.listeners.delete(listen)
        if (work.listeners.size === 0) {
          if (this.running.get(key) === work) this.running.delete(key)
          work.control.abort(signal.reason)
        }
        reject(signal.reason as Error)
      }
      signal.addEventListener('abort', leave, { once: true })
      work.done.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
    })
  }

  private begin(
    key: string,
    start: (tell: (told: Told) => void, signal: AbortSignal) => Promise<Done>,
  ): Work<Told, Done> {
    const control = new AbortController()
    const listeners: Work<Told, Done>['listeners'] = new Set()
    const work: Work<Told, Done> = { done: Promise.reject(new Error('not begun')), told: undefined, listeners, control }
    work.done.catch(() => undefined)
    const tell = (told: Told) => {
      work.told = told
      for (const listen of listeners) listen(told)
    }
    work.done = start(tell, control.signal).finally(() => {
      if (this.running.get(key) === work) this.running.delete(key)
    })
    this.running.set(key, work)
    return work
  }
}
