import Scroll from 'lucide-react/icons/scroll-text'
import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { PlayerViewProps } from '#app/features/puzzles/contract.ts'
import { AnswerField } from './answer-field.tsx'
import { CipherDisc } from './cipher-disc.tsx'
import { CipherText } from './cipher-text.tsx'
import { GuessTable } from './guess-table.tsx'
import { MorseChart } from './morse-chart.tsx'
import { MorseLight } from './morse-light.tsx'
import type { Answer, Presented } from './schema.ts'
import type { Desk } from './work.ts'
import { transcribe, useDesk } from './work.ts'

type Props = PlayerViewProps<Presented, Answer>

/** The message on the player's desk: the paper, the tool for its cipher, and a line for what it says. */
export function PlayerView(props: Props) {
  return props.solved ? <ReadMessage answer={props.answer} /> : <Workbench {...props} />
}

function ReadMessage({ answer }: { answer: Answer | null }) {
  return (
    <div role="status" className="grid animate-appear justify-items-center gap-3 text-center">
      <Scroll aria-hidden="true" className="size-14 text-success-ink" />
      <p className="font-display text-2xl">{m.cipher_solved()}</p>
      {answer && <p className="max-w-prose whitespace-pre-line text-muted">{m.cipher_answer({ text: answer.text })}</p>}
    </div>
  )
}

function Workbench(props: Props) {
  const { configuration } = props
  const desk = useDesk(configuration)
  const [sending, setSending] = useState<number | null>(null)
  return (
    <div className="mx-auto grid w-full max-w-md grid-cols-[minmax(0,1fr)] gap-5">
      <CipherText configuration={configuration} desk={desk} sending={sending} />
      {configuration.light && <MorseLight lines={desk.lines} onSend={setSending} />}
      {configuration.tools && <Tool configuration={configuration} desk={desk} />}
      <AnswerField {...props} workedOut={configuration.tools ? transcribe(desk.lines, desk.read, '_') : null} />
    </div>
  )
}

function Tool({ configuration, desk }: { configuration: Presented; desk: Desk }) {
  switch (configuration.cipherType) {
    case 'caesar':
      return <CipherDisc turn={desk.turn} onTurn={desk.setTurn} />
    case 'morse':
      return (
        <>
          <MorseChart configuration={configuration} />
          <GuessTable configuration={configuration} desk={desk} />
        </>
      )
    default:
      return <GuessTable configuration={configuration} desk={desk} />
  }
}
