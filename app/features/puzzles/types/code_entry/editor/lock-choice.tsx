import { useId } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { FieldGroup } from '#app/ui/field.tsx'
import { LockPicture } from './lock-pictures.tsx'
import type { Lock } from '#app/features/puzzles/types/code_entry/rules/locks.ts'
import { isSignLock, lockOf, locks } from '#app/features/puzzles/types/code_entry/rules/locks.ts'
import type { Configuration } from '#app/features/puzzles/types/code_entry/rules/schema.ts'

const texts = {
  keypad: { label: m.code_entry_form_lock_keypad, hint: m.code_entry_form_lock_keypad_hint },
  wheels: { label: m.code_entry_form_lock_wheels, hint: m.code_entry_form_lock_wheels_hint },
  cryptex: { label: m.code_entry_form_lock_cryptex, hint: m.code_entry_form_lock_cryptex_hint },
  field: { label: m.code_entry_form_lock_field, hint: m.code_entry_form_lock_field_hint },
  colours: { label: m.code_entry_form_lock_colours, hint: m.code_entry_form_lock_colours_hint },
  directions: { label: m.code_entry_form_lock_directions, hint: m.code_entry_form_lock_directions_hint },
  signs: { label: m.code_entry_form_lock_signs, hint: m.code_entry_form_lock_signs_hint },
} satisfies Record<Lock, unknown>

interface LockChoiceProps {
  configuration: Configuration
  onConfigure: (change: Partial<Configuration>) => void
}

export function LockChoice({ configuration, onConfigure }: LockChoiceProps) {
  const name = useId()
  const chosen = lockOf(configuration)
  return (
    <FieldGroup legend={m.code_entry_form_lock()}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2">
        {locks.map((lock) => (
          <label
            key={lock}
            className="grid cursor-pointer content-start justify-items-center gap-1 rounded-control border-2 border-line bg-raised p-2 text-center hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              checked={lock === chosen}
              onChange={() => onConfigure(withLock(configuration, lock))}
              aria-labelledby={`${name}-${lock}-label`}
              aria-describedby={`${name}-${lock}`}
              className="sr-only"
            />
            <LockPicture lock={lock} />
            <span id={`${name}-${lock}-label`} className="leading-tight font-semibold">
              {texts[lock].label()}
            </span>
            <span id={`${name}-${lock}`} className="text-xs leading-snug text-muted">
              {texts[lock].hint()}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

const firstSigns = () => [
  { sign: '♠', name: m.code_entry_sign_spade() },
  { sign: '♥', name: m.code_entry_sign_heart() },
  { sign: '♣', name: m.code_entry_sign_club() },
  { sign: '♦', name: m.code_entry_sign_diamond() },
  { sign: '★', name: m.code_entry_sign_star() },
  { sign: '☾', name: m.code_entry_sign_moon() },
]

function withLock({ codeType, signs }: Configuration, lock: Lock): Partial<Configuration> {
  const chosen: Partial<Configuration> = { lock, wheels: false }
  if (lock === 'signs' && signs.length === 0) return { ...chosen, signs: firstSigns() }
  if (lock === 'field' || isSignLock(lock)) return chosen
  // the number of wheels is visible
  if (lock !== 'keypad') chosen.showLength = true
  if (lock === 'cryptex')
    return { ...chosen, codeType: codeType === 'alphanumeric' ? codeType : 'alphabetic', caseSensitive: false }
  return { ...chosen, codeType: 'numeric' }
}
