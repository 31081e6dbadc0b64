import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { templates } from '#app/features/puzzles/registry/puzzle-prints.server.ts'

let known: string | undefined

/** Changes with any template, so that no stored file outlives the template that it was set with. */
export function templatesVersion(): string {
  if (known !== undefined) return known
  const root = join(process.cwd(), templates.root)
  const hash = createHash('sha256')
  for (const folder of ['kits', 'puzzles'])
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort())
      if (file.endsWith('.typ')) hash.update(file).update(readFileSync(join(root, folder, file)))
  known = hash.digest('hex')
  return known
}
