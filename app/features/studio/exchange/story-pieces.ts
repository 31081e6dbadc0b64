import type { Comparison } from '#app/features/engine/conditions/flag-compared.ts'
import type { FlagValue } from '#app/features/engine/references.schema.ts'

/* What a Twine story says, in words that its three formats share. `source` is the text as its author wrote it. */

export type Deed =
  | { op: 'set'; name: string; value: FlagValue }
  | { op: 'change'; name: string; by: number }
  | { op: 'list'; name: string }
  | { op: 'give' | 'take'; name: string; item: string }

export type Test =
  | { op: 'all' | 'any'; of: Test[] }
  | { op: 'not'; of: Test }
  | { op: 'truthy'; name: string }
  | { op: 'compare'; name: string; compare: Comparison; value: FlagValue }
  | { op: 'has'; name: string; item: string }
  | { op: 'visited'; passage: string; before: boolean }

export const keptReasons = [
  /** Something that the game has no counterpart of. */
  'construct',
  'condition',
  /** A variable whose value is shown. */
  'value',
  /** A change that happens on arrival under a condition, or that reckons with variables. */
  'change',
  'comment',
  'code',
  'target',
  /** A passage goes on to another by itself. */
  'redirect',
  /** A passage that is part of every page, or of the window around it. */
  'around',
  /** More than fits in one place. */
  'tooMuch',
] as const
export type KeptReason = (typeof keptReasons)[number]

export type Kept = { passage: string; reason: KeptReason; text: string }

export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'link'; label: string; to: string | null; deeds: Deed[]; source: string }
  | { kind: 'set'; deeds: Deed[]; source: string }
  | { kind: 'if'; branches: Branch[] }
  | { kind: 'kept'; reason: KeptReason; text: string }

/** `test`: null for "else"; `unread` when our grammar does not say the same. */
export type Branch = { test: Test | null | 'unread'; source: string; pieces: Piece[] }

export type Passage = { name: string; tags: string[]; text: string }

export const storyFormats = ['harlowe', 'sugarcube', 'chapbook'] as const
export type StoryFormat = (typeof storyFormats)[number]

export type Story = { title: string; format: StoryFormat; start: string; passages: Passage[] }

export const text = (words: string): Piece[] => (words === '' ? [] : [{ kind: 'text', text: words }])
export const kept = (reason: KeptReason, source: string): Piece => ({ kind: 'kept', reason, text: source })

/** Unlike `push(...)`, for as many as there are. */
export function addAll(to: Piece[], ...lists: readonly Piece[][]): void {
  for (const list of lists) for (const piece of list) to.push(piece)
}

/** Pieces of which nobody knows whether they are reached: changes among them are listed, not made. */
export const unsure = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece) => {
    if (piece.kind === 'set') return kept('change', piece.source)
    if (piece.kind !== 'if') return piece
    return { ...piece, branches: piece.branches.map((each) => ({ ...each, pieces: unsure(each.pieces) })) }
  })
