import GitCompare from 'lucide-react/icons/git-compare'
import { m } from '#app/i18n/generated/messages.js'
import { AtHand } from '#app/features/puzzles/kit/object/in-place.tsx'
import type { PlayerViewProps } from '#app/features/puzzles/contract/contract.ts'
import { AttemptsStatus } from '#app/features/puzzles/kit/player/attempts-status.tsx'
import { AllFound } from '#app/features/puzzles/kit/picture/all-found.tsx'
import { PickMarks } from '#app/features/puzzles/kit/picture/pick-marks.tsx'
import { ThingList } from '#app/features/puzzles/kit/picture/thing-list.tsx'
import { useFoundNotes } from '#app/features/puzzles/kit/picture/use-found-notes.ts'
import { usePickFeedback } from '#app/features/puzzles/kit/picture/use-pick-feedback.ts'
import { usePicking } from '#app/features/puzzles/kit/picture/use-picking.ts'
import { useCountdown } from '#app/features/puzzles/kit/player/use-countdown.ts'
import { readView } from './found-view.ts'
import { Pair } from './pair.tsx'
import type { Answer, Presented } from '#app/features/puzzles/types/video_difference/rules/schema.ts'

export function PlayerView(props: PlayerViewProps<Presented, Answer>) {
  return (
    <div className="mx-auto grid w-[41rem] max-w-full gap-3">
      {props.solved ? <All {...props} /> : <Stills {...props} />}
    </div>
  )
}

const All = ({ configuration, view, answer }: PlayerViewProps<Presented, Answer>) => (
  <AllFound
    Icon={GitCompare}
    title={m.video_difference_all_found()}
    shown={m.video_difference_shown()}
    src={configuration.secondStillUrl || null}
    alt={m.video_difference_second()}
    found={readView(view)}
    answer={answer}
  />
)

function Stills(props: PlayerViewProps<Presented, Answer>) {
  const { configuration, view, tried, attemptsLeft, pausedForMs, feedback, busy, shownByHints = [], onAnswer } = props
  const picking = usePicking()
  const leftMs = useCountdown(pausedForMs)
  const found = readView(view)
  useFoundNotes(found, props.onNotes)
  const waiting = busy || leftMs > 0
  const said = usePickFeedback(feedback, found.length, {
    found: () =>
      m.video_difference_found({
        name: configuration.things.find(({ id }) => id === found.at(-1)?.thing)?.text ?? '',
        count: found.length,
      }),
    again: m.video_difference_found_before,
    wrong: m.video_difference_wrong,
    tried: m.video_difference_tried,
  })
  return (
    <>
      <p className="pr-12 font-semibold">
        {m.video_difference_progress({ count: found.length, all: configuration.differencesCount })}
      </p>
      <AttemptsStatus attemptsLeft={attemptsLeft} pausedForMs={pausedForMs} leftMs={leftMs} />
      {configuration.firstStillUrl && configuration.secondStillUrl ? (
        <Pair
          configuration={configuration}
          picking={picking}
          locked={waiting}
          onPick={(point) => onAnswer({ points: [point] })}
        >
          <PickMarks shown={shownByHints} found={found} tried={tried} />
        </Pair>
      ) : (
        <p className="text-center text-danger-ink">{m.video_difference_no_stills()}</p>
      )}
      <AtHand>
        <p
          role="status"
          className={
            said.isGood
              ? 'min-h-14 text-center font-medium text-success-ink'
              : 'min-h-14 text-center font-medium text-danger-ink'
          }
        >
          {busy ? '' : said.text}
        </p>
      </AtHand>
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
