import Check from 'lucide-react/icons/check'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import type { Presented } from './schema.ts'

/** What is to be found, and what is found already. `found` has an entry for each find: which object it was. */
export function ObjectList({ objects, found }: { objects: Presented['objects']; found: readonly number[] }) {
  const counts = objects.map(({ count }, object) => Math.min(count, found.filter((each) => each === object).length))
  const [done, all] = [counts.reduce((sum, count) => sum + count, 0), objects.reduce((sum, { count }) => sum + count, 0)]
  return (
    <div className="grid gap-2">
      {/* at a phone's top right the dialog's closing cross has its place */}
      <p className="font-semibold">{m.hidden_object_progress({ count: done, all })}</p>
      <ul aria-label={m.hidden_object_to_find()} className="flex flex-wrap gap-2">
        {objects.map(({ name, count }, object) => {
          const isDone = counts[object]! >= count
          return (
            <li key={object} className={classNames('inline-flex items-center gap-1.5 rounded-full border px-3 py-1', isDone ? 'border-success bg-success-soft text-success-ink' : 'border-line-strong bg-raised')}>
              {isDone && <Check aria-hidden="true" className="size-4" />}
              <span className={isDone ? 'line-through' : undefined}>{name}</span>
              {count > 1 && <span className="tabular-nums">{m.hidden_object_count({ count: counts[object]!, all: count })}</span>}
              {isDone && <span className="sr-only">{m.hidden_object_done()}</span>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
