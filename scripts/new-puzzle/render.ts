import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const template = join(import.meta.dirname, 'template')

export const isPuzzleId = (id: string): boolean => id.length <= 40 && /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(id)

/** @returns text by path inside the folder */
export function renderPuzzle(id: string): Map<string, string> {
  const words = id.replaceAll('_', ' ')
  const parts: Record<string, string> = {
    id,
    kebab: id.replaceAll('_', '-'),
    words: words[0]!.toUpperCase() + words.slice(1),
  }
  const fill = (text: string) =>
    Object.entries(parts).reduce((filled, [name, value]) => filled.replaceAll(`__${name}__`, value), text)
  const paths = readdirSync(template, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.txt'))
  return new Map(
    paths.map((path) => [fill(path.slice(0, -'.txt'.length)), fill(readFileSync(join(template, path), 'utf8'))]),
  )
}

export function registerPuzzle(list: string, id: string): string {
  const name = id.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())
  const imported = `import { puzzleType as ${name} } from './${id}/index.ts'\n`
  return `${imported}${list.replace(/\]\s*$/, `  ${name},\n]\n`)}`
}
