import { expect, test } from 'vitest'
import { hotspot, scene } from '#app/features/engine/edition.fixtures.ts'
import type { EditionDocument } from '#app/features/engine/edition.schema.ts'
import type { EditionSecrets } from '#app/features/engine/edition-secrets.schema.ts'
import type { Effect } from '#app/features/engine/effect.schema.ts'
import { studyGame } from '#app/features/engine/study.fixtures.ts'
import { countEndings } from './endings.ts'
import type { EndingIdentity } from './endings.ts'

const study = studyGame()
const [garden] = study.edition.scenes.filter(({ ending }) => ending !== null)

const finish = (
  title: Record<string, string>,
  text: Record<string, string> = {},
): Extract<Effect, { type: 'finish' }> => ({ type: 'finish', title, text })

function edition(
  effects: readonly Effect[],
  document: Partial<EditionDocument> = {},
): { document: EditionDocument; secrets: EditionSecrets } {
  const puzzles = study.secrets.puzzles.map((puzzle, place) =>
    place === 0 ? { ...puzzle, onSolve: [...effects] } : { ...puzzle, onSolve: [] },
  )
  return { document: { ...study.edition, ...document }, secrets: { ...study.secrets, puzzles } }
}

const byEffect = (
  title: Record<string, string>,
  text: Record<string, string> = {},
  sceneId: string | null = 'study',
): EndingIdentity => ({ reason: 'effect', sceneId, title, text })
const inScene = (sceneId: string): EndingIdentity => ({
  reason: 'scene',
  sceneId,
  title: { en: 'whatever it is called' },
  text: {},
})

test('nothing is counted for a game with only one ending', () => {
  expect(countEndings(edition([]), inScene(garden!.id), [])).toBeNull()
})

test('ending scenes and effects are a game’s endings; each counts once over earlier runs', () => {
  const game = edition([finish({ en: 'Free', fr: 'Libre' }), finish({ en: 'Caught' })])
  expect(countEndings(game, inScene(garden!.id), [])).toEqual({ found: 1, inAll: 3 })
  expect(
    countEndings(game, inScene(garden!.id), [
      inScene(garden!.id),
      byEffect({ en: 'Free', fr: 'Libre' }),
      byEffect({ en: 'Free', fr: 'Libre' }, { en: 'told otherwise' }),
    ]),
  ).toEqual({ found: 2, inAll: 3 })
})

test('the same words in two places count as one ending', () => {
  expect(
    countEndings(
      edition([finish({ en: 'Free' }), { ...finish({ en: 'Free' }), sceneId: 'study' }]),
      byEffect({ en: 'Free' }),
      [],
    ),
  ).toEqual({ found: 1, inAll: 2 })
})

test('an ending without a title is identified by its text, one without words by its scene', () => {
  const game = edition([finish({}, { en: 'You wake up.' }), { ...finish({}), sceneId: garden!.id }])
  expect(countEndings(game, byEffect({}, { en: 'You wake up.' }), [byEffect({}, {}, garden!.id)])).toEqual({
    found: 2,
    inAll: 2,
  })
})

test('an older edition’s ending that was removed does not count; the current one always does', () => {
  const game = edition([finish({ en: 'Free' })])
  expect(countEndings(game, byEffect({ en: 'Free' }), [byEffect({ en: 'Eaten' })])).toEqual({ found: 1, inAll: 2 })
  expect(countEndings(game, byEffect({ en: 'Eaten' }), [])).toEqual({ found: 1, inAll: 3 })
})

test('solving everything is the ending of a game that has no other', () => {
  const hall = scene('hall', [hotspot('way', 'scene_link', 'study')])
  const game = edition([], { endsWhenAllSolved: true, scenes: [hall] })
  expect(countEndings(game, { reason: 'all_solved', sceneId: null, title: {}, text: {} }, [])).toBeNull()
})
