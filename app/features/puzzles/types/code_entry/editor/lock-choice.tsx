import { m } from '#app/i18n/generated/messages.js'
import { FieldGroup } from '#app/ui/field.tsx'
import { PictureRadios } from '#app/ui/picture-radios.tsx'
import { LockPicture } from './lock-pictures.tsx'
import type { Lock } from '#app/features/puzzles/types/code_entry/rules/locks.ts'
import { isSignLock, lockOf, locks } from '#app/features/puzzles/types/code_entry/rules/locks.ts'
import type { Configuration } from '#app/features/puzzles/types/code_entry/rules/schema.ts'

const texts: Readonly<Record<Lock, { name: () => string; hint: () => string }>> = {
  keypad: { name: m.code_entry_form_lock_keypad, hint: m.code_entry_form_lock_keypad_hint },
  wheels: { name: m.code_entry_form_lock_wheels, hint: m.code_entry_form_lock_wheels_hint },
  cryptex: { name: m.code_entry_form_lock_cryptex, hint: m.code_entry_form_lock_cryptex_hint },
  field: { name: m.code_entry_form_lock_field, hint: m.code_entry_form_lock_field_hint },
  colours: { name: m.code_entry_form_lock_colours, hint: m.code_entry_form_lock_colours_hint },
  directions: { name: m.code_entry_form_lock_directions, hint: m.code_entry_form_lock_directions_hint },
  signs: { name: m.code_entry_form_lock_signs, hint: m.code_entry_form_lock_signs_hint },
}

interface LockChoiceProps {
  configuration: Configuration
  onConfigure: (change: Partial<Configuration>) => void
}

export const LockChoice = ({ configuration, onConfigure }: LockChoiceProps) => (
  <FieldGroup legend={m.code_entry_form_lock()}>
    <PictureRadios
      of={locks.map((id) => ({ id, name: texts[id].name(), hint: texts[id].hint() }))}
      value={lockOf(configuration)}
      picture={(lock) => <LockPicture lock={lock as Lock} />}
      onChange={(lock) => onConfigure(withLock(configuration, lock as Lock))}
      className="grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2"
    />
  </FieldGroup>
)

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
