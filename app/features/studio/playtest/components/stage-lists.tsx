import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { FlagValueField } from '#app/features/play/playtest/components/flag-value-field.tsx'
import { counterSet, countOfItems } from '#app/features/engine/limits.ts'
import type { Stage, StageField } from '#app/features/engine/stage.schema.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { NamesUsed } from '#app/features/studio/draft/names-used.ts'
import { withCounter, withFlag, withItem, withTick } from '#app/features/studio/playtest/stage-choice.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { foldLetters } from '#app/shared/fold-text.ts'
import { saysWords, wordsOfSearch } from '#app/shared/search-words.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FieldErrors } from '#app/ui/field.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { Input } from '#app/ui/input.tsx'

type StageListsProps = {
  stage: Stage
  names: NamesUsed
  errors: Partial<Record<StageField, string[]>>
  onChange: (stage: Stage) => void
}

export function StageLists({ stage, names, errors, onChange }: StageListsProps) {
  const { items, puzzles, scenes } = useDraft()
  const ticked = (field: 'solved' | 'visited', rows: readonly Row[]) => (row: Row) => (
    <Checkbox
      label={row.name}
      checked={stage[field].includes(row.id)}
      onChange={(event) => onChange(withTick(stage, field, row.id, event.target.checked, rows))}
    />
  )
  const flags = names.flags.map(named)
  const counters = names.counters.map(named)
  return (
    <div className="grid gap-3">
      <StageList title={m.playtest_items()} rows={items} chosen={stage.items.length} errors={errors.items}>
        {(item) => (
          <ItemRow
            key={item.id}
            item={item}
            count={stage.items.find(({ itemId }) => itemId === item.id)?.count ?? 0}
            onCount={(count) => onChange(withItem(stage, item.id, count))}
          />
        )}
      </StageList>
      <StageList title={m.playtest_named_flags()} rows={flags} chosen={stage.flags.length} errors={errors.flags}>
        {({ id }) => (
          <LabelledRow label={<span className="font-mono">{id}</span>}>
            <FlagValueField
              flag={id}
              value={stage.flags.find(({ flag }) => flag === id)?.value ?? null}
              onChange={(value) => onChange(withFlag(stage, id, value))}
              mayBeUnset
            />
          </LabelledRow>
        )}
      </StageList>
      <StageList title={m.playtest_counters()} rows={counters} chosen={stage.counters.length} errors={errors.counters}>
        {({ id }) => (
          <LabelledRow label={<span className="font-mono">{id}</span>}>
            <NumberInput
              label={m.playtest_counter_of({ name: id })}
              value={stage.counters.find(({ counter }) => counter === id)?.value ?? null}
              range={counterSet}
              onChange={(value) => onChange(withCounter(stage, id, value))}
            />
          </LabelledRow>
        )}
      </StageList>
      <StageList title={m.playtest_solved_puzzles()} rows={puzzles} chosen={stage.solved.length} errors={errors.solved}>
        {ticked('solved', puzzles)}
      </StageList>
      <StageList
        title={m.playtest_scenes_visited()}
        rows={scenes}
        chosen={stage.visited.length}
        errors={errors.visited}
      >
        {ticked('visited', scenes)}
      </StageList>
    </div>
  )
}

type Row = { id: string; name: string }

const named = (name: string): Row => ({ id: name, name })

const fewRows = 10

type StageListProps<Each extends Row> = {
  title: string
  rows: readonly Each[]
  chosen: number
  errors: readonly string[] | undefined
  children: (row: Each) => ReactNode
}

function StageList<Each extends Row>({ title, rows, chosen, errors, children }: StageListProps<Each>) {
  const id = useId()
  const [wanted, want] = useState('')
  // Only the initial state: ticking must not close the list.
  const [isOpen] = useState(chosen > 0)
  const list = useRef<HTMLDetailsElement>(null)
  const isWrong = errors !== undefined
  useEffect(() => {
    if (isWrong && list.current) list.current.open = true
  }, [isWrong])
  if (rows.length === 0) return null
  const words = wordsOfSearch(wanted)
  const found = rows.filter(({ name }) => saysWords(foldLetters(name), words))
  return (
    <details
      ref={list}
      open={isOpen}
      data-wrong={isWrong || undefined}
      className="rounded-card border border-line bg-raised data-wrong:border-danger"
    >
      <FoldSummary aria-describedby={isWrong ? id : undefined} className="px-4 py-2">
        <span className="flex min-w-0 flex-wrap items-center gap-x-3">
          {title}{' '}
          <span className="text-sm font-normal text-muted">
            {m.playtest_chosen({ count: formatNumber(chosen), all: formatNumber(rows.length) })}
          </span>
        </span>
      </FoldSummary>
      <div role="group" aria-label={title} className="grid gap-2 px-4 pb-4">
        <FieldErrors id={id} errors={errors ?? []} />
        {rows.length > fewRows && (
          <Input
            type="search"
            aria-label={m.playtest_find()}
            placeholder={m.playtest_find()}
            value={wanted}
            onChange={(event) => want(event.target.value)}
          />
        )}
        {found.length === 0 && <p className="text-muted">{m.playtest_find_none()}</p>}
        <ul className="grid max-h-80 gap-x-6 overflow-y-auto sm:grid-cols-2">
          {found.map((row) => (
            <li key={row.id} className="min-w-0">
              {children(row)}
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}

function ItemRow({
  item: { name, stackable },
  count,
  onCount,
}: {
  item: Row & { stackable: boolean }
  count: number
  onCount: (count: number) => void
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <Checkbox
        label={name}
        className="min-w-0 flex-1"
        checked={count > 0}
        onChange={(event) => onCount(event.target.checked ? 1 : 0)}
      />
      {stackable && count > 0 && (
        <NumberInput
          label={m.playtest_count_of({ name })}
          value={count}
          range={countOfItems}
          onChange={(typed) => typed !== null && onCount(typed)}
        />
      )}
    </div>
  )
}

function LabelledRow({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-1 py-1.5">
      <span>{label}</span>
      {children}
    </div>
  )
}

function NumberInput({
  label,
  value,
  range: [min, max],
  onChange,
}: {
  label: string
  value: number | null
  range: readonly [number, number]
  onChange: (value: number | null) => void
}) {
  return (
    <Input
      type="number"
      inputMode="numeric"
      aria-label={label}
      defaultValue={value ?? ''}
      min={min}
      max={max}
      step={1}
      className="max-w-28"
      onChange={({ target: { value: typed, valueAsNumber: number } }) => {
        if (typed === '') onChange(null)
        else if (Number.isInteger(number) && number >= min && number <= max) onChange(number)
      }}
    />
  )
}
