import Columns2 from 'lucide-react/icons/columns-2'
import Eye from 'lucide-react/icons/eye'
import Layers from 'lucide-react/icons/layers'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { PlayerViewProps } from '#app/features/puzzles/contract.ts'
import { AttemptsStatus } from '#app/features/puzzles/kit/attempts-status.tsx'
import { missedPlaces } from '#app/features/puzzles/kit/picture/miss-marks.ts'
import type { Middle } from '#app/features/puzzles/kit/picture/pick-picture.tsx'
import { PickPicture } from '#app/features/puzzles/kit/picture/pick-picture.tsx'
import { FoundMark, MissMark } from '#app/features/puzzles/kit/picture/picture-marks.tsx'
import { ThingList } from '#app/features/puzzles/kit/picture/thing-list.tsx'
import { usePickFeedback } from '#app/features/puzzles/kit/picture/use-pick-feedback.ts'
import { usePicking } from '#app/features/puzzles/kit/picture/use-picking.ts'
import { ZoomButtons } from '#app/features/puzzles/kit/picture/zoom-buttons.tsx'
import { useCountdown } from '#app/features/puzzles/kit/use-countdown.ts'
import { Button } from '#app/ui/button.tsx'
import { AllFound } from './all-found.tsx'
import { readView } from './found-view.ts'
import type { Answer, Presented } from './schema.ts'

/** Two stills to be compared, side by side or one upon the other, or in words. What changed is picked on either. */
export function PlayerView(props: PlayerViewProps<Presented, Answer>) {
  return <div className="mx-auto grid w-[41rem] max-w-full gap-3">{props.solved ? <AllFound {...props} /> : <Stills {...props} />}</div>
}

function Stills(props: PlayerViewProps<Presented, Answer>) {
  const { configuration, view, tried, attemptsLeft, pausedForMs, feedback, busy, onAnswer } = props
  const picking = usePicking()
  const leftMs = useCountdown(pausedForMs)
  const found = readView(view)
  const waiting = busy || leftMs > 0
  const said = usePickFeedback(feedback, found.length, {
    found: () => m.video_difference_found({ name: configuration.things.find(({ id }) => id === found.at(-1)?.thing)?.text ?? '', count: found.length }),
    again: m.video_difference_found_before,
    wrong: m.video_difference_wrong,
    tried: m.video_difference_tried,
  })
  return (
    <>
      <p className="pr-12 font-semibold">{m.video_difference_progress({ count: found.length, all: configuration.differencesCount })}</p>
      <AttemptsStatus attemptsLeft={attemptsLeft} pausedForMs={pausedForMs} leftMs={leftMs} />
      {configuration.firstStillUrl && configuration.secondStillUrl ? (
        <Pair configuration={configuration} picking={picking} locked={waiting} onPick={(point) => onAnswer({ points: [point] })}>
          {found.map(({ outline }, at) => (
            <FoundMark key={at} outline={outline} />
          ))}
          {missedPlaces(tried).map((at) => (
            <MissMark key={`${at.x} ${at.y}`} at={at} />
          ))}
        </Pair>
      ) : (
        <p className="text-center text-danger-ink">{m.video_difference_no_stills()}</p>
      )}
      <p role="status" className={said.isGood ? 'min-h-7 text-center font-medium text-success-ink' : 'min-h-7 text-center font-medium text-danger-ink'}>
        {busy ? '' : said.text}
      </p>
      <p role="status" className="sr-only">
        {picking.said}
      </p>
      <ThingList
        title={m.video_difference_words()}
        hint={m.video_difference_words_hint()}
        things={configuration.things}
        found={found.map(({ thing }) => thing)}
        tried={tried}
        locked={waiting}
        onPick={(thing) => onAnswer({ things: [thing] })}
      >
        <Words title={m.video_difference_first()} text={configuration.firstText} />
        <Words title={m.video_difference_second()} text={configuration.secondText} />
      </ThingList>
    </>
  )
}

function Words({ title, text }: { title: string; text: string }) {
  if (!text) return null
  return (
    <section aria-label={title} className="grid gap-1">
      <p className="font-semibold">{title}</p>
      <p className="whitespace-pre-line">{text}</p>
    </section>
  )
}

interface PairProps {
  configuration: Presented
  picking: ReturnType<typeof usePicking>
  locked: boolean
  onPick: (point: { x: number; y: number }) => void
  children: ReactNode
}

/** Both stills, which come nearer and move together. One upon the other they change when they are asked to: nothing flashes by itself. */
function Pair({ configuration, picking, locked, onPick, children }: PairProps) {
  const [isStacked, setStacked] = useState(false)
  const [isSecond, setSecond] = useState(false)
  const [middle, setMiddle] = useState<Middle>({ x: 0.5, y: 0.5 })
  const still = (second: boolean) => {
    const text = second ? m.video_difference_second() : m.video_difference_first()
    return (
      <figure className="grid min-w-0 content-start gap-1">
        <PickPicture
          src={second ? configuration.secondStillUrl : configuration.firstStillUrl}
          text={text}
          label={second ? m.video_difference_pick_second() : m.video_difference_pick_first()}
          picking={picking}
          locked={locked}
          onPick={onPick}
          middle={middle}
          onMiddle={setMiddle}
        >
          {children}
        </PickPicture>
        <figcaption aria-hidden="true" className="text-center text-sm text-muted">
          {text}
        </figcaption>
      </figure>
    )
  }
  return (
    <>
      {isStacked ? (
        still(isSecond)
      ) : (
        <div className="grid gap-3 sm:grid-cols-2">
          {still(false)}
          {still(true)}
        </div>
      )}
      <div className="flex flex-wrap items-center justify-center gap-2">
        <Button size="small" variant="ghost" className="min-h-11" onClick={() => setStacked(!isStacked)}>
          {isStacked ? <Columns2 aria-hidden="true" className="size-4.5" /> : <Layers aria-hidden="true" className="size-4.5" />}
          {isStacked ? m.video_difference_side_by_side() : m.video_difference_stacked()}
        </Button>
        {isStacked && (
          <Button size="small" className="min-h-11" onClick={() => setSecond(!isSecond)}>
            <Eye aria-hidden="true" className="size-4.5" />
            {isSecond ? m.video_difference_show_first() : m.video_difference_show_second()}
          </Button>
        )}
        <ZoomButtons picking={picking} />
      </div>
    </>
  )
}
