export type TalkAct =
  | { type: 'choose'; choice: number }
  | { type: 'go_on' }
  | { type: 'reveal' }
  | { type: 'wait' }
  | { type: 'focus'; place: number }

export type TalkMoment = {
  choices: number
  single: boolean
  canGoOn: boolean
  revealed: boolean
  /** False for a moment after the reveal: a hurried key press must not choose an answer that was not seen yet. */
  settled: boolean
  focused: number | null
  /** Nothing in particular has the focus: Enter and Space control the conversation. */
  free: boolean
  /** The key is still held down from before. */
  held: boolean
}

export function talkKey(key: string, moment: TalkMoment): TalkAct | null {
  if (/^[1-9]$/u.test(key)) return Number(key) <= moment.choices ? { type: 'choose', choice: Number(key) - 1 } : null
  if (key === 'ArrowDown' || key === 'ArrowUp') return move(key === 'ArrowDown' ? 1 : -1, moment)
  if (key !== 'Enter' && key !== ' ') return null
  if (moment.free) return advance(moment)
  // New words take the focus away: whoever presses a choice has gone to it, and may not see the words appear
  return moment.held && moment.focused !== null ? { type: 'wait' } : null
}

function move(step: 1 | -1, { choices, canGoOn, focused }: TalkMoment): TalkAct | null {
  const places = choices + (canGoOn ? 1 : 0)
  if (places === 0) return null
  if (focused === null) return { type: 'focus', place: step === 1 ? 0 : places - 1 }
  return { type: 'focus', place: (focused + step + places) % places }
}

function advance({ revealed, settled, single, canGoOn, choices }: TalkMoment): TalkAct | null {
  if (!revealed) return { type: 'reveal' }
  if (!settled && !canGoOn && choices > 0) return { type: 'wait' }
  if (single) return { type: 'choose', choice: 0 }
  if (canGoOn) return { type: 'go_on' }
  return choices > 0 ? { type: 'focus', place: 0 } : null
}
