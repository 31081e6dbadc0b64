/**
 * Keeps the most recently used values of a slow lookup whose results never change. Calls for one key at the same time share
 * one lookup; a lookup that fails is forgotten, so that the next call tries again.
 */
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
      // Put last again: a Map keeps the order of insertion, so the first key is the one longest unused
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
