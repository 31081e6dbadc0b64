import { useState } from 'react'
import type { PlayerViewProps } from '#app/features/puzzles/contract.ts'

interface PickTexts {
  found: () => string
  /** Picked again what was found already. */
  again: () => string
  wrong: () => string
  tried: () => string
}

/** What the last pick brought, in words. What others of the party find is said as well. */
export function usePickFeedback(feedback: PlayerViewProps['feedback'], found: number, texts: PickTexts): { text: string; isGood: boolean } {
  const [known, setKnown] = useState({ feedback, found, isFind: false })
  if (known.feedback !== feedback || known.found !== found) {
    // an answer that found nothing more comes after the find that it is told apart from
    const isFind = found > known.found || (known.isFind && (feedback === known.feedback || feedback === null))
    setKnown({ feedback, found, isFind })
  }
  if (known.isFind) return { text: texts.found(), isGood: true }
  if (feedback === null) return { text: '', isGood: true }
  if (feedback.kind === 'partial') return { text: texts.again(), isGood: true }
  return { text: feedback.reply ?? (feedback.kind === 'tried' ? texts.tried() : texts.wrong()), isGood: false }
}
