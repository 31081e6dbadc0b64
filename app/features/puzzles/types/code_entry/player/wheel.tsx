import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { useRef } from 'react'
import type { CSSProperties, InputEvent, KeyboardEvent, Ref } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { blank } from '#app/features/puzzles/types/code_entry/rules/signs.ts'
import type { NamedSign } from '#app/features/puzzles/types/code_entry/rules/typed-signs.ts'
import { pictureOf } from '#app/features/puzzles/types/code_entry/rules/typed-signs.ts'
import { display, displayBorder } from './lock-body.tsx'
import { SignFace } from './sign-face.tsx'
import { stepPx, turned } from './turning.ts'
import { useHeld, useTurning } from './use-turning.ts'

interface WheelProps {
  ref: Ref<HTMLInputElement>
  position: number
  alphabet: readonly string[]
  isNumeric: boolean
  label: string
  look: 'dials' | 'rings'
  character: string
  /** They are drawn, and read by their names; null for digits and letters. */
  signs: readonly NamedSign[] | null
  onTurn: (by: number) => void
  onType: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  describedBy: string
  invalid: boolean
}

const ring =
  'bg-[linear-gradient(hsl(28_60%_16%),hsl(38_74%_50%)_26%,hsl(46_92%_74%)_48%,hsl(41_80%_58%)_70%,hsl(28_60%_16%))]'

const neighbours = [-2, -1, 1, 2]

export function Wheel({
  ref,
  position,
  alphabet,
  isNumeric,
  label,
  look,
  character,
  signs,
  onTurn,
  onType,
  onKeyDown,
  describedBy,
  invalid,
}: WheelProps) {
  const drum = useRef<HTMLDivElement>(null)
  const { offset, handlers } = useTurning(drum, onTurn)
  const name = signs?.find(({ sign }) => sign === character)?.name ?? null
  const faceOf = (sign: string) => <SignFace sign={sign} url={signs ? pictureOf(signs, sign) : undefined} />
  const isBlank = character === blank
  const isRing = look === 'rings'
  return (
    <div
      className={classNames(
        'grid min-w-[44px] grid-cols-[minmax(0,1fr)] justify-items-center',
        isRing && 'w-11 sm:w-13',
      )}
    >
      <TurnButton label={m.code_entry_wheel_up({ position })} onTurn={() => onTurn(1)} up />
      <div
        ref={drum}
        {...handlers}
        translate="no"
        style={{ '--offset': `${offset}px` } as CSSProperties}
        className={classNames(
          'relative grid h-26 max-w-full cursor-ns-resize touch-none place-items-center overflow-hidden font-mono text-2xl font-semibold select-none focus-within:z-1 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus low:h-24',
          isRing ? 'w-11 border-x-2 text-[hsl(28_80%_8%)] sm:w-13' : 'w-12 rounded-control sm:w-14',
          isRing ? ring : display,
          isRing ? (invalid ? 'border-danger' : 'border-[hsl(30_70%_16%)]') : displayBorder(invalid),
        )}
      >
        {neighbours.map((steps) => (
          <span
            key={steps}
            aria-hidden="true"
            className={classNames(
              'absolute text-xl',
              isRing ? 'text-[hsl(28_70%_11%/0.75)]' : 'text-[hsl(var(--stage-muted))]',
            )}
            // The next ones above, so that each arrow brings what is beside it
            style={{ translate: `0 calc(var(--offset) - ${steps * stepPx}px)` }}
          >
            {faceOf(turned(alphabet, character, steps))}
          </span>
        ))}
        {!isRing && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 bg-[linear-gradient(hsl(var(--stage-backdrop)/0.85),transparent_32%,transparent_68%,hsl(var(--stage-backdrop)/0.85))]"
          />
        )}
        <span
          aria-hidden="true"
          className={classNames(
            'pointer-events-none absolute inset-x-0 top-1/2 h-9 -translate-y-1/2 border-y',
            isRing
              ? 'border-[hsl(28_70%_11%/0.7)] bg-[hsl(50_100%_90%/0.35)]'
              : 'border-[hsl(var(--stage-brass)/0.8)] bg-[hsl(var(--stage-brass)/0.12)]',
          )}
        />
        <input
          ref={ref}
          role="spinbutton"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={alphabet.length - 1}
          aria-valuenow={isBlank ? undefined : alphabet.indexOf(character)}
          aria-valuetext={isBlank ? m.code_entry_wheel_empty() : (name ?? character)}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          value={isBlank ? '' : character}
          // Not `onChange`, which ignores a character that is already there
          onInput={(event) => onType(typedText(event))}
          onKeyDown={onKeyDown}
          onFocus={(event) => event.target.select()}
          inputMode={isNumeric ? 'numeric' : 'text'}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          placeholder="–"
          style={{ translate: '0 var(--offset)' }}
          className={classNames(
            'relative h-11 w-full cursor-[inherit] bg-transparent text-center text-inherit caret-transparent placeholder:text-inherit focus-visible:outline-none',
            name !== null && 'opacity-0',
          )}
        />
        {name !== null && (
          <span
            aria-hidden="true"
            style={{ translate: '0 var(--offset)' }}
            className="pointer-events-none absolute text-2xl"
          >
            {faceOf(character)}
          </span>
        )}
      </div>
      <TurnButton label={m.code_entry_wheel_down({ position })} onTurn={() => onTurn(-1)} />
    </div>
  )
}

/** What was just typed or pasted, wherever the caret was; what is left if something was deleted. */
function typedText({ nativeEvent, currentTarget }: InputEvent<HTMLInputElement>): string {
  return ('data' in nativeEvent && nativeEvent.data) || currentTarget.value
}

/** Not a tab stop: arrow keys do the same on the wheel. */
function TurnButton({ label, up = false, onTurn }: { label: string; up?: boolean; onTurn: () => void }) {
  const held = useHeld(onTurn)
  const Chevron = up ? ChevronUp : ChevronDown
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      {...held}
      className="grid h-11 w-12 max-w-full touch-manipulation place-items-center rounded-control text-muted select-none in-data-in-place:bg-raised/85 hover:bg-accent-soft hover:text-accent-ink sm:w-14 low:h-10"
    >
      <Chevron aria-hidden="true" className="size-6" />
    </button>
  )
}
