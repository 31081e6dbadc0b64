import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { lettersOf, scriptPackages, slicesOf } from './script-fonts.ts'

const { resolve } = createRequire(import.meta.url)

/** The upright files of the faces that pages use besides Noto's slices. */
const faces = ['figtree', 'fraunces', 'noto-emoji'].flatMap((name) => {
  const folder = join(dirname(resolve(`@expo-google-fonts/${name}/package.json`)), '400Regular')
  return readdirSync(folder).flatMap((file) => (file.endsWith('.ttf') ? [join(folder, file)] : []))
})

/** All letters that some font of ours has, as runs: the gap after the last one, and how many more follow, in base 36. */
export async function coveredRuns(): Promise<string> {
  const files = [...faces, ...scriptPackages.flatMap(slicesOf).map(({ file }) => file)]
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
