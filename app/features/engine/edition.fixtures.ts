import type { LinkedType } from '#app/shared/hotspot-types.ts'
import { puzzleType as codeEntry } from '#app/features/puzzles/types/code_entry/index.ts'
import type { EditionHotspot, EditionItem, EditionPuzzle, EditionScene } from './edition.schema.ts'
import type { HotspotOf } from './hotspots/kind.ts'
import type { HotspotProjection } from './projection.ts'
import type { SecretPuzzle } from './edition-secrets.schema.ts'

export const hotspot = (
  id: string,
  type: LinkedType,
  targetId: string,
  more: Partial<HotspotOf<LinkedType>> = {},
): HotspotOf<LinkedType> => ({
  id,
  type,
  targetId,
  name: { en: id },
  shape: 'rectangle',
  x: 50,
  y: 50,
  width: 60,
  height: 60,
  points: [],
  zIndex: 0,
  visible: {},
  usable: {},
  blockedMessage: {},
  ...more,
})

export const look = (id: string): HotspotOf<'look'> => {
  const { targetId: _none, ...own } = hotspot(id, 'item', '')
  return { ...own, type: 'look' }
}

/** The hotspot as players see it. */
export const shownHotspot = (id: string, more: Partial<HotspotProjection> = {}): HotspotProjection => ({
  id,
  type: 'puzzle',
  shape: 'rectangle',
  x: 50,
  y: 50,
  width: 60,
  height: 60,
  points: [],
  zIndex: 0,
  name: id,
  usable: true,
  blockedMessage: null,
  done: false,
  takesTwo: false,
  ...more,
})

export const scene = (id: string, hotspots: EditionHotspot[], more: Partial<EditionScene> = {}): EditionScene => ({
  id,
  name: { en: `CANARY-scene-${id}`, fr: `CANARI-scène-${id}` },
  description: { en: `CANARY-description-${id}` },
  altText: {},
  imageAssetId: null,
  canvas: { width: 1920, height: 1080 },
  sound: null,
  hotspots,
  ending: null,
  ...more,
})

export const item = (id: string, stackable: boolean, consumable = false): EditionItem => ({
  id,
  name: { en: `CANARY-item-${id}` },
  description: { en: '' },
  accessibilityText: {},
  iconAssetId: null,
  rarity: 'common',
  stackable,
  consumable,
})

export function puzzle(
  id: string,
  code: string,
  hints: string[],
  more: Partial<EditionPuzzle>,
  onSolve: SecretPuzzle['onSolve'],
): [EditionPuzzle, SecretPuzzle] {
  const codeType = /^\d+$/u.test(code) ? 'numeric' : 'alphabetic'
  const draft = codeEntry.read({
    configuration: { codeType, codeLength: code.length },
    solution: {
      correctCode: code,
      decoys: [{ code: codeType === 'numeric' ? '1234' : 'TOCK', reply: `CANARY-reply-${id}` }],
    },
  })!
  const common = { id, type: 'code_entry', typeVersion: 1 }
  const shown: EditionPuzzle = {
    ...common,
    name: { en: `CANARY-puzzle-${id}` },
    description: {},
    imageAssetId: null,
    configuration: { en: codeEntry.present(draft.configuration) },
    allowedAttempts: draft.allowedAttempts,
    afterAttempts: 'cooldown',
    timeLimitSeconds: null,
    expectedMinutes: 5,
    hintCosts: hints.map(() => 20),
    scoring: { points: 100, wrongAnswer: 10, hint: 20, timeBonus: 50 },
    ...more,
  }
  const texts = hints.map((hint) => ({ en: hint, fr: `${hint}-fr` }))
  return [
    shown,
    { ...common, configuration: { en: draft.configuration }, solution: { en: draft.solution }, hints: texts, onSolve },
  ]
}
