import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { AtHand } from '#app/features/puzzles/kit/object/in-place.tsx'
import type { PlayerViewProps } from '#app/features/puzzles/contract/contract.ts'
import { SubmitButton } from '#app/features/puzzles/kit/player/submit-row.tsx'
import { AttemptsStatus } from '#app/features/puzzles/kit/player/attempts-status.tsx'
import { useCountdown } from '#app/features/puzzles/kit/player/use-countdown.ts'
import { useVerdict } from '#app/features/puzzles/kit/player/use-verdict.ts'
import { useInBrowser, useKeptName } from '#app/features/puzzles/kit/player/use-kept.ts'
import type { Move } from '#app/features/puzzles/types/slider_jigsaw/rules/board.ts'
import { readBoard, shapeOf } from '#app/features/puzzles/types/slider_jigsaw/rules/board.ts'
import type { Answer, Presented } from '#app/features/puzzles/types/slider_jigsaw/rules/schema.ts'
import type { BoardState } from './use-board.ts'
import { WholePicture } from './whole-picture.tsx'
import { WorkingBoard } from './working-board.tsx'

type Props = PlayerViewProps<Presented, Answer> & {
  onPlayed?: (played: BoardState) => void
}

/** Sends itself with its moves when it is complete; before that only if the author allows it. */
export function PlayerView(props: Props) {
  if (!props.solved) return <Pieces {...props} />
  return (
    <WholePicture
      configuration={props.configuration}
      picture={pictureOf(props)}
      answer={props.answer}
      told={props.told ?? ''}
    />
  )
}

const pictureOf = ({ picture, configuration }: PlayerViewProps<Presented, Answer>): string | null =>
  picture ?? (configuration.imageUrl || null)

function Pieces(props: Props) {
  const { configuration, view, attemptsLeft, pausedForMs, feedback, busy, onAnswer, onPlayed } = props
  const [whole, setWhole] = useState<Move[] | null>(null)
  const [moved, setMoved] = useState<number | null>(null)
  const verdict = useVerdict(feedback, moved)
  const leftMs = useCountdown(pausedForMs)
  const inBrowser = useInBrowser()
  const shape = shapeOf(configuration)
  const start = readBoard(shape, view)
  const picture = pictureOf(props)
  const laidOut = JSON.stringify([shape, start, picture])
  const keepAs = useKeptName(`slider_jigsaw ${laidOut}`)
  if (!start) return <p className="text-center text-danger-ink">{m.slider_jigsaw_no_start()}</p>
  const waiting = busy || leftMs > 0
  const finish = (moves: Move[]) => {
    setWhole(moves)
    onAnswer({ moves })
  }
  return (
    <div className="mx-auto grid w-[26rem] max-w-full justify-items-center gap-3">
      {(pausedForMs > 0 || configuration.mayShow) && (
        <AttemptsStatus attemptsLeft={attemptsLeft} pausedForMs={pausedForMs} leftMs={leftMs} />
      )}
      <WorkingBoard
        key={`${laidOut} ${inBrowser}`}
        shape={shape}
        start={start}
        picture={picture}
        pictureText={configuration.pictureText}
        showNumbers={configuration.showNumbers}
        showPicture={configuration.showPicture}
        keepAs={inBrowser ? keepAs : null}
        locked={waiting}
        onFinished={finish}
        onShow={configuration.mayShow && ((moves) => !waiting && onAnswer({ moves }))}
        onPlayed={(played) => {
          setMoved(played.moves.length)
          onPlayed?.(played)
        }}
      />
      <AtHand>
        <p role="status" className="max-w-prose text-center font-medium text-danger-ink">
          {verdict.text({ wrong: m.slider_jigsaw_wrong, tried: m.slider_jigsaw_tried })}
        </p>
      </AtHand>
      {whole && (
        <SubmitButton
          submit={m.slider_jigsaw_send()}
          busy={busy}
          waiting={waiting}
          onSubmit={() => onAnswer({ moves: whole })}
        />
      )}
    </div>
  )
}
