import type { Changes } from '#app/features/rows/changes.ts'
import type { Draft } from '#app/features/studio/draft/draft.ts'
import { kitKindNames } from '#app/features/rows/row-kind.ts'
import type { KitKind } from '#app/features/rows/row-kind.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { newId } from '#app/shared/ids.ts'

export const printKinds = ['mystery-dinner', 'escape-room'] as const
export type PrintKind = (typeof printKinds)[number]

export type KitIds = Record<KitKind, string>

/** One row a kind, each field filled with something that is not its default; texts in English and French. */
export function fullKit(
  kind: PrintKind,
  { picture, puzzle }: { picture: string | null; puzzle: string | null },
  singles: Draft,
) {
  const kinds = kitKindNames.filter((name) => kindOf(name).adventures.includes(kind))
  const ids = Object.fromEntries(
    kinds.map((name) => [name, kindOf(name).single ? singles.rows[name][0]!.id : newId()]),
  ) as KitIds
  const chosen: Partial<Record<KitKind, Changes>> = {
    dinnerStory: { culpritId: ids.character, recommendedGuests: 7, durationMinutes: 150 },
    character: { role: 'detective', isOptional: true },
    dinnerProp: { quantity: 3, characterId: ids.character, courseId: ids.course },
    course: { startMinute: 45 },
    dinnerClue: {
      look: 'map',
      holder: 'table',
      holderId: ids.character,
      phase: 'course',
      courseId: ids.course,
      meanings: [{ characterId: ids.character, aspect: 'means', bearing: 'clears' }],
      revealsSecretOfId: ids.character,
    },
    moment: { actorIds: [ids.character], witnessIds: [ids.character] },
    card: { phase: 'course', courseId: ids.course, revealsSecretOfId: ids.character },
    roomSetup: { recommendedDuration: 75 },
    roomPuzzle: {
      lockType: 'word',
      hints: ['Look up.', 'Look down.'],
      expectedMinutes: 8,
      puzzleId: puzzle,
      needs: [ids.roomClue],
      gives: [ids.roomProp],
      container: 'prop',
      containerId: ids.roomProp,
      endsRoom: true,
      boardX: 2,
      boardY: 3,
    },
    roomProp: {
      look: 'poster',
      source: 'household',
      quantity: 2,
      placement: 'hidden',
      isReusable: true,
      isDecoration: true,
    },
    roomClue: { look: 'letter', propId: ids.roomProp, placement: 'container', isReusable: true, isRedHerring: true },
  }
  const rows = kinds.map((name) => ({ kind: name, id: ids[name], fields: filled(name, picture, chosen[name] ?? {}) }))
  return { ids, rows }
}

/** The fields that a new row must have. */
export const barest = (kind: KitKind): Changes =>
  Object.fromEntries(
    Object.entries(kindOf(kind).fields).flatMap(([name, { text }]) => (text?.required ? [[name, 'One']] : [])),
  )

function filled(kind: KitKind, picture: string | null, chosen: Changes): Changes {
  const fields = Object.entries(kindOf(kind).fields)
  const texts = fields.flatMap(([name, { text }]) => (text ? [name] : []))
  const inFrench = Object.fromEntries(texts.map((name) => [name, `${name} en français`]))
  return {
    ...Object.fromEntries(texts.map((name) => [name, `${name} in English`])),
    ...Object.fromEntries(fields.flatMap(([name, { file }]) => (file ? [[name, picture]] : []))),
    ...chosen,
    translations: { fr: chosen['hints'] ? { ...inFrench, hints: ['En haut.', 'En bas.'] } : inFrench },
  }
}
