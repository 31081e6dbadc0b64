import { expect, test } from 'vitest'
import { noRows } from '#app/features/studio/draft/draft.ts'
import { namesOfFiles } from './names-of-files.ts'

const row = (id: string, more: object) => ({ id, translations: {}, translatedFrom: {}, ...more })

test('a file is named after the row that refers to it by id or address; others are left out', () => {
  const names = namesOfFiles(
    {
      rows: {
        ...noRows,
        details: [row('adventure', { title: 'The attic', coverAssetId: 'cover' })],
        scene: [row('hall', { name: 'Hall', imageAssetId: 'hall picture' })],
        puzzle: [row('song', { name: 'Song', configuration: { tracks: [{ url: '/media/song.mp3' }] } })],
      },
    },
    ['cover', 'hall picture', 'song', 'lost'].map((id) => ({ id, url: `/media/${id}.mp3` })),
  )
  expect([...names]).toEqual([
    ['cover', 'The attic'],
    ['song', 'Song'],
    ['hall picture', 'Hall'],
  ])
})
