import type { Severity } from '#app/features/adventure/checks/finding.ts'
import type { KitFinding } from '#app/features/kits/checks/finding.ts'
import type { RoomDocument, roomParts } from '#app/features/kits/documents/room.ts'
import type { Locale } from '#app/i18n/locale.ts'

/** Everything that the checks of a room can report. */
export const roomSeverity = {
  no_puzzle: 'error',
  no_end: 'error',
  end_unreachable: 'error',
  puzzle_unreachable: 'error',
  puzzle_circle: 'error',
  container_in_itself: 'error',
  key_inside: 'error',
  thing_never_given: 'error',
  thing_needed_twice: 'error',
  hidden_nowhere: 'error',
  code_misfit: 'error',
  solution_missing: 'error',
  key_missing: 'error',
  typed_puzzle_incomplete: 'error',
  sheet_empty: 'error',
  clue_empty: 'error',
  premise_missing: 'error',
  path_too_long: 'error',
  prop_orphan: 'error',
  clue_unused: 'error',
  look_without_picture: 'error',
  path_short: 'warning',
  bottleneck: 'warning',
  thing_given_twice: 'warning',
  thing_given_in_sight: 'warning',
  herring_needed: 'warning',
  herrings_many: 'warning',
  puzzle_leads_nowhere: 'warning',
  code_twice: 'warning',
  solution_told: 'warning',
  code_on_prop: 'warning',
  container_unnamed: 'warning',
  hints_missing: 'warning',
  print_empty: 'warning',
  substitutes_missing: 'warning',
  reset_missing: 'warning',
  setup_missing: 'warning',
  guide_missing: 'warning',
  alt_missing: 'warning',
  paper_too_full: 'warning',
  letter_too_full: 'warning',
  name_too_long: 'warning',
  letters_unprinted: 'warning',
  print_too_small: 'warning',
  colours_in_grey: 'warning',
  translation_missing: 'warning',
} as const satisfies Record<string, Severity>

export type RoomCode = keyof typeof roomSeverity
export type RoomEntity = (typeof roomParts)[keyof typeof roomParts]['name']
export type RoomFinding = KitFinding<RoomCode> & { where: { entity: RoomEntity } }

export type RoomSubject = {
  document: RoomDocument
  /** The languages of the adventure, the primary one first. */
  languages: readonly Locale[]
}
export type RoomCheck = (subject: RoomSubject) => RoomFinding[]

export const roomFinding = (
  code: RoomCode,
  where: RoomFinding['where'],
  params: RoomFinding['params'],
): RoomFinding => ({ code, severity: roomSeverity[code], where, params })

type Row = { id: string }

export const atPuzzle = ({ id }: Row, field?: string): RoomFinding['where'] => ({
  entity: 'roomPuzzle',
  id,
  ...(field !== undefined && { field }),
})

/** The place of a finding about a prop or a clue. */
export const atThing = (thing: Row & ({ name: string } | { title: string }), field: string): RoomFinding['where'] => ({
  entity: 'name' in thing ? 'roomProp' : 'roomClue',
  id: thing.id,
  field,
})

export const named = (row: { name: string } | { title: string }): { name: string } => ({
  name: 'name' in row ? row.name : row.title,
})
