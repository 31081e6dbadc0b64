import { writeFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { room, roomRows, roomPuzzle } from '#app/features/kits/documents/room.fixtures.ts'
import { Typesetter } from '#app/platform/typesetting/typesetter.server.ts'
import { composeKit } from './compose-kit.ts'
import { kitJob } from './kit-job.server.ts'
import { noDetails } from './evening-details.schema.ts'

const typesetter = new Typesetter()
afterAll(() => typesetter.close())
test.each(['a4', 'us-letter'] as const)('%s', async (paper) => {
  const language = paper === 'a4' ? 'fr' : 'en'
  const choice = { language, paper, ink: 'colour', isLarge: false, hostPlays: paper === 'a4' } as const
  const about = { title: 'The Rope at Nine', code: 'K7QX', version: '3f2a', languages: ['en', 'fr'] as const, hintsAddress: 'https://whodini.example/kit/abc/hints', isReachable: true }
  const composing = { about, choice, details: { ...noDetails, roster: [{ characterId: null, person: 'Zoé' }] }, pictures: new Map() }
  const parts = composeKit({ kind: 'escape-room', document: room() }, composing)
  const done = await typesetter.typeset(() => Promise.resolve(kitJob({ about, choice, parts, here: parts.map(({ id }) => id), files: [] })), 'x')
  expect(done).toMatchObject({ outcome: 'set' })
  if (done.outcome === 'set') writeFileSync(`/tmp/ty/${paper}.pdf`, done.pdf)
})
