import { isGuest } from '#app/features/kits/documents/dinner.ts'
import type { DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import type { playEvening } from '#app/features/studio/dinner/evening.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FieldGroup } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { nameOf } from './clue-words.ts'

type AbsentGuestsProps = {
  document: DinnerDocument
  evening: ReturnType<typeof playEvening>
  absent: readonly string[]
  onChange: (absent: string[]) => void
}

/** "A guest cancelled": what happens to their clues. */
export function AbsentGuests({ document, evening, absent, onChange }: AbsentGuestsProps) {
  const optional = document.characters.filter((each) => isGuest(each) && each.isOptional)
  const guests = evening.document.characters.filter(isGuest).length
  const { fewest, most } = document.guests
  const isDealt = evening.dealt.length + evening.letters.length > 0
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface p-5">
      <FieldGroup
        legend={m.dinner_cancelled()}
        hint={optional.length > 0 ? m.dinner_cancelled_hint() : m.dinner_cancelled_none()}
      >
        <div className="flex flex-wrap gap-x-6">
          {optional.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={absent.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...absent, id] : absent.filter((each) => each !== id))
              }
            />
          ))}
        </div>
      </FieldGroup>
      <p role="status" className="text-sm">
        {absent.length > 0 && !isDealt && `${m.dinner_cancelled_nothing()} `}
        {m.dinner_cancelled_guests({ count: guests })}{' '}
        {(guests < fewest || guests > most) && fewest > 0 && m.dinner_cancelled_outside({ fewest, most })}
      </p>
      {isDealt && (
        <Notice title={m.dinner_cancelled_dealt()}>
          <ul className="list-disc pl-5 text-sm">
            {evening.dealt.map(({ clueId, toId }) => (
              <li key={clueId}>
                {m.dinner_cancelled_clue({
                  title: document.clues.find(({ id }) => id === clueId)?.title ?? '',
                  name: toId === null ? m.dinner_holder_host() : nameOf(document, toId),
                })}
              </li>
            ))}
            {evening.letters.map(({ id, characterId, reveal }) => (
              <li key={id}>{m.dinner_cancelled_letter({ name: nameOf(document, characterId), text: reveal })}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
