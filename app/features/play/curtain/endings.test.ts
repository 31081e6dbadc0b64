import { expect, test } from 'vitest'
import { hotspot, scene } from '#app/features/engine/edition.fixtures.ts'
import type { EditionDocument } from '#app/features/engine/edition.schema.ts'
import type { EditionSecrets } from '#app/features/engine/edition-secrets.schema.ts'
import type { Effect } from '#app/features/engine/effect.schema.ts'
import { studyGame } from '#app/features/engine/study.fixtures.ts'
import type { EndingIdentity } from '#app/features/play/figures/ending-key.ts'
import { countEndings, percentOf } from './endings.ts'
import { fewestFinishes } from './fewest-finishes.ts'

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

const count = (
  game: ReturnType<typeof edition>,
  present: EndingIdentity,
  seen: EndingIdentity[],
  plays: Record<string, number> = {},
) => countEndings(game, { present, seen, language: 'en', playsOf: (key) => plays[key] ?? 0 })

const found = (...asked: Parameters<typeof count>) => {
  const counted = count(...asked)
  return counted && { found: counted.found, inAll: counted.inAll }
}

test('nothing is counted for a game with only one ending', () => {
  expect(found(edition([]), inScene(garden!.id), [])).toBeNull()
})

test('ending scenes and effects are a game’s endings; each counts once over earlier runs', () => {
  const game = edition([finish({ en: 'Free', fr: 'Libre' }), finish({ en: 'Caught' })])
  expect(found(game, inScene(garden!.id), [])).toEqual({ found: 1, inAll: 3 })
  expect(
    found(game, inScene(garden!.id), [
      inScene(garden!.id),
      byEffect({ en: 'Free', fr: 'Libre' }),
      byEffect({ en: 'Free', fr: 'Libre' }, { en: 'told otherwise' }),
    ]),
  ).toEqual({ found: 2, inAll: 3 })
})

test('the same words in two places count as one ending', () => {
  expect(
    found(
      edition([finish({ en: 'Free' }), { ...finish({ en: 'Free' }), sceneId: 'study' }]),
      byEffect({ en: 'Free' }),
      [],
    ),
  ).toEqual({ found: 1, inAll: 2 })
})

test('an ending without a title is identified by its text, one without words by its scene', () => {
  const game = edition([finish({}, { en: 'You wake up.' }), { ...finish({}), sceneId: garden!.id }])
  expect(found(game, byEffect({}, { en: 'You wake up.' }), [byEffect({}, {}, garden!.id)])).toEqual({
    found: 2,
    inAll: 2,
  })
})

test('an older edition’s ending that was removed does not count; the current one always does', () => {
  const game = edition([finish({ en: 'Free' })])
  expect(found(game, byEffect({ en: 'Free' }), [byEffect({ en: 'Eaten' })])).toEqual({ found: 1, inAll: 2 })
  expect(found(game, byEffect({ en: 'Eaten' }), [])).toEqual({ found: 1, inAll: 3 })
})

test('solving everything is the ending of a game that has no other', () => {
  const hall = scene('hall', [hotspot('way', 'scene_link', 'study')])
  const game = edition([], { endsWhenAllSolved: true, scenes: [hall] })
  expect(found(game, { reason: 'all_solved', sceneId: null, title: {}, text: {} }, [])).toBeNull()
})

const threeWays = edition([finish({ en: 'Free', fr: 'Libre' }), finish({ en: 'Caught' })])
const free = 'words Free|'

test('percentages are of the plays that came to an ending; unseen ones are only rare or common', () => {
  const game = edition([finish({ en: 'Free' }), finish({ en: 'Caught' }), finish({ en: 'Eaten' })])
  const plays = { [`scene ${garden!.id}`]: 3, [free]: 1, 'words Caught|': 196 }
  const counted = count(game, inScene(garden!.id), [byEffect({ en: 'Free' }), byEffect({ en: 'Free' })], plays)
  expect(counted).toEqual({
    found: 2,
    inAll: 4,
    percent: 2,
    seen: [{ title: 'Free', percent: 1 }],
    unseen: [
      { percent: 98, count: 1 },
      { percent: 0, count: 1 },
    ],
  })
  expect(JSON.stringify(counted)).not.toMatch(/Caught|Eaten/)
})

test('an unseen ending’s teaser is told in the player’s language; those without count together', () => {
  const teased = (id: string, teaser: Record<string, string>) =>
    scene(id, [], { ending: { text: { en: 'Secret' }, conditions: {}, teaser } })
  const scenes = [...study.edition.scenes, teased('roof', { en: 'Look up.', fr: 'Levez les yeux.' })]
  const game = edition([finish({ en: 'Free' }), finish({ en: 'Caught' })], { scenes })
  const told = (language: 'en' | 'fr', seen: EndingIdentity[] = []) =>
    countEndings(game, { present: inScene(garden!.id), seen, language, playsOf: () => 0 })
  expect(told('en')!.unseen).toEqual([
    { percent: null, count: 1, teaser: 'Look up.' },
    { percent: null, count: 2 },
  ])
  expect(told('fr')!.unseen[0]!.teaser).toBe('Levez les yeux.')
  expect(JSON.stringify(told('en'))).not.toContain('Secret')
  expect(JSON.stringify(told('en', [inScene('roof')]))).not.toContain('Look up')
})

test('too few finished plays give no percentage; endings that are gone are no part of the whole', () => {
  const few = { [free]: fewestFinishes - 1, 'words Gone|': 1000 }
  expect(count(threeWays, inScene(garden!.id), [], few)).toMatchObject({
    percent: null,
    unseen: [{ percent: null, count: 2 }],
  })
})

test('a percentage is 0 or 100 only for none or all', () => {
  expect(
    [
      [0, 900],
      [1, 900],
      [899, 900],
      [900, 900],
      [1, 3],
    ].map(([part, all]) => percentOf(part!, all!)),
  ).toEqual([0, 1, 99, 100, 33])
})
