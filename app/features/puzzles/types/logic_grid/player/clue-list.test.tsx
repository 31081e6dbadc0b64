import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/i18n/generated/runtime.js'
import { puzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { fixtures } from '#app/features/puzzles/types/logic_grid/fixtures.ts'
import { present } from '#app/features/puzzles/types/logic_grid/rules/grid.ts'
import { configurationSchema } from '#app/features/puzzles/types/logic_grid/rules/schema.ts'
import { PlayerView } from './player-view.tsx'

afterEach(() => overwriteGetLocale(() => 'en'))

test('clues are shown in the language of the game, whatever the page’s language', () => {
  const configuration = configurationSchema.parse(fixtures.cases[0]!.configuration)
  const [one, other] = [
    { category: 0, item: 0 },
    { category: 1, item: 0 },
  ]
  const asked = present({ ...configuration, clues: [{ text: '', rule: { kind: 'not', one, other } }] })
  const played = {
    attemptsLeft: puzzleType('logic_grid').defaults.configuration['allowedAttempts'] as number,
    pausedForMs: 0,
    feedback: null,
    tried: [],
    view: null,
    solved: false,
    answer: null,
    busy: false,
    onAnswer: () => undefined,
  }
  overwriteGetLocale(() => 'en')
  const html = renderToString(<PlayerView configuration={asked} language="fr" {...played} />)
  expect(html).toMatch(/<span lang="fr"[^>]*>[^<]* ne va pas avec /u)
  expect(html).toContain('Clues')
})
