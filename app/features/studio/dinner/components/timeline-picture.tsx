import Eye from 'lucide-react/icons/eye'
import type { DinnerMoment } from '#app/features/kits/documents/dinner.ts'
import { lanesOf, reachOf } from '#app/features/studio/dinner/timeline.ts'
import type { Lane, Presence } from '#app/features/studio/dinner/timeline.ts'
import { useDinner } from '#app/features/studio/kit/components/use-document.ts'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'

/** A lane for each character, the moments from left to right. The list below says the same in words. */
export function TimelinePicture({ onOpen }: { onOpen: (id: string) => void }) {
  const document = useDinner()
  const { moments } = document
  const lanes = lanesOf(document)
  return (
    <figure
      aria-label={m.dinner_timeline_picture()}
      className="stage min-w-0 overflow-hidden bg-canvas rounded-card border border-line text-ink shadow-card"
    >
      <div className="overflow-x-auto p-3 sm:p-5">
        <div
          className="grid min-w-max"
          style={{ gridTemplateColumns: `minmax(5.5rem,9rem) repeat(${moments.length}, minmax(7.5rem, 1fr))` }}
        >
          {moments.map((moment, at) => (
            <MomentHead key={moment.id} moment={moment} at={at} onOpen={() => onOpen(moment.id)} />
          ))}
          {lanes.map((lane, row) => (
            <LaneRow key={lane.character.id} lane={lane} row={row} count={moments.length} />
          ))}
          {moments.map((moment, at) => (
            <Reach key={moment.id} lanes={lanes} at={at} />
          ))}
        </div>
      </div>
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 border-t border-line px-5 py-2.5 text-sm text-muted">
        {(['acts', 'sees'] as const).map((presence) => (
          <span key={presence} className="flex items-center gap-2">
            <Dot presence={presence} />
            {presence === 'acts' ? m.studio_dinner_actors() : m.studio_dinner_witnesses()}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

/* The first row of the grid holds the moments, the first column the names; each lane has a row of its own. */

type MomentHeadProps = { moment: DinnerMoment; at: number; onOpen: () => void }

function MomentHead({ moment: { time, place, happened }, at, onOpen }: MomentHeadProps) {
  return (
    <button
      type="button"
      title={happened}
      onClick={onOpen}
      aria-label={m.studio_card_edit({ title: time || happened })}
      className="row-start-1 mx-1 mb-2 grid min-h-14 content-end justify-items-center gap-0.5 rounded-control border border-transparent px-2 py-1.5 text-center hover:border-brass hover:bg-raised"
      style={{ gridColumnStart: at + 2 }}
    >
      <span className="font-display leading-tight font-semibold text-brass-ink">
        {time || m.dinner_moment_no_time()}
      </span>
      <span className="line-clamp-2 text-xs leading-tight text-muted">{place}</span>
    </button>
  )
}

function LaneRow({ lane: { character, at }, row, count }: { lane: Lane; row: number; count: number }) {
  const gridRowStart = row + 2
  return (
    <>
      <span
        className="sticky left-0 z-10 col-start-1 flex h-12 items-center bg-canvas pr-3 text-sm leading-tight font-semibold"
        style={{ gridRowStart }}
      >
        {character.name}
      </span>
      <span
        aria-hidden="true"
        className="h-px self-center bg-line"
        style={{ gridRowStart, gridColumn: `2 / span ${count}` }}
      />
      {at.map((presence, moment) =>
        presence === null ? null : (
          <span
            key={moment}
            aria-hidden="true"
            className="z-[1] place-self-center"
            style={{ gridRowStart, gridColumnStart: moment + 2 }}
          >
            <Dot presence={presence} />
          </span>
        ),
      )}
    </>
  )
}

/** Connects the characters who were there. */
function Reach({ lanes, at }: { lanes: readonly Lane[]; at: number }) {
  const reach = reachOf(lanes, at)
  if (!reach || reach.from === reach.to) return null
  return (
    <span
      aria-hidden="true"
      className="my-6 w-0.5 justify-self-center bg-brass/50"
      style={{ gridColumnStart: at + 2, gridRow: `${reach.from + 2} / ${reach.to + 3}` }}
    />
  )
}

function Dot({ presence }: { presence: Presence }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-6 shrink-0 place-items-center rounded-full border-2 border-brass',
        presence === 'acts' ? 'bg-brass' : 'bg-canvas text-brass-ink',
      )}
    >
      {presence === 'sees' && <Eye aria-hidden="true" className="size-3.5" />}
    </span>
  )
}
