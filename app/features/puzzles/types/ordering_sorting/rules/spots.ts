import { m } from '#app/i18n/generated/messages.js'
import type { NamedSpot, Spot } from '#app/features/puzzles/contract/contract.ts'
import { inColumn, inRow, spotsOf } from '#app/features/puzzles/kit/object/spots.ts'
import type { Configuration, Presented } from './schema.ts'

type Laid = Pick<Presented, 'items' | 'layout' | 'bins' | 'spots'>

/** In an object: of each place in the order, or of each box and then of the cards that are in none. */
export function spotsFor({ items, layout, bins = [], spots }: Laid): readonly Spot[] {
  if (layout === 'bins')
    return spotsOf(spots, [...inRow(bins.length, 30, 58), { x: 50, y: 82, width: 100, height: 34 }])
  return spotsOf(spots, layout === 'timeline' ? inRow(items.length) : inColumn(items.length))
}

export function spotsIn({ layout, ...configuration }: Configuration): NamedSpot[] {
  const { bins, items } = configuration
  const names =
    layout === 'bins'
      ? [
          ...bins.map((name, at) => name.trim() || m.ordering_sorting_form_bin({ position: at + 1 })),
          m.ordering_sorting_tray(),
        ]
      : items.map((_, at) => m.ordering_sorting_form_item({ position: at + 1 }))
  const spots = spotsFor({ ...configuration, ...(layout !== 'list' && { layout }) })
  return names.map((name, at) => ({ name, spot: spots[at]! }))
}
