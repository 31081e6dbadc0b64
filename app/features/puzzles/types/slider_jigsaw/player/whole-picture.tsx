import FlipHorizontal2 from 'lucide-react/icons/flip-horizontal-2'
import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { shapeOf } from '#app/features/puzzles/types/slider_jigsaw/rules/board.ts'
import type { Answer, Presented } from '#app/features/puzzles/types/slider_jigsaw/rules/schema.ts'
import { FinishedPicture } from './working-board.tsx'

interface WholePictureProps {
  configuration: Presented
  picture: string | null
  answer: Answer | null
  told: string
}

export function WholePicture({ configuration, picture, answer, told }: WholePictureProps) {
  const shape = shapeOf(configuration)
  const message = told.trim()
  const isOnBack = message !== '' && configuration.messageOnBack === true && picture !== null
  return (
    <div role="status" className="grid w-full animate-appear justify-items-center gap-3 text-center">
      {picture &&
        (isOnBack ? (
          <TwoSided picture={picture} configuration={configuration} message={message} />
        ) : (
          <FinishedPicture shape={shape} picture={picture} text={configuration.pictureText} />
        ))}
      <p className="font-display text-2xl">{m.slider_jigsaw_finished()}</p>
      {answer && <p className="text-muted">{m.slider_jigsaw_answer({ count: answer.moves.length })}</p>}
      {message !== '' && !isOnBack && <p className={classNames(paper, 'max-w-prose px-5 py-4')}>{message}</p>}
    </div>
  )
}

const paper = 'rounded-control bg-paper font-display text-xl whitespace-pre-line text-on-paper shadow-card'

function TwoSided({ configuration, picture, message }: { configuration: Presented; picture: string; message: string }) {
  const [turned, setTurned] = useState(false)
  const shape = shapeOf(configuration)
  const side = 'col-start-1 row-start-1 transition-[rotate,opacity] duration-(--motion-steady) backface-hidden'
  return (
    <>
      <div className="grid justify-items-stretch perspective-[60rem]">
        <div aria-hidden={turned || undefined} className={classNames(side, turned && 'rotate-y-180 opacity-0')}>
          <FinishedPicture shape={shape} picture={picture} text={configuration.pictureText} />
        </div>
        <p
          className={classNames(
            side,
            paper,
            'grid min-h-40 place-items-center p-4',
            !turned && '-rotate-y-180 opacity-0',
          )}
        >
          {turned && message}
        </p>
      </div>
      <Button className="min-h-11" aria-pressed={turned} onClick={() => setTurned(!turned)}>
        <FlipHorizontal2 aria-hidden="true" className="size-5" />
        {turned ? m.slider_jigsaw_turn_back() : m.slider_jigsaw_turn_over()}
      </Button>
    </>
  )
}
