import { plainFaces } from './fonts.ts'
import { lettersOf, scriptPackages, slicesOf } from './script-fonts.ts'

/** All letters that some font of ours has, as runs: the gap after the last one, and how many more follow, in base 36. */
export async function coveredRuns(): Promise<string> {
  const files = [...plainFaces(), ...scriptPackages.flatMap(slicesOf).map(({ file }) => file)]
  const letters = new Set<number>()
  for (const file of files) for (const letter of await lettersOf(file)) letters.add(letter)
  const runs: string[] = []
  let last = 0
  for (const first of [...letters].toSorted((one, other) => one - other)) {
    if (letters.has(first - 1)) continue
    let end = first
    while (letters.has(end + 1)) end++
    runs.push(`${(first - last).toString(36)}+${(end - first).toString(36)}`)
    last = end
  }
  return runs.join(' ')
}
