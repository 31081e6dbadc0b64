import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { m } from '#app/i18n/generated/messages.js'
import type { PuzzleProjection } from '#app/features/engine/projection.ts'
import { HintsPanel } from '#app/features/play/screens/puzzle/hints-panel.tsx'
import { TimeLimit } from '#app/features/play/screens/puzzle/time-limit.tsx'
import { ContentLanguage } from '#app/features/play/runs/content-language.ts'
import { Counters } from './counters.tsx'
import { PuzzleClock } from './top-bar.tsx'

const show = (part: ReactNode) => renderToString(<ContentLanguage value="fr">{part}</ContentLanguage>)
const nothing = () => {}

const puzzle = (more: Partial<PuzzleProjection> = {}): PuzzleProjection => ({
  id: 'chest',
  type: 'code_entry',
  name: 'Le coffre',
  description: '',
  imageAssetId: null,
  object: null,
  worksOnPicture: false,
  configuration: {},
  allowedAttempts: 3,
  attemptsLeft: 3,
  pausedForMs: 0,
  timeLeftMs: null,
  tried: [],
  view: null,
  hints: {
    given: [],
    shown: [],
    left: 2,
    nextCost: 20,
    nextLevel: null,
    nextShows: null,
    offered: false,
    offeredInMs: null,
  },
  canReveal: false,
  difficulty: null,
  skip: { policy: 'after_hints', afterWrong: 5, expectedMinutes: 5 },
  solved: null,
  ...more,
})
const hints = (more: Partial<PuzzleProjection['hints']> = {}, rest: Partial<PuzzleProjection> = {}) =>
  show(
    <HintsPanel
      puzzle={puzzle({
        hints: {
          given: [],
          shown: [],
          left: 2,
          nextCost: 20,
          nextLevel: null,
          nextShows: null,
          offered: false,
          offeredInMs: null,
          ...more,
        },
        ...rest,
      })}
      busy={false}
      onTake={nothing}
      onReveal={nothing}
    />,
  )

test('the panel says when a puzzle may be skipped, if that does not follow from the hints', () => {
  const skip = (policy: 'never' | 'after_hints' | 'after_tries' | 'any_time', canReveal = false) =>
    hints({ left: 0 }, { canReveal, skip: { policy, afterWrong: 4, expectedMinutes: 6 } })
  expect(skip('after_hints')).toBe('')
  expect(skip('never')).toContain(m.play_skip_never())
  expect(skip('after_tries')).toContain(m.play_skip_after({ count: 4, minutes: m.play_skip_minutes({ count: 6 }) }))
  expect(skip('after_tries', true)).toContain(m.play_reveal())
  expect(skip('after_tries', true)).not.toContain(
    m.play_skip_after({ count: 4, minutes: m.play_skip_minutes({ count: 6 }) }),
  )
})

test('a hint shows its cost before it is taken, and nobody is urged to take one', () => {
  expect(hints()).toContain(m.play_take_hint({ count: 20 }))
  expect(hints({ nextCost: 0 })).toContain(m.play_take_hint_free())
  expect(hints({ nextLevel: 'method' })).toContain(m.play_next_method())
  expect(hints({ nextLevel: 'worked_out' })).toContain(m.play_next_worked_out())
  expect(hints({ nextLevel: 'worked_out', nextShows: 'ring' })).toContain(m.play_next_ring())
  expect(hints({ nextLevel: 'worked_out', nextShows: 'quarter' })).toContain(m.play_next_quarter())
  expect(hints()).not.toContain(m.play_hints_offered())
})

test('a stuck player is told of the first hint, and later that there is another', () => {
  expect(hints({ offered: true })).toContain(m.play_hints_offered())
  expect(hints({ offered: true, given: ['Comptez.'] })).toContain(m.player_hints_offered_again())
})

test('given hints are in the game’s language, and numbered for a screen reader', () => {
  const html = hints({ given: ['Comptez les cloches.'], left: 1 })
  expect(html).toContain(m.play_hint_number({ number: 1 }))
  expect(html).toContain('<span lang="fr">Comptez les cloches.</span>')
  expect(html).toMatch(/role="status" aria-atomic="false"><ol/)
})

test('a solved puzzle and one without help have no hints', () => {
  expect(hints({}, { solved: { points: 100, revealed: false, answer: null } })).toBe('')
  expect(hints({ left: 0, nextCost: null })).toBe('')
})

test('an author’s number is a gauge if it has a maximum, and is in words in any case', () => {
  const html = show(
    <Counters
      counters={[
        { id: 'health', name: 'Santé', value: 3, max: 4 },
        { id: 'coins', name: 'Pièces', value: 12, max: null },
      ]}
    />,
  )
  expect(html).toContain('width:75%')
  expect(html).toContain(m.player_counter_of({ value: '3', max: '4' }))
  expect(html).toMatch(/lang="fr"[^>]*>Pièces</)
  expect(html.match(/play-gauge/g)).toHaveLength(1)
  expect(show(<Counters counters={[]} />)).toBe('')
})

test('of the running clocks, the bar shows the one that ends first', () => {
  const clocks = [
    { puzzleId: 'a', name: 'La mèche', leftMs: 65_000 },
    { puzzleId: 'b', name: 'Le sablier', leftMs: 90_000 },
  ]
  const html = show(<PuzzleClock clocks={clocks} told={clocks} />)
  expect(html).toContain('1:05')
  expect(html).toContain('La mèche')
  expect(html).not.toContain('Le sablier')
  expect(show(<PuzzleClock clocks={[]} told={null} />)).toBe('')
})

test('a puzzle whose time is up says so and can be restarted; one without a clock shows none', () => {
  expect(show(<TimeLimit puzzle={puzzle({ timeLeftMs: 0 })} busy={false} onRestart={nothing} />)).toContain(
    m.play_restart_puzzle(),
  )
  expect(show(<TimeLimit puzzle={puzzle({ timeLeftMs: 30_000 })} busy={false} onRestart={nothing} />)).not.toContain(
    m.play_restart_puzzle(),
  )
  expect(show(<TimeLimit puzzle={puzzle()} busy={false} onRestart={nothing} />)).toBe('')
})
