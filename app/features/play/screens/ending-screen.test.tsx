import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { m } from '#app/i18n/generated/messages.js'
import type { CurtainCall } from '#app/features/play/curtain/curtain-call.ts'
import { EndingScreen } from './ending-screen.tsx'
import type { EndingProps } from './ending-screen.tsx'

const view = {
  title: 'The Two Locks',
  scene: {
    id: 's',
    name: 'The garden',
    description: '',
    altText: '',
    imageAssetId: null,
    canvas: { width: 1920, height: 1080 },
    sound: null,
    layers: [],
    hotspots: [],
    missLines: [],
  },
  puzzlesSolved: 2,
  puzzlesInAll: 3,
  experience: 1250,
  ending: { reason: 'scene' as const, at: 200_000, score: 240, title: 'Out', text: 'You are free.', scene: null },
}

const curtain: CurtainCall = {
  activeMs: 140_000,
  penaltyMs: 60_000,
  puzzles: [
    { id: 'a', name: 'The box', points: 140, revealed: false, hints: 1, wrong: 2, by: 'Hana' },
    { id: 'b', name: 'The safe', points: 100, revealed: false, hints: 0, wrong: 0, by: 'Chloé' },
    { id: 'c', name: 'The clock', points: 0, revealed: true, hints: 2, wrong: 0, by: 'Hana' },
  ],
  unsolved: 1,
  endings: {
    found: 2,
    inAll: 6,
    percent: 12,
    seen: [{ title: 'Caught', percent: 3 }],
    unseen: [
      { percent: 34, count: 1 },
      { percent: 4, count: 2 },
      { percent: 0, count: 1 },
    ],
  },
  players: ['Hana', 'Chloé'],
  mayPlayAgain: true,
  mayShare: true,
}

test('another adventure is offered beside playing again: the next one by name, or the library', () => {
  const named = show({ another: { to: '/adventure/n1', title: 'The next door' } })
  expect(named).toMatch(/href="\/adventure\/n1"[^>]*>Play next: The next door</)
  expect(show({ another: { to: '/library', title: null } })).toMatch(/href="\/library"[^>]*>Another adventure</)
})

function show(props: Partial<EndingProps> = {}): string {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <EndingScreen
          view={view}
          media={{}}
          hintsUsed={3}
          soundCaption={null}
          adventureId="a1"
          runId="r1"
          isGuest={false}
          isPlaytest={false}
          curtain={curtain}
          another={null}
          onCurtain={() => {}}
          heading={createRef()}
          {...props}
        />
      ),
    },
  ])
  return renderToString(<Stub />).replaceAll('<!-- -->', '')
}

test('playing time and the time that wrong answers added are listed separately', () => {
  const html = show()
  expect(html).toContain('2 minutes, 20 seconds')
  expect(html).toContain(m.curtain_penalty({ time: '1 minute' }))
})

test('the words of the theme stand where those of other sounds do', () => {
  expect(show({ soundCaption: 'A slow waltz.' })).toContain('A slow waltz.')
  expect(show()).not.toContain(m.player_heard())
})

test('everybody sees where it ended, or their own scene if it ended in none', () => {
  const stage = {
    name: 'The stage',
    description: 'The curtain falls.',
    altText: 'Lights',
    imageAssetId: 'lights',
    canvas: { width: 1600, height: 900 },
    layers: [
      { id: 'moon', imageAssetId: 'moon', altText: 'A moon', x: 50, y: 20, width: 10, height: 10, fades: false },
    ],
  }
  const tower = { ...view, scene: { ...view.scene, imageAssetId: 'tower' } }
  const media = { lights: '/media/lights.webp', moon: '/media/moon.webp', tower: '/media/tower.webp' }
  const together = show({ view: { ...tower, ending: { ...view.ending, scene: stage } }, media })
  expect(together).toContain('src="/media/lights.webp"')
  expect(together).toContain('alt="Lights"')
  expect(together).toContain('src="/media/moon.webp"')
  expect(together).toContain('alt="A moon"')
  expect(together).toContain('The curtain falls.')
  expect(together).not.toContain('tower.webp')
  expect(show({ view: tower, media })).toContain('src="/media/tower.webp"')
})

