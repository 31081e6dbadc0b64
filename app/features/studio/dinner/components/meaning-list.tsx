import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import type { ClueMeaning } from '#app/features/kits/documents/dinner.ts'
import { isSuspect } from '#app/features/kits/deduction/deduce.ts'
import { keepFocusInList } from '#app/features/studio/fields/components/after-removal.ts'
import { choicesIn } from '#app/features/studio/fields/components/row-field.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FieldGroup } from '#app/ui/field.tsx'
import { Options } from '#app/ui/options.tsx'
import { Select } from '#app/ui/select.tsx'
import { aspectText, bearingText } from './clue-words.ts'
import { useDinner } from './use-dinner.ts'

type MeaningListProps = {
  value: readonly ClueMeaning[]
  onChange: (value: ClueMeaning[]) => void
  error: readonly string[] | undefined
}

/** What the clue says about the suspects, one sentence each. */
export function MeaningList({ value, onChange, error }: MeaningListProps) {
  const { characters } = useDinner()
  const suspects = characters.filter(isSuspect)
  const first = suspects[0]
  return (
    <FieldGroup
      legend={m.studio_dinner_meanings()}
      name="meanings"
      hint={first ? m.dinner_meanings_hint() : m.dinner_meanings_none()}
      error={error}
    >
      {value.map((meaning, at) => (
        <MeaningRow
          key={at}
          meaning={meaning}
          position={at + 1}
          onChange={(changed) => onChange(value.with(at, changed))}
          onRemove={() => onChange(value.toSpliced(at, 1))}
        />
      ))}
      {first && (
        <Button
          data-add
          size="small"
          className="justify-self-start"
          onClick={() => onChange([...value, { characterId: first.id, aspect: 'motive', bearing: 'burdens' }])}
        >
          <Plus aria-hidden="true" className="size-4.5" />
          {m.dinner_meaning_add()}
        </Button>
      )}
    </FieldGroup>
  )
}

type MeaningRowProps = {
  meaning: ClueMeaning
  position: number
  onChange: (meaning: ClueMeaning) => void
  onRemove: () => void
}

function MeaningRow({ meaning, position, onChange, onRemove }: MeaningRowProps) {
  const { characters } = useDinner()
  const told = characters.filter((each) => isSuspect(each) || each.id === meaning.characterId)
  const part = (name: keyof ClueMeaning, label: string, className: string, options: ReactNode) => (
    <Select
      aria-label={m.dinner_meaning_part({ part: label, position })}
      value={meaning[name]}
      onChange={({ target }) => onChange({ ...meaning, [name]: target.value })}
      className={className}
    >
      {options}
    </Select>
  )
  return (
    <div
      role="group"
      aria-label={m.dinner_meaning_number({ position })}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 rounded-control border border-line bg-sunken p-2.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_minmax(0,1fr)_auto]"
    >
      {part('bearing', m.dinner_meaning_bearing(), 'max-sm:order-1', <Options of={choicesIn(bearingText)} />)}
      {part(
        'characterId',
        m.dinner_meaning_suspect(),
        'max-sm:order-3 max-sm:col-span-2',
        <>
          {told.every(({ id }) => id !== meaning.characterId) && (
            <option value={meaning.characterId}>{m.studio_choose()}</option>
          )}
          <Options of={told} />
        </>,
      )}
      {part(
        'aspect',
        m.dinner_meaning_aspect(),
        'max-sm:order-4 max-sm:col-span-2',
        <Options of={choicesIn(aspectText)} />,
      )}
      <Button
        variant="ghost"
        size="icon"
        aria-label={m.dinner_meaning_remove({ position })}
        className="max-sm:order-2"
        onClick={(event) => {
          keepFocusInList(event)
          onRemove()
        }}
      >
        <X aria-hidden="true" className="size-5" />
      </Button>
    </div>
  )
}
