import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export type Import = { file: string; from: string; target: string; to: string }

const specifier = /\b(?:from|import)\s*\(?\s*['"](#app\/|\.\.?\/)([^'"]+)['"]/g

/** All imports below a folder of `app/`, types and inline types included. */
export function readImports(root: string): Import[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('i18n/generated'))
    .map((file) => join(root, file))
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(specifier)].map(([, start, rest]) => {
      const target = start === '#app/' ? join('app', rest!) : join(dirname(file), start!, rest!)
      return { file, from: dirname(file), target, to: dirname(target) }
    }),
  )
}
