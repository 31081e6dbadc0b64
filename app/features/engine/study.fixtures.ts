import { puzzleJudge } from '#app/features/puzzles/registry/puzzle-judge.server.ts'
import { apply } from './apply.ts'
import type { Clock } from './clock.ts'
import type { Command } from './command.schema.ts'
import { hotspot, item, look, puzzle, scene } from './edition.fixtures.ts'
import type { EditionDocument, EditionPuzzle } from './edition.schema.ts'
import { editionDocumentSchema } from './edition.schema.ts'
import type { EditionSecrets, SecretPuzzle } from './edition-secrets.schema.ts'
import type { SecretLook } from './look.schema.ts'
import { editionSecretsSchema } from './edition-secrets.schema.ts'
import type { RunEvent } from './events.ts'
import type { Goal } from './goal.schema.ts'
import { initialState } from './initial-state.ts'
import type { RunState } from './state.schema.ts'
import type { Advice, Game, Refusal } from './turn.ts'

/* A small game: the safe (0427) gives the key of the cellar, whose clock (TICK) ends it. Texts to earn say CANARY. */

export function studyGame(
  change: {
    safe?: Partial<EditionPuzzle>
    clock?: Partial<EditionPuzzle>
    document?: Partial<EditionDocument>
    onSafe?: SecretPuzzle['onSolve']
    onSafeFailed?: SecretPuzzle['onFail']
  } = {},
): Game {
  const [safe, safeSecret] = puzzle('safe', '0427', ['CANARY-hint-0', 'CANARY-hint-1'], change.safe ?? {}, [
    { type: 'give_item', itemId: 'key', count: 1 },
    { type: 'set_flag', flag: 'drawer', value: true },
    { type: 'add_experience', amount: 30 },
    { type: 'say', text: { en: 'CANARY-said', fr: 'CANARI-dit' } },
    ...(change.onSafe ?? []),
  ])
  const [clock, clockSecret] = puzzle('clock', 'TICK', [], { timeLimitSeconds: 300, ...change.clock }, [
    { type: 'go_to_scene', sceneId: 'garden' },
  ])
  const document: EditionDocument = {
    schemaVersion: 2,
    adventureId: 'adventure',
    title: { en: 'The study', fr: 'Le cabinet' },
    primaryLanguage: 'en',
    languages: ['en', 'fr'],
    startSceneId: 'study',
    endsWhenAllSolved: false,
    scenes: [
      scene('study', [
        hotspot('safe-door', 'puzzle', 'safe'),
        hotspot('coin-1', 'item', 'coin'),
        hotspot('drawer', 'item', 'coin', {
          name: { en: 'CANARY-drawer' },
          visible: { type: 'flag_set', flag: 'drawer' },
        }),
        hotspot('stairs', 'scene_link', 'cellar', {
          usable: { type: 'has_item', itemId: 'key', count: 1 },
          blockedMessage: { en: 'It is locked.', fr: 'C’est verrouillé.' },
        }),
      ]),
      scene('cellar', [
        hotspot('clock-face', 'puzzle', 'clock'),
        hotspot('up', 'scene_link', 'study'),
        hotspot('butler', 'npc', 'butler'),
      ]),
      scene('garden', [], { ending: { text: { en: 'CANARY-ending', fr: 'CANARI-fin' }, conditions: {} } }),
    ],
    puzzles: [safe, clock],
    items: [item('key', false), item('coin', true)],
    npcs: [{ id: 'butler', name: { en: 'CANARY-npc' }, description: {}, avatarAssetId: null }],
    ...change.document,
  }
  const secrets: EditionSecrets = {
    schemaVersion: 2,
    puzzles: [change.onSafeFailed ? { ...safeSecret, onFail: change.onSafeFailed } : safeSecret, clockSecret],
    items: [
      {
        id: 'key',
        uses: [{ hotspotId: null, conditions: {}, message: { en: 'CANARY-use' }, effects: [], once: false }],
        combinations: [],
      },
    ],
    npcs: [],
  }
  return {
    edition: editionDocumentSchema.parse(document),
    secrets: editionSecretsSchema.parse(secrets),
    judge: puzzleJudge,
  }
}

/** With a mirror in the study, which says two lines in turn. */
export function mirrorGame(shown: Partial<SecretLook> = {}, change: Parameters<typeof studyGame>[0] = {}): Game {
  const { edition, secrets, judge } = studyGame(change)
  const [study, ...others] = edition.scenes
  const mirror: SecretLook = {
    hotspotId: 'mirror',
    lines: [{ en: 'CANARY-line-0', fr: 'CANARI-réplique-0' }, { en: 'CANARY-line-1' }],
    picture: { assetId: 'CANARY-close-up', altText: { en: 'CANARY-alt' } },
    sound: { assetId: 'CANARY-sound', caption: { en: 'CANARY-caption' } },
    ...shown,
  }
  return {
    judge,
    edition: { ...edition, scenes: [{ ...study!, hotspots: [...study!.hotspots, look('mirror')] }, ...others] },
    secrets: { ...secrets, looks: [mirror] },
  }
}

const toDo = (hotspotId: string): Goal => ({ sceneId: 'study', hotspotId, itemId: null, otherItemId: null })

/** These goals, which lead on. */
export const adviceOf = (...goals: readonly Goal[]): Advice => ({
  offers: goals.map((goal) => ({ goal, leadsOn: true })),
  isPartners: false,
})

/** With somebody who knows what is to be done: open the safe, in the author's words, then go down. */
export function guideGame(...change: Parameters<typeof mirrorGame>): Game {
  const { secrets, ...game } = mirrorGame(...change)
  const hints = [{ en: 'CANARY-goal-0', fr: 'CANARI-but-0' }, { en: 'CANARY-goal-1' }]
  return {
    ...game,
    secrets: { ...secrets, goals: [{ hotspotId: 'safe-door', hints }] },
    goals: ({ takenHotspots, puzzles }) => {
      const coin = takenHotspots.includes('coin-1') ? [] : [toDo('coin-1')]
      return adviceOf(toDo(puzzles.safe?.solved ? 'stairs' : 'safe-door'), ...coin)
    },
  }
}

export class Table {
  state: RunState = initialState({ seed: 7 })
  readonly events: RunEvent[] = []
  readonly clock: Clock = { now: 1_000_000, activeMs: 0 }
  readonly game: Game
  /** The players present. */
  here: string[] = []

  constructor(game: Game = studyGame()) {
    this.game = game
    this.do({ type: 'join' })
  }

  do(command: Command, playerId = 'ada'): string | string[] {
    const result = this.try(command, playerId)
    return 'refused' in result ? result.refused : result.events.map(({ type }) => type)
  }

  try(command: Command, playerId = 'ada'): Refusal | { events: RunEvent[] } {
    const result = apply(this.game, this.state, { playerId, language: 'en', here: this.here }, command, {
      ...this.clock,
    })
    if ('refused' in result) return result
    this.state = result.state
    this.events.push(...result.events)
    return { events: result.events }
  }

  use(hotspotId: string, playerId = 'ada') {
    return this.do({ type: 'use_hotspot', hotspotId }, playerId)
  }

  answer(puzzleId: string, code: string, playerId = 'ada') {
    return this.do({ type: 'answer', puzzleId, answer: { code } }, playerId)
  }

  wait(seconds: number) {
    this.clock.now += seconds * 1000
    this.clock.activeMs += seconds * 1000
  }
}
