export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

export async function step<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const from = performance.now()
  const result = await run()
  say(`  ${name} (${((performance.now() - from) / 1000).toFixed(1)} s)`)
  return result
}
