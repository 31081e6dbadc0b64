import Scroll from 'lucide-react/icons/scroll-text'
import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { useTypedText } from '#app/features/puzzles/kit/player/use-typed-answer.ts'
import { classNames } from '#app/ui/class-names.ts'
import type { PlayerViewProps } from '#app/features/puzzles/contract/contract.ts'
import { AnswerField } from './answer-field.tsx'
import { CipherDisc } from './cipher-disc.tsx'
import { CipherText } from './cipher-text.tsx'
import { GuessTable } from './guess-table.tsx'
import { MorseChart } from './morse-chart.tsx'
import { MorseLight } from './morse-light.tsx'
import { Asked, useHasObject } from '#app/features/puzzles/kit/object/in-place.tsx'
import type { Answer, Presented } from '#app/features/puzzles/types/cipher/rules/schema.ts'
import { ToolBench } from './tool-bench.tsx'
import type { Desk } from './work.ts'
import { transcribe, useDesk } from './work.ts'

type Props = PlayerViewProps<Presented, Answer>

export function PlayerView(props: Props) {
  return props.solved ? <ReadMessage answer={props.answer} /> : <Workbench {...props} />
}

function ReadMessage({ answer }: { answer: Answer | null }) {
  return (
    <div role="status" className="grid animate-appear justify-items-center gap-3 text-center">
      <Scroll aria-hidden="true" className="size-14 text-success-ink" />
      <p className="font-display text-2xl">{m.cipher_solved()}</p>
      {answer && (
        <p translate="no" className="max-w-prose whitespace-pre-line text-muted">
          {m.cipher_answer({ text: answer.text })}
        </p>
      )}
    </div>
  )
}

/** Over a scene, paper and answer stay in view on the left; on a sheet, the paper stays at the top above each tool. */
const beside =
  'min-[60rem]:in-[.play-over-object]:w-[min(41rem,100%)] min-[60rem]:in-[.play-over-object]:max-w-none min-[60rem]:in-[.play-over-object]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] min-[60rem]:in-[.play-over-object]:grid-rows-[auto_auto_1fr] min-[60rem]:in-[.play-over-object]:gap-x-6'

const belowPaper =
  'max-[60rem]:in-[.play-over-object]:[&_:is(input,textarea,button,summary,[tabindex])]:scroll-mt-[calc(30dvh+7rem)] low:[&_*]:scroll-mt-0!'

function Workbench(props: Props) {
  const { configuration } = props
  const desk = useDesk(configuration)
  const [sending, setSending] = useState<number | null>(null)
  const [text, setText] = useTypedText()
  const hasTools = configuration.tools || configuration.desk !== undefined
  const isBeside = !useHasObject()
  return (
    <div
      className={classNames(
        'mx-auto grid w-full max-w-md grid-cols-[minmax(0,1fr)] gap-5',
        hasTools && isBeside && beside,
        belowPaper,
      )}
    >
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 max-[60rem]:in-[.play-over-object]:sticky max-[60rem]:in-[.play-over-object]:top-0 max-[60rem]:in-[.play-over-object]:z-1 low:static!">
        <Asked>
          <CipherText configuration={configuration} desk={desk} sending={sending} />
        </Asked>
      </div>
      {configuration.light && <MorseLight words={desk.lines.flat()} onSend={setSending} />}
      {hasTools && (
        <div
          className={classNames(
            'min-w-0',
            isBeside &&
              'min-[60rem]:in-[.play-over-object]:col-start-2 min-[60rem]:in-[.play-over-object]:row-span-3 min-[60rem]:in-[.play-over-object]:row-start-1',
          )}
        >
          <ToolBench
            configuration={configuration}
            own={configuration.tools ? <Tool configuration={configuration} desk={desk} /> : null}
            onTake={setText}
          />
        </div>
      )}
      <AnswerField
        {...props}
        text={text}
        onText={setText}
        workedOut={configuration.tools ? transcribe(desk.lines, desk.read, '_') : null}
      />
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
