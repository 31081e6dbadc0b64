import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('migrations/', import.meta.url)

const { entries } = JSON.parse(readFileSync(new URL('meta/_journal.json', folder), 'utf8')) as {
  entries: { tag: string; idx: number }[]
}

test('of the snapshots only the one that the next migration starts from is kept', () => {
  const last = String(entries.at(-1)!.idx).padStart(4, '0')
  expect(readdirSync(new URL('meta/', folder)).filter((name) => name.endsWith('_snapshot.json'))).toEqual([
    `${last}_snapshot.json`,
  ])
})

test('every entry of the journal has its SQL', () => {
  expect(readdirSync(folder).filter((name) => name.endsWith('.sql'))).toEqual(entries.map(({ tag }) => `${tag}.sql`))
})
