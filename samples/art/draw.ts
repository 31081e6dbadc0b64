import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { drawings } from './drawings.ts'
import { picture } from '#app/features/generation/scenery/svg.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const wanted = process.argv.slice(2)
for (const [file, width, height, draw] of drawings) {
  if (wanted.length > 0 && !wanted.some((name) => file.includes(name))) continue
  const target = path.join(root, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, picture(width, height, draw))
}
