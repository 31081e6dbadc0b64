/** The others wait with their bytes on disk, not in memory. */
const atOnce = 2

let running = 0
/** Keyed by person, in turn order: somebody who uploads hundreds delays the others by one picture at most. */
const waiting = new Map<string, (() => void)[]>()

/** @param whose the person, or what else takes turns with others */
export async function inImageQueue<Result>(whose: string, task: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) await new Promise<void>((resolve) => wait(whose, resolve))
  else running++
  try {
    return await task()
  } finally {
    // The slot is handed over directly, so that nobody slips in between
    const next = takeNext()
    if (next) next()
    else running--
  }
}

function wait(whose: string, begin: () => void): void {
  const own = waiting.get(whose)
  if (own) own.push(begin)
  else waiting.set(whose, [begin])
}

function takeNext(): (() => void) | undefined {
  const [turn] = waiting
  if (!turn) return undefined
  const [whose, own] = turn
  const next = own.shift()
  waiting.delete(whose)
  if (own.length > 0) waiting.set(whose, own)
  return next
}
