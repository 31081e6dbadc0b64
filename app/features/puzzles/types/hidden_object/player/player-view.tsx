import Search from 'lucide-react/icons/search'
import { m } from '#app/i18n/generated/messages.js'
import type { PlayerViewProps } from '#app/features/puzzles/contract/contract.ts'
import { AttemptsStatus } from '#app/features/puzzles/kit/player/attempts-status.tsx'
import { GlowMarks } from '#app/features/puzzles/kit/picture/glow-marks.tsx'
import { missedPlaces } from '#app/features/puzzles/kit/picture/miss-marks.ts'
import { PickPicture } from '#app/features/puzzles/kit/picture/pick-picture.tsx'
import { FoundMark, MissMark } from '#app/features/puzzles/kit/picture/picture-marks.tsx'
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
      {props.solved ? <AllFound {...props} /> : <Picture {...props} />}
    </div>
  )
}

const pictureOf = ({ picture, configuration }: PlayerViewProps<Presented, Answer>): string | null =>
  picture ?? (configuration.sceneImageUrl || null)

function AllFound(props: PlayerViewProps<Presented, Answer>) {
  const { configuration, view, answer } = props
  const src = pictureOf(props)
  return (
    <div role="status" className="grid animate-appear justify-items-center gap-3 text-center">
      <Search aria-hidden="true" className="size-10 text-success-ink" />
      <p className="font-display text-2xl">{m.hidden_object_all_found()}</p>
      {answer && <p className="text-muted">{m.hidden_object_shown()}</p>}
      {src && (
        <div className="relative max-w-full">
          <img src={src} alt={configuration.pictureText} className="max-h-[46dvh] rounded-control" />
          {readView(view).map(({ outline }, at) => (
            <FoundMark key={at} outline={outline} />
          ))}
          {answer &&
            'points' in answer &&
            answer.points.map((point, at) => <FoundMark key={`answer ${at}`} outline={[point]} />)}
        </div>
      )}
      <p>{configuration.objects.flatMap(({ name }) => name || []).join(', ')}</p>
    </div>
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
            <GlowMarks shown={shownByHints} />
            {found.map(({ outline }, at) => (
              <FoundMark key={at} outline={outline} />
            ))}
            {missedPlaces(tried).map((at) => (
              <MissMark key={`${at.x} ${at.y}`} at={at} />
            ))}
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
