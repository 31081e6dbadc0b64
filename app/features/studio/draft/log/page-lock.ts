const prefix = 'whodini-unsent:'

/** Held as long as the page lives: what a living page keeps is nobody else's to restore. @returns what releases it */
export function holdPage(page: string): () => void {
  let release: () => void = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  void navigator.locks?.request(prefix + page, () => released)
  return release
}

/** None where the browser has no locks, on plain http. */
export async function livingPages(): Promise<Set<string>> {
  const { held = [], pending = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(
    [...held, ...pending].flatMap(({ name }) => (name?.startsWith(prefix) ? name.slice(prefix.length) : [])),
  )
}

/** Runs once that page is closed, alone of all pages; at once where the browser has no locks. */
export function afterPage(page: string, run: () => void): void {
  if (navigator.locks) void navigator.locks.request(prefix + page, run)
  else run()
}
