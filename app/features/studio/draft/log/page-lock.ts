const prefix = 'whodini-unsent:'

/** Held as long as the page is open: no other page may restore what an open page keeps.
 * @returns a function that releases it */
export function holdPage(page: string): () => void {
  let release: () => void = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  void navigator.locks?.request(prefix + page, () => released)
  return release
}

/** Empty where the browser has no locks, i.e. on plain http. */
export async function livingPages(): Promise<Set<string>> {
  const { held = [], pending = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(
    [...held, ...pending].flatMap(({ name }) => (name?.startsWith(prefix) ? name.slice(prefix.length) : [])),
  )
}

/** Runs once that page is closed, in one page only; immediately where the browser has no locks. */
export function afterPage(page: string, run: () => void): void {
  if (navigator.locks) void navigator.locks.request(prefix + page, run)
  else run()
}
