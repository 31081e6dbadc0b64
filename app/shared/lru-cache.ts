/** For results that never change. Concurrent calls for a key share one lookup; a failed one is forgotten. */
export class LruCache<Value> {
  readonly #most: number
  readonly #load: (key: string) => Promise<Value>
  readonly #kept = new Map<string, Promise<Value>>()

  constructor(most: number, load: (key: string) => Promise<Value>) {
    this.#most = most
    this.#load = load
  }

  get(key: string): Promise<Value> {
    const known = this.#kept.get(key)
    if (known) {
      // Moved to the end: a Map keeps insertion order, so its first key is the least recently used
      this.#kept.delete(key)
      this.#kept.set(key, known)
      return known
    }
    const value = this.#load(key)
    this.#kept.set(key, value)
    value.catch(() => {
      if (this.#kept.get(key) === value) this.#kept.delete(key)
    })
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest)
    return value
  }

  clear(): void {
    this.#kept.clear()
  }
}
