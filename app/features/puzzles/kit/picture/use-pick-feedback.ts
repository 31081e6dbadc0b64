import { useState } from 'react'
import type { PlayerViewProps } from '#app/features/puzzles/contract/contract.ts'

interface PickTexts {
  found: () => string
  again: () => string
  wrong: () => string
  tried: () => string
}

interface Seen {
  feedback: PlayerViewProps['feedback']
  found: number
  says: keyof PickTexts | null
}

export function usePickFeedback(
  feedback: PlayerViewProps['feedback'],
  found: number,
  texts: PickTexts,
): { text: string; isGood: boolean } {
  const [known, setKnown] = useState<Seen>(() => ({ feedback, found, says: saidBy(feedback) }))
  const seen = nextSeen(known, feedback, found)
  if (seen !== known) setKnown(seen)
  const isGood = seen.says === null || seen.says === 'found' || seen.says === 'again'
  if (seen.says === null) return { text: '', isGood }
  return { text: (!isGood && feedback?.reply) || texts[seen.says](), isGood }
}

/** A find may show before or after the answer that reports it, and the party may meanwhile find more. Pure. */
export function nextSeen(before: Seen, feedback: PlayerViewProps['feedback'], found: number): Seen {
  if (before.feedback === feedback && before.found === found) return before
  if (found > before.found) return { feedback, found, says: 'found' }
  // an answer that was not judged leaves the find on screen
  const keeps = before.feedback === feedback || (feedback === null && before.says === 'found')
  return { feedback, found, says: keeps ? before.says : saidBy(feedback) }
}

const saidBy = (feedback: PlayerViewProps['feedback']): Seen['says'] =>
  feedback?.kind === 'partial' ? 'found' : (feedback?.kind ?? null)
