import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { PlayerCommand } from '#app/features/engine/command.schema.ts'
import type { DialogueProjection } from '#app/features/engine/projection.ts'
import type { Run } from '#app/features/play/live/connection/use-run.ts'

export type Conversation = { shown: DialogueProjection | null; leave: () => void }

/** Leaving it shows immediately, whatever the network does. */
export function useConversation({ snapshot, send }: Run): Conversation {
  const { dialogue, ending } = snapshot.view
  const [left, setLeft] = useState<number | null>(null)
  if (left !== null && dialogue?.step !== left) setLeft(null)
  const shown = ending === null && dialogue && dialogue.step !== left ? dialogue : null
  return {
    shown,
    leave() {
      if (!shown) return
      setLeft(shown.step)
      send({ type: 'leave_dialogue' })
    },
  }
}

type Talk = {
  step: number
  text: string
  spoken: number
  asked: { step: number; choice: number | null } | null
}

export const beginTalk = ({ step, text }: DialogueProjection): Talk => ({ step, text, spoken: 0, asked: null })

/** Pure. When others open or close choices, a new step has the same words, which are not spoken again. */
export function followTalk(talk: Talk, { step, text }: DialogueProjection): Talk {
  if (talk.step === step && talk.text === text) return talk
  const answered = talk.asked?.step === talk.step && talk.step !== step
  return { step, text, spoken: talk.spoken + (answered || talk.text !== text ? 1 : 0), asked: null }
}

export function useTalk(dialogue: DialogueProjection, busy: boolean, send: (command: PlayerCommand) => void) {
  const [state, setState] = useState(() => beginTalk(dialogue))
  const talk = followTalk(state, dialogue)
  if (talk !== state) setState(talk)
  const [locked, setLocked] = useState<{ at: number | null; times: number }>({ at: null, times: 0 })
  const { step } = dialogue
  const asked = busy ? talk.asked : null

  function ask(choice: number | null): void {
    if (asked) return
    setLocked((now) => ({ ...now, at: null }))
    setState({ ...talk, asked: { step, choice } })
    send(choice === null ? { type: 'continue', step } : { type: 'choose', step, choice })
  }
  return {
    talk,
    taken: asked?.choice ?? null,
    note: locked.at === step ? m.play_choice_locked() : null,
    noted: locked.times,
    goOn: () => ask(null),
    choose: (choice: number) =>
      dialogue.choices[choice]?.locked ? setLocked(({ times }) => ({ at: step, times: times + 1 })) : ask(choice),
  }
}
