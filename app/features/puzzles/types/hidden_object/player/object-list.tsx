import Check from 'lucide-react/icons/check'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import type { Presented } from '#app/features/puzzles/types/hidden_object/rules/schema.ts'

type ObjectListProps = {
  configuration: Pick<Presented, 'listBy' | 'objects' | 'silhouettes'>
  found: readonly number[]
}

const shapes = {
  name: 'items-center rounded-full px-3 py-1',
  riddle: 'w-full items-start rounded-control px-4 py-2.5',
  silhouette: 'flex-col items-center rounded-control p-1.5',
}

export function ObjectList({ configuration: { listBy, objects, silhouettes }, found }: ObjectListProps) {
  const counts = objects.map(({ count }, object) => Math.min(count, found.filter((each) => each === object).length))
  const [done, all] = [
    counts.reduce((sum, count) => sum + count, 0),
    objects.reduce((sum, { count }) => sum + count, 0),
  ]
  return (
    <div className="grid gap-2">
      {/* on a phone, the dialog's close button is at the top right */}
      <p className="font-semibold">{m.hidden_object_progress({ count: done, all })}</p>
      <ul aria-label={m.hidden_object_to_find()} className="flex flex-wrap gap-2">
        {objects.map(({ name, count, clue }, object) => {
          const isDone = counts[object]! >= count
          const silhouette = silhouettes.find((each) => each.object === object)
          return (
            <li
              key={object}
              className={classNames(
                'relative inline-flex gap-1.5 border',
                shapes[listBy],
                isDone ? 'border-success bg-success-soft text-success-ink' : 'border-line-strong bg-raised',
              )}
            >
              {isDone && (
                <Check
                  aria-hidden="true"
                  className={classNames(
                    'size-4 shrink-0',
                    listBy === 'riddle' && 'mt-1',
                    listBy === 'silhouette' && 'absolute top-1 right-1 rounded-full bg-success text-on-success',
                  )}
                />
              )}
              {listBy === 'silhouette' && silhouette ? (
                <img
                  src={silhouette.url}
                  alt={clue || m.hidden_object_thing({ position: object + 1 })}
                  className={classNames('size-16 rounded-[0.3rem] bg-white object-contain p-1', isDone && 'opacity-50')}
                />
              ) : (
                <span
                  className={classNames(
                    isDone && listBy === 'name' && 'line-through',
                    isDone && listBy === 'riddle' && 'opacity-75',
                  )}
                >
                  {name || clue || m.hidden_object_thing({ position: object + 1 })}
                </span>
              )}
              {count > 1 && (
                <span className={classNames('shrink-0 tabular-nums', listBy === 'riddle' && 'ms-auto')}>
                  {m.hidden_object_count({ count: counts[object]!, all: count })}
                </span>
              )}
              {isDone && <span className="sr-only">{m.hidden_object_done()}</span>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
