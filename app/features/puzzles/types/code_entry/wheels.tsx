import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import type { EntryProps } from './entry.ts'
import { alphabetOf, keepWheelCharacters } from './entry.ts'
import { turned } from './turning.ts'
import { Wheel, blank } from './wheel.tsx'

/** So many stay beside each other on the narrowest phone, whatever the size of its text. */
const inOneRow = 4

/** One wheel a character: turned by drawing, scrolling, buttons or arrows, set by typing, all at once by pasting. */
export function Wheels({ code, onChange, onSubmit, configuration, describedBy, invalid }: EntryProps) {
  const count = configuration.codeLength ?? 1
  const alphabet = alphabetOf(configuration.codeType)
  const wheels = useRef<(HTMLInputElement | null)[]>([])
  const characters = [...code.padEnd(count, blank)].slice(0, count)
  // Two turns may come before the first is drawn
  const latest = useRef(characters)
  useEffect(() => void (latest.current = characters))
  const change = (next: string[], isUnderWay: boolean) => {
    latest.current = next
    onChange(next.join(''), isUnderWay)
  }
  const focus = (position: number) => wheels.current[Math.max(0, Math.min(count - 1, position))]?.focus()
  const type = (position: number, text: string) => {
    const next = [...latest.current]
    const typed = keepWheelCharacters(text, alphabet).slice(0, count - position)
    for (const [offset, character] of typed.entries()) next[position + offset] = character
    const isLast = typed.length > 0 && position + typed.length >= count
    change(next, !isLast && !latest.current.includes(blank))
    if (typed.length > 0) focus(position + typed.length)
  }
  const put = (position: number, character: string) => change(latest.current.with(position, character), true)
  const spin = (position: number, by: number) => put(position, turned(alphabet, latest.current[position]!, by))
  const onKeyDown = (event: KeyboardEvent, position: number) => {
    const keys: Record<string, () => void> = {
      ArrowUp: () => spin(position, 1),
      ArrowDown: () => spin(position, -1),
      PageUp: () => spin(position, 5),
      PageDown: () => spin(position, -5),
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
    if (!Object.hasOwn(keys, event.key) || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    keys[event.key]!()
  }
  const isNumeric = configuration.codeType === 'numeric'
  return (
    <div role="group" aria-label={isNumeric ? m.code_entry_digits_of_length({ count }) : m.code_entry_code_of_length({ count })} className={classNames('flex max-w-full justify-center gap-1 sm:gap-1.5', count > inOneRow && 'flex-wrap')}>
      {characters.map((character, index) => (
        <Wheel
          key={index}
          ref={(element) => {
            wheels.current[index] = element
          }}
          position={index + 1}
          count={count}
          alphabet={alphabet}
          isNumeric={isNumeric}
          character={character}
          onTurn={(by) => spin(index, by)}
          onType={(text) => type(index, text)}
          onKeyDown={(event) => onKeyDown(event, index)}
          describedBy={describedBy}
          invalid={invalid}
        />
      ))}
    </div>
  )
}
