import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import type { EntryProps } from './entry.ts'
import { alphabetOf, keepWheelCharacters } from './entry.ts'

const blank = ' '
const turn = 'grid size-11 place-items-center rounded-control text-muted hover:bg-accent-soft hover:text-accent-ink sm:size-12'

/** One wheel a character: turned with buttons or arrows, set by typing, all at once by pasting. */
export function LetterWheels({ code, onChange, onSubmit, configuration, describedBy, invalid }: EntryProps) {
  const count = configuration.codeLength ?? 1
  const alphabet = alphabetOf(configuration.codeType)
  const wheels = useRef<(HTMLInputElement | null)[]>([])
  const characters = [...code.padEnd(count, blank)].slice(0, count)
  const focus = (position: number) => wheels.current[Math.max(0, Math.min(count - 1, position))]?.focus()
  const set = (position: number, text: string) => {
    const next = [...characters]
    const typed = keepWheelCharacters(text, alphabet).slice(0, count - position)
    for (const [offset, character] of typed.entries()) next[position + offset] = character
    onChange(next.join(''))
    if (typed.length > 0) focus(position + typed.length)
  }
  const put = (position: number, character: string) => onChange(characters.with(position, character).join(''))
  const spin = (position: number, by: number) => {
    const at = alphabet.indexOf(characters[position]!)
    const next = at === -1 ? (by > 0 ? 0 : alphabet.length - 1) : (at + by + alphabet.length) % alphabet.length
    put(position, alphabet[next]!)
  }
  const onKeyDown = (event: KeyboardEvent, position: number) => {
    const keys: Record<string, () => void> = {
      ArrowUp: () => spin(position, 1),
      ArrowDown: () => spin(position, -1),
      Home: () => put(position, alphabet[0]!),
      End: () => put(position, alphabet.at(-1)!),
      ArrowLeft: () => focus(position - 1),
      ArrowRight: () => focus(position + 1),
      Enter: onSubmit,
      Delete: () => put(position, blank),
      Backspace: () => {
        put(position, blank)
        focus(position - 1)
      },
    }
    if (!Object.hasOwn(keys, event.key)) return
    event.preventDefault()
    keys[event.key]!()
  }
  return (
    <div role="group" aria-label={m.code_entry_code_of_length({ count })} className="flex flex-wrap justify-center gap-1 rounded-card border border-line bg-sunken p-2 shadow-card sm:gap-2 sm:p-4">
      {characters.map((character, index) => (
        <div key={index} className="grid justify-items-center">
          <button type="button" tabIndex={-1} className={turn} aria-label={m.code_entry_wheel_up({ position: index + 1 })} onClick={() => spin(index, 1)}>
            <ChevronUp aria-hidden="true" className="size-6" />
          </button>
          <input
            ref={(element) => {
              wheels.current[index] = element
            }}
            role="spinbutton"
            aria-label={m.code_entry_wheel({ position: index + 1, count })}
            aria-valuemin={0}
            aria-valuemax={alphabet.length - 1}
            aria-valuenow={character === blank ? undefined : alphabet.indexOf(character)}
            aria-valuetext={character === blank ? m.code_entry_wheel_empty() : character}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
            value={character === blank ? '' : character}
            onChange={(event) => set(index, event.target.value)}
            onKeyDown={(event) => onKeyDown(event, index)}
            onFocus={(event) => event.target.select()}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            placeholder="–"
            className={classNames(
              'size-11 rounded-control border-2 bg-curtain text-center font-mono text-2xl text-on-curtain placeholder:text-on-curtain/60 sm:size-14',
              invalid ? 'border-danger' : 'border-curtain-fold',
            )}
          />
          <button type="button" tabIndex={-1} className={turn} aria-label={m.code_entry_wheel_down({ position: index + 1 })} onClick={() => spin(index, -1)}>
            <ChevronDown aria-hidden="true" className="size-6" />
          </button>
        </div>
      ))}
    </div>
  )
}
