import { useEffect, useRef } from 'react'
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import type { EntryProps } from '#app/features/puzzles/types/code_entry/rules/entry.ts'
import { alphabetOf, entryOf, keepWheelCharacters } from '#app/features/puzzles/types/code_entry/rules/entry.ts'
import type { Presented } from '#app/features/puzzles/types/code_entry/rules/schema.ts'
import { turned } from './turning.ts'
import { blank, signsOnRings } from '#app/features/puzzles/types/code_entry/rules/signs.ts'
import { isSignLock, lockOf } from '#app/features/puzzles/types/code_entry/rules/locks.ts'
import { namedSigns } from '#app/features/puzzles/types/code_entry/rules/sign-names.ts'
import { typedSigns } from '#app/features/puzzles/types/code_entry/rules/typed-signs.ts'
import { Wheel } from './wheel.tsx'

/** This many fit side by side on the narrowest phone, whatever its text size. */
const inOneRow = { dials: 4, rings: 5 } as const

export function Wheels({ code, onChange, onSubmit, configuration, describedBy, invalid }: EntryProps) {
  const count = configuration.codeLength ?? 1
  const signs = isSignLock(lockOf(configuration)) ? namedSigns(configuration) : null
  const alphabet = signs?.map(({ sign }) => sign) ?? alphabetOf(configuration.codeType)
  const wheels = useRef<(HTMLInputElement | null)[]>([])
  const characters = signs ? signsOnRings(code, alphabet, count) : [...code.padEnd(count, blank)].slice(0, count)
  // Two turns may arrive before the first is rendered
  const latest = useRef(characters)
  useEffect(() => void (latest.current = characters))
  const change = (next: string[], isUnderWay: boolean) => {
    latest.current = next
    onChange(next.join(''), isUnderWay)
  }
  const focus = (position: number) => wheels.current[Math.max(0, Math.min(count - 1, position))]?.focus()
  const type = (position: number, text: string) => {
    const next = [...latest.current]
    const typed = signs
      ? typedSigns(text, signs, count - position)
      : keepWheelCharacters(text, alphabet).slice(0, count - position)
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
  const isNumeric = !signs && configuration.codeType === 'numeric'
  const look = entryOf(configuration) === 'cryptex' ? 'rings' : 'dials'
  const wraps = count > inOneRow[look]
  const wheelsInRow = (
    <div
      role="group"
      aria-label={signs ? m.code_entry_signs_of_length({ count }) : labelOf(configuration.codeType, count)}
      style={{ '--in-row': Math.ceil(count / 2) } as CSSProperties}
      className={classNames(
        'flex max-w-full min-w-0 justify-center in-data-in-place:max-w-none! in-data-in-place:flex-nowrap!',
        look === 'dials' ? 'gap-1 sm:gap-1.5' : 'gap-y-1',
        wraps && 'flex-wrap',
        wraps && look === 'rings' && 'max-sm:max-w-[calc(var(--in-row)*2.75rem)]',
      )}
    >
      {characters.map((character, index) => (
        <Wheel
          key={index}
          ref={(element) => {
            wheels.current[index] = element
          }}
          position={index + 1}
          alphabet={alphabet}
          isNumeric={isNumeric}
          label={
            signs
              ? m.code_entry_wheel_sign({ position: index + 1, count })
              : wheelLabel(configuration.codeType, index + 1, count)
          }
          signs={signs}
          look={look}
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
  return look === 'dials' ? wheelsInRow : <Cylinder>{wheelsInRow}</Cylinder>
}

function labelOf(codeType: Presented['codeType'], count: number): string {
  if (codeType === 'numeric') return m.code_entry_digits_of_length({ count })
  return codeType === 'alphabetic' ? m.code_entry_letters_of_length({ count }) : m.code_entry_code_of_length({ count })
}

function wheelLabel(codeType: Presented['codeType'], position: number, count: number): string {
  if (codeType === 'numeric') return m.code_entry_wheel_digit({ position, count })
  return codeType === 'alphabetic'
    ? m.code_entry_wheel_letter({ position, count })
    : m.code_entry_wheel({ position, count })
}

const cap =
  'my-11 w-3 shrink-0 border-y-2 border-[hsl(30_70%_14%)] bg-[linear-gradient(hsl(28_66%_14%),hsl(36_74%_44%)_22%,hsl(46_96%_80%)_46%,hsl(40_80%_52%)_66%,hsl(28_66%_14%))] sm:w-4.5 low:my-10'

function Cylinder({ children }: { children: ReactNode }) {
  return (
    <div className="flex max-w-full min-w-0 items-stretch justify-center">
      <span aria-hidden="true" className={classNames(cap, 'rounded-l-[0.8rem] border-l-2')} />
      {children}
      <span aria-hidden="true" className={classNames(cap, 'rounded-r-[0.8rem] border-r-2')} />
    </div>
  )
}
