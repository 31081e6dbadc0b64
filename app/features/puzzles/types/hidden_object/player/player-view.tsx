import Search from 'lucide-react/icons/search'
import { m } from '#app/i18n/generated/messages.js'
import type { PlayerViewProps } from '#app/features/puzzles/contract/contract.ts'
import { AttemptsStatus } from '#app/features/puzzles/kit/player/attempts-status.tsx'
import { AllFound } from '#app/features/puzzles/kit/picture/all-found.tsx'
import { PickMarks } from '#app/features/puzzles/kit/picture/pick-marks.tsx'
import { PickPicture } from '#app/features/puzzles/kit/picture/pick-picture.tsx'
import { ThingList } from '#app/features/puzzles/kit/picture/thing-list.tsx'
import { useFoundNotes } from '#app/features/puzzles/kit/picture/use-found-notes.ts'
import { usePicking } from '#app/features/puzzles/kit/picture/use-picking.ts'
import { usePickFeedback } from '#app/features/puzzles/kit/picture/use-pick-feedback.ts'
import { ZoomButtons } from '#app/features/puzzles/kit/picture/zoom-buttons.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { useCountdown } from '#app/features/puzzles/kit/player/use-countdown.ts'
import { readView } from './found-view.ts'
import { ObjectList } from './object-list.tsx'
import type { Answer, Presented } from '#app/features/puzzles/types/hidden_object/rules/schema.ts'
import { Asked, AtHand, InPlace } from '#app/features/puzzles/kit/object/in-place.tsx'

export function PlayerView(props: PlayerViewProps<Presented, Answer>) {
  return (
    <div className="mx-auto grid w-[36rem] max-w-full gap-3">
      {props.solved ? <All {...props} /> : <Picture {...props} />}
    </div>
  )
}

const pictureOf = ({ picture, configuration }: PlayerViewProps<Presented, Answer>): string | null =>
  picture ?? (configuration.sceneImageUrl || null)

function All(props: PlayerViewProps<Presented, Answer>) {
  const { configuration, view, answer } = props
  return (
    <AllFound
      Icon={Search}
      title={m.hidden_object_all_found()}
      shown={m.hidden_object_shown()}
      src={pictureOf(props)}
      alt={configuration.pictureText}
      found={readView(view)}
      answer={answer}
    >
      <p>{configuration.objects.flatMap(({ name }) => name || []).join(', ')}</p>
    </AllFound>
  )
}

const foundText = (name: string): string =>
  name === '' ? m.hidden_object_found_one() : m.hidden_object_found({ name })

function Picture(props: PlayerViewProps<Presented, Answer>) {
  const { configuration, view, tried, attemptsLeft, pausedForMs, feedback, busy, shownByHints = [], onAnswer } = props
  const picking = usePicking()
  const leftMs = useCountdown(pausedForMs)
  const found = readView(view)
  useFoundNotes(found, props.onNotes)
  const src = pictureOf(props)
  const waiting = busy || leftMs > 0
  const said = usePickFeedback(feedback, found.length, {
    found: () => foundText(configuration.objects[found.at(-1)?.object ?? -1]?.name ?? ''),
    again: m.hidden_object_found_before,
    wrong: m.hidden_object_wrong,
    tried: m.hidden_object_tried,
  })
  return (
    <>
      <Asked>
        <ObjectList configuration={configuration} found={found.map(({ object }) => object)} />
      </Asked>
      <AttemptsStatus attemptsLeft={attemptsLeft} pausedForMs={pausedForMs} leftMs={leftMs} />
      <InPlace bare>
        {src ? (
          <PickPicture
            src={src}
            text={configuration.pictureText || m.hidden_object_picture()}
            label={m.hidden_object_pick()}
            picking={picking}
            locked={waiting}
            onPick={(point) => onAnswer({ points: [point] })}
          >
            <PickMarks shown={shownByHints} found={found} tried={tried} />
          </PickPicture>
        ) : (
          <p className="text-center text-danger-ink">{m.hidden_object_no_picture()}</p>
        )}
      </InPlace>
      <AtHand>
        <div className="flex items-start justify-between gap-x-4">
          <p
            role="status"
            className={classNames(
              'min-h-14 min-w-0 flex-1 font-medium',
              said.isGood ? 'text-success-ink' : 'text-danger-ink',
            )}
          >
            {busy ? '' : said.text}
          </p>
          {src && <ZoomButtons picking={picking} />}
        </div>
      </AtHand>
      <p role="status" className="sr-only">
        {picking.said}
      </p>
      <ThingList
        title={m.hidden_object_places()}
        hint={m.hidden_object_places_hint()}
        things={configuration.places}
        found={found.map(({ thing }) => thing)}
        tried={tried}
        locked={waiting}
        onPick={(thing) => onAnswer({ things: [thing] })}
      />
    </>
  )
}
