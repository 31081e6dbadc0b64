import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { m } from '#app/i18n/generated/messages.js'
import { overwriteGetLocale } from '#app/i18n/generated/runtime.js'
import { shownHotspot as hotspot } from '#app/features/engine/edition.fixtures.ts'
import type { RunProjection } from '#app/features/engine/projection.ts'
import { RunScreen } from './run-screen.tsx'
import type { RunScreenProps } from './run-screen.tsx'

afterEach(() => overwriteGetLocale(() => 'en'))

const view: RunProjection = {
  title: 'Les deux serrures',
  scene: {
    id: 'hall',
    name: 'Le hall',
    description: 'Il fait noir.',
    altText: 'Un hall',
    imageAssetId: 'a1',
    canvas: { width: 1920, height: 1080 },
    sound: null,
    layers: [],
    missLines: [],
    hotspots: [
      hotspot('coffre', { zIndex: 5, done: true }),
      hotspot('porte', { type: 'scene_link' }),
      hotspot('nameless', { name: '', type: 'item' }),
    ],
  },
  puzzle: null,
  dialogue: null,
  revealedScenes: [],
  inventory: [],
  journal: [],
  party: [],
  roles: [],
  score: 140,
  experience: 0,
  counters: [],
  clocks: [],
  halted: null,
  limitLeftMs: null,
  puzzlesSolved: 1,
  puzzlesInAll: 2,
  runMs: 61_000,
  lookAgainInMs: null,
  untimed: false,
  hasTimeLimits: false,
  vote: null,
  holds: [],
  goal: null,
  pins: [],
  ending: null,
}

function show(overrides: Partial<RunProjection> = {}, props: Partial<RunScreenProps> = {}): string {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <RunScreen
          runId="r1"
          adventureId="a1"
          initial={{
            version: 1,
            language: 'fr',
            view: { ...view, ...overrides },
            media: { a1: '/media/hall.webp' },
            hintsUsed: 2,
          }}
          languages={['en', 'fr']}
          isGuest={false}
          isPlaytest={false}
          siteSettings={null}
          curtain={null}
          another={null}
          onCurtain={() => {}}
          {...props}
        />
      ),
    },
  ])
  return renderToString(<Stub />)
}

const buttonTexts = (html: string) =>
  [...html.matchAll(/class="play-hotspot"[^>]*>(.*?)<\/button>/g)].map((match) =>
    match[1]!
      .replaceAll(/<svg.*?<\/svg>/g, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .trim(),
  )

test('every hotspot is a named button, in the creator’s order, whatever covers what', () => {
  expect(buttonTexts(show())).toEqual([expect.stringMatching(/^coffre\s+solved$/), 'porte', m.play_hotspot_item()])
})

test('the author’s words are marked with the game’s language, the rest is in the page’s', () => {
  const html = show()
  expect(html).toMatch(/<h1[^>]*lang="fr"[^>]*>Le hall<\/h1>/)
  expect(html).toMatch(/<span lang="fr">porte<\/span>/)
  expect(html).toContain(m.play_journal())
  overwriteGetLocale(() => 'fr')
  expect(show()).toContain(m.play_journal({}, { locale: 'fr' }))
})

test('a scene without a picture lists by name what can be touched', () => {
  expect(show()).not.toContain('data-shown')
  expect(show({ scene: { ...view.scene, imageAssetId: null } })).toContain('data-shown="true"')
})

const ending = {
  reason: 'scene' as const,
  at: 61_000,
  score: 140,
  title: 'Dehors',
  text: 'Vous voilà libres.',
  scene: null,
}

test('the ending shows the author’s words, score, time and hints, and the ways on', () => {
  const html = show({ ending })
  for (const part of [
    'Dehors',
    'Vous voilà libres.',
    '140',
    '1 minute, 1 second',
    '>2<',
    'action="/play/a1"',
    'href="/play/a1"',
  ])
    expect(html).toContain(part)
  expect(html).not.toContain('play-hotspot')
})

test('only a guest is asked to sign up to keep the game, and returns to it', () => {
  expect(show({ ending })).not.toContain('sign-up')
  expect(show({ ending }, { isGuest: true })).toContain('/auth?tab=sign-up&amp;next=%2Frun%2Fr1')
})

test('a playtest leads back to the editor', () => {
  expect(show({ ending }, { isPlaytest: true })).toContain('href="/editor/a1"')
  expect(show({}, { isPlaytest: true })).toContain(m.play_playtest())
})
