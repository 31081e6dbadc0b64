import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { aspects, bearings } from '#app/features/kits/documents/dinner.ts'
import type { ClueMeaning } from '#app/features/kits/documents/dinner.ts'
import { isSuspect } from '#app/features/kits/deduction/deduce.ts'
import { keepFocusInList } from '#app/features/studio/fields/components/after-removal.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FieldGroup } from '#app/ui/field.tsx'
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
  const named = (part: string) => m.dinner_meaning_part({ part, position })
  const told = characters.filter((each) => isSuspect(each) || each.id === meaning.characterId)
  return (
    <div
      role="group"
      aria-label={m.dinner_meaning_number({ position })}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 rounded-control border border-line bg-sunken p-2.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_minmax(0,1fr)_auto]"
    >
      <Select
        aria-label={named(m.dinner_meaning_bearing())}
        value={meaning.bearing}
        onChange={({ target }) =>
          onChange({ ...meaning, bearing: bearings.find((each) => each === target.value) ?? meaning.bearing })
        }
        className="max-sm:order-1"
      >
        {bearings.map((bearing) => (
          <option key={bearing} value={bearing}>
            {bearingText[bearing]()}
          </option>
        ))}
      </Select>
      <Select
        aria-label={named(m.dinner_meaning_suspect())}
        value={meaning.characterId}
        onChange={({ target }) => onChange({ ...meaning, characterId: target.value })}
        className="max-sm:order-3 max-sm:col-span-2"
      >
        {told.every(({ id }) => id !== meaning.characterId) && (
          <option value={meaning.characterId}>{m.studio_choose()}</option>
        )}
        {told.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        aria-label={named(m.dinner_meaning_aspect())}
        value={meaning.aspect}
        onChange={({ target }) =>
          onChange({ ...meaning, aspect: aspects.find((each) => each === target.value) ?? meaning.aspect })
        }
        className="max-sm:order-4 max-sm:col-span-2"
      >
        {aspects.map((aspect) => (
          <option key={aspect} value={aspect}>
            {aspectText[aspect]()}
          </option>
        ))}
      </Select>
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
