import { isStorableText } from '#app/shared/storable.ts'
import { cleanName } from './clean-words.ts'
import type { NameProblem } from './join-view.ts'
import { longestName } from '#app/features/play/live/stream-events.ts'

export function readName(typed: string): { name: string } | { problem: NameProblem } {
  if (!isStorableText(typed)) return { problem: 'signs' }
  if (typed.trim().length > longestName) return { problem: 'long' }
  const name = cleanName(typed)
  return name === '' ? { problem: 'missing' } : { name }
}
