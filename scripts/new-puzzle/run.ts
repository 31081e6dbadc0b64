/** `npm run new:puzzle -- <id>`: makes and registers a puzzle type that works. Goes on in docs/adding-a-puzzle.md. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ensureMessages } from '#scripts/setup/build.mjs'
import { isPuzzleId, registerPuzzle, renderPuzzle } from './render.ts'

const root = join(import.meta.dirname, '../..')
const types = join(root, 'app/features/puzzles/types')

async function makePuzzle(id: string | undefined): Promise<number> {
  if (!id || !isPuzzleId(id)) {
    console.error(
      'Which? Give a name of small letters, digits and underscores, such as card_trick: npm run new:puzzle -- card_trick',
    )
    return 1
  }
  const folder = join(types, id)
  if (existsSync(folder)) {
    console.error(`There is a puzzle type ${id} already.`)
    return 1
  }
  for (const [path, text] of renderPuzzle(id)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
    console.log(`app/features/puzzles/types/${id}/${path}`)
  }
  const registry = join(types, 'index.ts')
  writeFileSync(registry, registerPuzzle(readFileSync(registry, 'utf8'), id))
  console.log('app/features/puzzles/types/index.ts: the new type is the last of the list')
  await ensureMessages()
  console.log(
    'Its messages are compiled.\n\nNow read docs/adding-a-puzzle.md, change what it is to be, and run npm run check.',
  )
  return 0
}

process.exitCode = await makePuzzle(process.argv[2])
