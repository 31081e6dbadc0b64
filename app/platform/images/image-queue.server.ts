/** How many pictures are worked on at once; the others wait with their bytes on disk, not in memory. */
const atOnce = 2

let running = 0
const waiting: (() => void)[] = []

/** Runs a task when fewer than two others run, in the order of asking. */
export async function inImageQueue<Result>(task: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await task()
  } finally {
    // the place is handed over and not given back, so nobody can slip in between
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
