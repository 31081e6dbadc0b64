/** What the person at the terminal reads while the product starts and stops: plain lines, how far it is. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Runs one step of the start and says how long it took. */
export async function step<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const from = performance.now()
  const result = await run()
  say(`  ${name} (${((performance.now() - from) / 1000).toFixed(1)} s)`)
  return result
}
