/** The others wait with their bytes on disk, not in memory. */
const atOnce = 2

let running = 0
const waiting: (() => void)[] = []

export async function inImageQueue<Result>(task: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await task()
  } finally {
    // The place is handed over, so that nobody slips in between
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
