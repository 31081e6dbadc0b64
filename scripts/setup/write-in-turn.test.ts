import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { throwAwayFolder } from '#server/postgres/throw-away-folder.ts'
import { writeInTurn } from './write-in-turn.mjs'

test('files are written one at a time, and one that cannot be written is not passed over', async () => {
  const { path: folder, remove } = throwAwayFolder('whodini-in-turn-')
  try {
    const { fs, check } = writeInTurn()
    await Promise.allSettled(['a', 'b'].map((name) => fs.promises.writeFile(path.join(folder, name), name)))
    expect(readdirSync(folder)).toEqual(['a', 'b'])
    check()
    await Promise.allSettled([fs.promises.writeFile(path.join(folder, 'none', 'c'), 'c')])
    expect(check).toThrow('ENOENT')
  } finally {
    remove()
  }
})
