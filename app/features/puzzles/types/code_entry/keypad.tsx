import Delete from 'lucide-react/icons/delete'
import { useId } from 'react'
import type { KeyboardEvent } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import type { EntryProps } from './entry.ts'
import { keepDigits } from './entry.ts'

const zero = '0'
const key =
  'grid h-12 w-16 place-items-center rounded-full sm:size-16 border border-line-strong bg-raised text-2xl font-semibold text-ink tabular-nums shadow-low transition-[background-color,border-color,translate] select-none hover:border-accent hover:bg-accent-soft active:translate-y-px'

/** A keypad with a readout. The readout is the field: one types or pastes there, or presses the keys. */
export function Keypad({ code, onChange, onSubmit, configuration, describedBy, invalid }: EntryProps) {
  const { codeLength } = configuration
  const id = useId()
  const press = (digit: string) => onChange(keepDigits(code + digit, codeLength))
  const typeOnKeys = (event: KeyboardEvent) => {
    if (/^\d$/u.test(event.key)) press(event.key)
    else if (event.key === 'Backspace') onChange(code.slice(0, -1))
    else return
    event.preventDefault()
  }
  return (
    <div className="grid w-fit justify-items-center gap-2 rounded-card border border-line bg-sunken p-3 shadow-card sm:gap-4 sm:p-5">
      <label htmlFor={id} className="text-sm font-semibold text-muted">
        {codeLength === null ? m.code_entry_code() : m.code_entry_code_of_length({ count: codeLength })}
      </label>
      <input
        id={id}
        value={code}
        onChange={(event) => onChange(keepDigits(event.target.value, codeLength))}
        onKeyDown={(event) => event.key === 'Enter' && onSubmit()}
        inputMode="numeric"
        autoComplete="off"
        placeholder={'•'.repeat(Math.min(codeLength ?? 0, 12))}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        className={classNames(
          'min-h-12 w-56 sm:min-h-14 rounded-control border-2 bg-curtain px-3 text-center font-mono text-2xl tracking-[0.3em] text-on-curtain placeholder:text-on-curtain/60',
          invalid ? 'border-danger' : 'border-curtain-fold',
        )}
      />
      <div role="group" aria-label={m.code_entry_keypad()} onKeyDown={typeOnKeys} className="grid grid-cols-3 gap-2 sm:gap-3">
        {[...'123456789'].map((digit) => (
          <button key={digit} type="button" className={key} onClick={() => press(digit)}>
            {digit}
          </button>
        ))}
        <button type="button" className={classNames(key, 'text-sm')} onClick={() => onChange('')}>
          {m.code_entry_key_clear()}
        </button>
        <button type="button" className={key} onClick={() => press(zero)}>
          {zero}
        </button>
        <button type="button" className={key} aria-label={m.code_entry_key_delete()} onClick={() => onChange(code.slice(0, -1))}>
          <Delete aria-hidden="true" className="size-6" />
        </button>
      </div>
    </div>
  )
}