test('solved counts no revealed puzzles; endings are given as numbers', () => {
  const html = show()
  expect(html).toContain(m.curtain_of({ found: 2, all: 6 }))
  expect(html).toContain(m.curtain_revealed_count({ count: 1 }))
  expect(show({ curtain: { ...curtain, endings: null } })).not.toContain(m.curtain_endings())
})

test('how many saw this ending is told, and of the others only how rare they are', () => {
  const html = show()
  for (const part of [
    m.curtain_ending_percent({ percent: '12%' }),
    m.curtain_ending_seen_percent({ title: 'Caught', percent: '3%' }),
    m.curtain_ending_unseen_percent({ count: 1, percent: '34%' }),
    m.curtain_ending_unseen_percent({ count: 2, percent: '4%' }),
    m.curtain_ending_unfound({ count: 1 }),
  ])
    expect(html).toContain(part)
  expect(html).not.toContain(m.curtain_ending_early({ count: 5 }))
  const unknown = { ...curtain.endings!, percent: null, seen: [], unseen: [{ percent: null, count: 5 }] }
  const early = show({ curtain: { ...curtain, endings: unknown } })
  expect(early).toContain(m.curtain_ending_unseen({ count: 5 }))
  expect(early).not.toContain('of teams')
  expect(early).toContain(m.curtain_ending_early({ count: 5 }))
  expect(show({ curtain: { ...curtain, endings: unknown }, isPlaytest: true })).not.toContain('Percentages')
})

test('an unseen ending’s teaser is shown with how rare it is, in the language of the game', () => {
  const unseen = [{ percent: 34, count: 1, teaser: 'Look up.' }]
  const html = show({ curtain: { ...curtain, endings: { ...curtain.endings!, unseen } } })
  expect(html).toMatch(/<span lang="en"[^>]*>Look up\.<\/span>/u)
  expect(html).toContain(m.curtain_ending_unseen_percent({ count: 1, percent: '34%' }))
})

test('an ending that was not seen invites to play again, where a new game may be started', () => {
  const invites = (props: Partial<CurtainCall>) =>
    show({ curtain: { ...curtain, ...props } }).includes(m.curtain_ending_invite())
  expect(invites({})).toBe(true)
  expect(invites({ mayPlayAgain: false })).toBe(false)
  expect(invites({ endings: { ...curtain.endings!, unseen: [] } })).toBe(false)
})

test('the poster can be downloaded without scripts; a playtest has none', () => {
  expect(show()).toContain('href="/api/runs/r1/poster" download="The Two Locks.png"')
  expect(show({ isPlaytest: true })).not.toContain('/poster')
})

test('experience is totalled if there was any', () => {
  expect(show()).toMatch(new RegExp(`${m.curtain_experience()}</dt><dd[^>]*>1,250<`))
  expect(show({ view: { ...view, experience: 0 } })).not.toContain(m.curtain_experience())
})

test('each puzzle shows its points and how it went; unsolved ones are only counted', () => {
  const html = show()
  for (const part of [
    'The box',
    m.play_points({ count: 140 }),
    `${m.curtain_by({ name: 'Hana' })} · ${m.curtain_hints({ count: 1 })} · ${m.curtain_wrong({ count: 2 })}`,
    m.curtain_clean(),
    m.curtain_revealed(),
    m.curtain_unsolved({ count: 1 }),
  ])
    expect(html).toContain(part)
})

test('a party is named, a single player is not', () => {
  expect(show()).toContain(m.curtain_cast())
  expect(show({ curtain: { ...curtain, players: ['Hana'] } })).not.toContain(m.curtain_cast())
})

test('no new game is offered if none can be started, and a playtest shares nothing', () => {
  expect(show()).toContain(m.play_again())
  expect(show({ curtain: { ...curtain, mayPlayAgain: false } })).not.toContain(m.play_again())
  expect(show()).toContain(m.curtain_share())
  expect(show({ isPlaytest: true })).not.toContain(m.curtain_share())
})

test('before the server sends the details, the score, the time and the ways on are shown', () => {
  const html = show({ curtain: null })
  for (const part of ['240', '3 minutes, 20 seconds', m.play_again(), 'href="/play/a1"']) expect(html).toContain(part)
})
