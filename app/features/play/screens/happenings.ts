import { errorText } from '#app/i18n/error-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { PlayerViewProps } from '#app/features/puzzles/contract.ts'
import { formatDuration } from './duration.ts'
import { noticeText, refusalText } from './notice-text.ts'
import type { Happening } from './use-run.ts'

/** Words of the author that wait to be read. */
export type Message = { id: number; speaker: string | null; text: string }

/** What the screen still shows of the commands so far. */
export type Aftermath = {
  last: Happening | null
  /** Of the last answer to the puzzle that is open. */
  feedback: PlayerViewProps['feedback']
  refusedForMs: number
  /** Short news of the last command: finds, solves, why nothing happened. */
  remarks: readonly string[]
  /** Spoken words, oldest first. */
  messages: readonly Message[]
  spoken: number
}

export const noAftermath: Aftermath = { last: null, feedback: null, refusedForMs: 0, remarks: [], messages: [], spoken: 0 }

/** What is shown after one more command. Pure. */
export function afterHappening(before: Aftermath, happening: Happening): Aftermath {
  if ('error' in happening) return { ...before, last: happening, remarks: [errorText(happening.error)] }
  const { outcome } = happening
  const said = outcome.events.flatMap((event) => (event.type === 'said' ? [event] : []))
  const messages = said.map((event, place) => ({ id: before.spoken + place, speaker: event.npcName, text: event.text }))
  return {
    last: happening,
    ...feedbackAfter(before, happening),
    remarks: [...outcome.events.map(noticeText).filter((text) => text !== null), ...refusalOf(happening)],
    messages: [...before.messages, ...messages],
    spoken: before.spoken + said.length,
  }
}

type Done = Extract<Happening, { outcome: unknown }>

/** A verdict stands until the next answer, also while hints are read; another puzzle begins without one. */
function feedbackAfter(before: Aftermath, { command, outcome }: Done): Pick<Aftermath, 'feedback' | 'refusedForMs'> {
  if (command.type === 'take_hint' || command.type === 'set_untimed') return { feedback: before.feedback, refusedForMs: before.refusedForMs }
  if (command.type !== 'answer') return { feedback: null, refusedForMs: 0 }
  if (outcome.refused) return refusedAnswer(before, outcome.refused)
  const [verdict] = outcome.events.flatMap((event) => (event.type === 'answered_wrong' || event.type === 'answered_in_part' ? [event] : []))
  if (!verdict) return { feedback: null, refusedForMs: 0 }
  return { feedback: { kind: verdict.type === 'answered_wrong' ? 'wrong' : 'partial', reply: verdict.reply }, refusedForMs: 0 }
}

function refusedAnswer(before: Aftermath, { code, retryAfterMs = 0 }: NonNullable<Done['outcome']['refused']>) {
  if (code === 'alreadyTried') return { feedback: { kind: 'tried' as const, reply: null }, refusedForMs: before.refusedForMs }
  return { feedback: before.feedback, refusedForMs: retryAfterMs }
}

function refusalOf({ command, outcome }: Done): string[] {
  const { refused, view } = outcome
  if (!refused) return []
  if (refused.code === 'paused') return refused.shared ? [m.play_paused_shared({ time: formatDuration(refused.retryAfterMs ?? 0) })] : []
  const hotspot = command.type === 'use_hotspot' ? view.scene.hotspots.find((candidate) => candidate.id === command.hotspotId) : undefined
  const words = (refused.code === 'blocked' && hotspot?.blockedMessage) || refusalText(refused.code)
  return words ? [words] : []
}
