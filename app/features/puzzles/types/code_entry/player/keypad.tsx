import Delete from 'lucide-react/icons/delete'
import { useId } from 'react'
import type { KeyboardEvent } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import type { EntryProps } from '#app/features/puzzles/types/code_entry/rules/entry.ts'
import { afterRefusal, keepDigits } from '#app/features/puzzles/types/code_entry/rules/entry.ts'
import { display, displayBorder } from './lock-body.tsx'

const zero = '0'

export const key =
  'grid h-12 w-16 max-w-full place-items-center rounded-[0.9rem] border border-line-strong/70 bg-[linear-gradient(hsl(var(--ink)/0.16),hsl(var(--ink)/0.02)),hsl(var(--raised))] text-2xl font-semibold text-ink tabular-nums in-data-in-place:bg-raised shadow-[0_4px_0_hsl(var(--backdrop)),0_6px_8px_hsl(var(--backdrop)/0.5),inset_0_1px_0_hsl(var(--ink)/0.25)] transition-[background-color,border-color,translate,box-shadow] select-none hover:border-brass active:translate-y-[3px] active:shadow-[0_1px_0_hsl(var(--backdrop)),inset_0_2px_4px_hsl(var(--backdrop)/0.5)] sm:h-14 sm:w-[4.5rem] low:h-11 low:w-14'

export function Keypad({ code, refused, onChange, onSubmit, configuration, describedBy, invalid }: EntryProps) {
  const { codeLength } = configuration
  const id = useId()
  const enter = (keyed: string) => onChange(keepDigits(afterRefusal(keyed, code, refused), codeLength))
  const press = (digit: string) => enter(code + digit)
  const typeOnKeys = (event: KeyboardEvent) => {
    if (/^\d$/u.test(event.key)) press(event.key)
    else if (event.key === 'Backspace') onChange(code.slice(0, -1))
    else return
    event.preventDefault()
  }
  return (
    <div className="grid max-w-full grid-cols-[minmax(0,1fr)] justify-items-center gap-2 sm:gap-3 low:gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold text-muted max-sm:sr-only in-data-in-place:sr-only">
        {codeLength === null ? m.code_entry_code() : m.code_entry_digits_of_length({ count: codeLength })}
      </label>
      <input
        id={id}
        value={code}
        onChange={(event) => enter(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && onSubmit()}
        inputMode="none"
        autoComplete="off"
        placeholder={'•'.repeat(Math.min(codeLength ?? 0, 12))}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        className={classNames(
          'min-h-12 w-56 max-w-full rounded-control px-3 text-center font-mono text-2xl font-semibold tracking-[0.3em] sm:min-h-14 low:min-h-11 low:w-44',
          display,
          displayBorder(invalid),
        )}
      />
      <div
        role="group"
        aria-label={m.code_entry_keypad()}
        onKeyDown={typeOnKeys}
        className="grid max-w-full grid-cols-3 justify-items-center gap-x-2 gap-y-2.5 sm:gap-x-3 sm:gap-y-3.5 low:gap-x-1.5 low:gap-y-2"
      >
        {[...'123456789'].map((digit) => (
          <button key={digit} type="button" translate="no" className={key} onClick={() => press(digit)}>
            {digit}
          </button>
        ))}
        <button type="button" className={classNames(key, 'px-1 text-sm')} onClick={() => onChange('')}>
          {m.code_entry_key_clear()}
        </button>
        <button type="button" translate="no" className={key} onClick={() => press(zero)}>
          {zero}
        </button>
        <button
          type="button"
          className={key}
          aria-label={m.code_entry_key_delete()}
          onClick={() => onChange(code.slice(0, -1))}
        >
          <Delete aria-hidden="true" className="size-6" />
        </button>
      </div>
    </div>
  )
}
