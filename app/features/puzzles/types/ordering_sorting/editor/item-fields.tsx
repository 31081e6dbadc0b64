import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { useRef } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { AddButton, RemoveButton } from '#app/features/puzzles/kit/editor/list-buttons.tsx'
import type { PuzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { FieldErrors, FieldGroup } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import type { Draft } from '#app/features/puzzles/types/ordering_sorting/rules/arrange.ts'
import {
  arrangedOf,
  insert,
  remove,
  rename,
  reorder,
  tie,
} from '#app/features/puzzles/types/ordering_sorting/rules/arrange.ts'
import { setBin, sortedOf } from './arrange-bins.ts'
import { CardPicture } from './card-picture.tsx'
import { cardName } from '#app/features/puzzles/types/ordering_sorting/rules/cards.ts'
import { longestItem, mostItems } from '#app/features/puzzles/types/ordering_sorting/rules/limits.ts'
import type { Configuration, Solution } from '#app/features/puzzles/types/ordering_sorting/rules/schema.ts'
import type { Sorting } from '#app/features/puzzles/types/ordering_sorting/player/use-sorting.ts'
import { useSorting } from '#app/features/puzzles/types/ordering_sorting/player/use-sorting.ts'

type Form = PuzzleForm<Configuration, Solution>

export function ItemFields({ form }: { form: Form }) {
  const { value, change } = form
  const { items, layout } = value.configuration
  const order = arrangedOf(value)
  const list = useRef<HTMLOListElement>(null)
  const sorting = useSorting({
    list,
    order,
    nameOf: (card) => nameOf(value, card),
    onOrder: (next) => change(reorder(value, next)),
  })
  const room = mostItems - items.length
  return (
    <FieldGroup
      legend={layout === 'bins' ? m.ordering_sorting_form_cards() : m.ordering_sorting_form_items()}
      hint={layout === 'bins' ? m.ordering_sorting_form_cards_hint() : m.ordering_sorting_form_items_hint()}
      error={form.problemsAt('items', 'correctOrder', '')}
    >
      <ol ref={list} {...sorting.listHandlers} className="relative grid gap-2">
        {order.map((card, place) => (
          <Row key={card} form={form} sorting={sorting} card={card} place={place} count={order.length} />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {sorting.said}
      </p>
      {room > 0 && (
        <AddButton
          focuses
          label={m.ordering_sorting_form_add()}
          onAdd={() => change(insert(value, order.length - 1, ['']))}
        />
      )}
    </FieldGroup>
  )
}

interface RowProps {
  form: Form
  sorting: Sorting
  card: number
  place: number
  count: number
}

function Row({ form, sorting, card, place, count }: RowProps) {
  const { value, change } = form
  const { items, layout } = value.configuration
  const errors = form.problemsAt(`items.${card}`)
  const errorId = `ordering-item-${card}-error`
  const paste = (text: string): boolean => {
    const lines = text
      .split('\n')
      .map((line) => line.trim().slice(0, longestItem))
      .filter((line) => line !== '')
      .slice(0, mostItems - items.length + 1)
    if (lines.length < 2) return false
    change(insert(rename(value, card, lines[0]!), place, lines.slice(1)))
    return true
  }
  return (
    <li
      data-card={card}
      className={classNames(
        'grid gap-1 rounded-control border border-line bg-surface p-1.5',
        sorting.inHand === card && 'z-10 ring-4 ring-brass-strong',
      )}
    >
      <div className="flex flex-wrap items-center gap-1">
        {/* with boxes, the order of the cards has no meaning */}
        {layout !== 'bins' && (
          <Button
            variant="ghost"
            size="icon"
            data-handle=""
            className="cursor-grab touch-none"
            {...sorting.gripProps(card)}
            aria-label={m.ordering_sorting_card({ text: nameOf(value, card), position: place + 1, count })}
          >
            <GripVertical aria-hidden="true" className="size-5" />
          </Button>
        )}
        <Input
          lang={form.language}
          value={items[card]!}
          onChange={(event) => change(rename(value, card, event.target.value))}
          onPaste={(event) => paste(event.clipboardData.getData('text/plain')) && event.preventDefault()}
          maxLength={longestItem}
          autoComplete="off"
          aria-label={m.ordering_sorting_form_item({ position: place + 1 })}
          aria-invalid={errors.length > 0 || undefined}
          aria-describedby={errors.length > 0 ? errorId : undefined}
          className="min-w-36 flex-1"
        />
        <div className="ml-auto flex">
          {layout !== 'bins' && (
            <>
              <Step
                sorting={sorting}
                card={card}
                to={place - 1}
                count={count}
                name={m.ordering_sorting_up({ text: nameOf(value, card) })}
                Icon={ChevronUp}
              />
              <Step
                sorting={sorting}
                card={card}
                to={place + 1}
                count={count}
                name={m.ordering_sorting_down({ text: nameOf(value, card) })}
                Icon={ChevronDown}
              />
            </>
          )}
          <RemoveButton
            data-still=""
            label={m.ordering_sorting_form_remove({ text: nameOf(value, card) })}
            onRemove={() => change(remove(value, card))}
          />
        </div>
      </div>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1 pl-1">
        <CardPicture form={form} card={card} position={place + 1} />
        {layout === 'bins' && <BinChoice form={form} card={card} position={place + 1} />}
      </div>
      {layout !== 'bins' && place > 0 && (
        <Checkbox
          label={m.ordering_sorting_form_tie()}
          className="pl-2 text-sm"
          checked={value.solution.ties.includes(place)}
          onChange={(event) => change(tie(value, place, event.target.checked))}
        />
      )}
      <FieldErrors id={errorId} errors={errors} />
    </li>
  )
}

function BinChoice({ form, card, position }: { form: Form; card: number; position: number }) {
  const { value, change } = form
  return (
    <Select
      aria-label={m.ordering_sorting_form_bin_of({ position })}
      value={sortedOf(value)[card]}
      onChange={(event) => change(setBin(value, card, Number(event.target.value)))}
      className="ml-auto w-auto max-w-full min-w-40"
    >
      {value.configuration.bins.map((name, bin) => (
        <option key={bin} value={bin}>
          {name.trim() || m.ordering_sorting_form_bin({ position: bin + 1 })}
        </option>
      ))}
    </Select>
  )
}

const nameOf = ({ configuration: { items, pictures } }: Draft, card: number) =>
  cardName({ text: items[card]!, alt: pictures.find((picture) => picture.card === card)?.alt ?? '' }) ||
  m.ordering_sorting_form_blank()

function Step({
  sorting,
  card,
  to,
  count,
  name,
  Icon,
}: {
  sorting: Sorting
  card: number
  to: number
  count: number
  name: string
  Icon: typeof ChevronUp
}) {
  const atEnd = to < 0 || to >= count
  return (
    <Button
      variant="ghost"
      size="icon"
      data-still=""
      className="aria-disabled:opacity-35"
      aria-label={name}
      aria-disabled={atEnd || undefined}
      onClick={() => !atEnd && sorting.moveTo(card, to)}
    >
      <Icon aria-hidden="true" className="size-5" />
    </Button>
  )
}
