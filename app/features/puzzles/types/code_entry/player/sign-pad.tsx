import Delete from 'lucide-react/icons/delete'
import { useId } from 'react'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import type { EntryProps } from '#app/features/puzzles/types/code_entry/rules/entry.ts'
import { afterRefusal, columnsOfPad } from '#app/features/puzzles/types/code_entry/rules/entry.ts'
import { key } from './keypad.tsx'
import { display, displayBorder } from './lock-body.tsx'
import { lockOf } from '#app/features/puzzles/types/code_entry/rules/locks.ts'
import { SignFace } from './sign-face.tsx'
import { namedSigns } from '#app/features/puzzles/types/code_entry/rules/sign-names.ts'
import { knownSigns } from '#app/features/puzzles/types/code_entry/rules/signs.ts'
import type { NamedSign } from '#app/features/puzzles/types/code_entry/rules/typed-signs.ts'
import { fitting, namesOf, pictureOf, typedSigns } from '#app/features/puzzles/types/code_entry/rules/typed-signs.ts'

const arrowKeys: Record<string, string> = { ArrowUp: '↑', ArrowRight: '→', ArrowDown: '↓', ArrowLeft: '←' }

const places: Record<string, string> = {
  '↖': 'col-start-1 row-start-1',
  '↑': 'col-start-2 row-start-1',
  '↗': 'col-start-3 row-start-1',
  '←': 'col-start-1 row-start-2',
  '→': 'col-start-3 row-start-2',
  '↙': 'col-start-1 row-start-3',
  '↓': 'col-start-2 row-start-3',
  '↘': 'col-start-3 row-start-3',
}

type SignPadProps = EntryProps & {
  label?: string
}

export function SignPad({
  code,
  refused,
  onChange,
  onSubmit,
  configuration,
  describedBy,
  invalid,
  label,
}: SignPadProps) {
  const { codeLength } = configuration
  const lock = lockOf(configuration)
  const id = useId()
  const signs = namedSigns(configuration)
  const entered = knownSigns(
    code,
    signs.map(({ sign }) => sign),
  )
  const enter = (next: readonly string[]) => onChange(fitting(next, codeLength).join(''))
  const stays = configuration.signsOn === 'pushed'
  const isDown = (sign: string) => stays && !refused && entered.includes(sign)
  const press = (sign: string) => !isDown(sign) && enter(refused ? [sign] : [...entered, sign])
  const takeLast = () => enter(entered.slice(0, -1))
  const onKeyDown = (event: KeyboardEvent) => {
    const sign =
      lock === 'directions' && !event.ctrlKey && !event.metaKey && !event.altKey ? arrowKeys[event.key] : undefined
    if (sign) press(sign)
    else if (event.key === 'Backspace') takeLast()
    else return
    event.preventDefault()
  }
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    const pasted = typedSigns(event.clipboardData.getData('text'), signs, codeLength)
    enter(refused ? pasted : [...entered, ...pasted])
  }
  const names = namesOf(code, signs).join(', ')
  return (
    <div
      onKeyDown={onKeyDown}
      onPaste={paste}
      className="grid max-w-full grid-cols-[minmax(0,1fr)] justify-items-center gap-2 sm:gap-3 low:gap-1.5"
    >
      <label
        htmlFor={id}
        className={classNames(
          'text-sm font-semibold text-muted in-data-in-place:sr-only',
          label === undefined && 'max-sm:sr-only',
        )}
      >
        {label ?? (codeLength === null ? m.code_entry_code() : m.code_entry_signs_of_length({ count: codeLength }))}
      </label>
      <div
        className={classNames(
          'relative flex min-h-12 w-fit max-w-full min-w-44 flex-wrap items-center justify-center gap-1.5 rounded-control px-3 py-2 text-2xl focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus',
          display,
          displayBorder(invalid),
        )}
      >
        {slotsOf(entered, codeLength).map((sign, place) => (
          <span key={place} className="grid size-7 place-items-center">
            {sign === null ? (
              <span aria-hidden="true" className="size-2.5 rounded-full border-2 border-current opacity-60" />
            ) : (
              <SignFace sign={sign} url={pictureOf(signs, sign)} className="animate-appear" />
            )}
          </span>
        ))}
        {/* transparent: the signs behind it show its value. `none`: on a phone the pad's own keys are the keyboard */}
        <input
          id={id}
          value={entered.join('')}
          onChange={(event) => enter(typedSigns(afterRefusal(event.target.value, code, refused), signs, codeLength))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            onSubmit()
          }}
          inputMode="none"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={invalid || undefined}
          aria-describedby={`${id}-entered ${id}-keys ${describedBy}`}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </div>
      <p id={`${id}-entered`} role="status" className="sr-only">
        {entered.length > 0 ? m.code_entry_entered({ signs: names }) : ''}
      </p>
      <p id={`${id}-keys`} className="sr-only">
        {lock === 'directions' ? m.code_entry_pad_arrows() : m.code_entry_pad_keys({ count: signs.length })}
      </p>
      <div
        role="group"
        aria-label={m.code_entry_pad()}
        className={classNames(
          'grid max-w-full justify-items-center gap-x-2 gap-y-2.5 low:gap-x-1.5 low:gap-y-2',
          columnsOf(lock, signs.length),
        )}
      >
        {signs.map((sign, place) => (
          <SignKey
            key={place}
            {...sign}
            isNamed={lock !== 'directions'}
            isDown={stays ? isDown(sign.sign) : undefined}
            className={lock === 'directions' ? places[sign.sign] : undefined}
            onPress={() => press(sign.sign)}
          />
        ))}
        {lock === 'directions' && (
          <span aria-hidden="true" className="col-start-2 row-start-2 size-3 place-self-center rounded-full bg-brass" />
        )}
      </div>
      <div className="flex gap-2">
        <button type="button" className={classNames(key, 'w-auto! min-w-20 px-3 text-sm!')} onClick={() => enter([])}>
          {m.code_entry_key_clear()}
        </button>
        <button type="button" className={key} aria-label={m.code_entry_key_delete_sign()} onClick={takeLast}>
          <Delete aria-hidden="true" className="size-6" />
        </button>
      </div>
    </div>
  )
}

function SignKey({
  sign,
  name,
  url,
  isNamed,
  isDown,
  className,
  onPress,
}: NamedSign & {
  isNamed: boolean
  isDown: boolean | undefined
  className: string | undefined
  onPress: () => void
}) {
  return (
    <button
      type="button"
      aria-label={isNamed ? undefined : name}
      aria-pressed={isDown}
      className={classNames(
        key,
        'aria-pressed:translate-y-[3px] aria-pressed:border-brass aria-pressed:shadow-[0_1px_0_hsl(var(--backdrop)),inset_0_2px_6px_hsl(var(--backdrop)/0.6)]',
        isNamed && 'h-16! content-center gap-1 px-1',
        className,
      )}
      onClick={onPress}
    >
      <SignFace sign={sign} url={url} className="text-2xl" />
      {isNamed && <span className="max-w-full truncate text-xs leading-tight font-medium">{name}</span>}
    </button>
  )
}

const slotsOf = (entered: readonly string[], codeLength: number | null): (string | null)[] => [
  ...entered,
  ...Array<null>(Math.max(0, (codeLength ?? 0) - entered.length)).fill(null),
]

function columnsOf(lock: string, count: number): string {
  return lock === 'directions' || columnsOfPad(count) === 3 ? 'grid-cols-3' : 'grid-cols-4'
}
