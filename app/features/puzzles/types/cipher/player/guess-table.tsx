import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { FieldGroup } from '#app/ui/field.tsx'
import type { Presented } from '#app/features/puzzles/types/cipher/rules/schema.ts'
import { SignFace } from './sign-face.tsx'
import { signName } from './sign-text.ts'
import type { Desk } from './work.ts'
import { readGuess, repeatedGuesses } from './work.ts'

const inOrder = (signs: Desk['signs'], cipherType: Presented['cipherType']) =>
  cipherType === 'substitution' ? [...signs].sort(([one], [other]) => (one < other ? -1 : 1)) : [...signs]

export function GuessTable({ configuration, desk }: { configuration: Presented; desk: Desk }) {
  const { cipherType } = configuration
  const { signs, guesses, setGuess, clear } = desk
  const repeated = repeatedGuesses(new Map([...guesses].filter(([sign]) => signs.has(sign))))
  return (
    <FieldGroup
      legend={cipherType === 'custom' ? m.cipher_legend_title() : m.cipher_table_title()}
      hint={m.cipher_table_hint()}
    >
      <ul
        className={classNames(
          'grid gap-2',
          cipherType === 'morse'
            ? 'grid-cols-[repeat(auto-fill,minmax(6rem,1fr))]'
            : 'grid-cols-[repeat(auto-fill,minmax(3.75rem,1fr))]',
        )}
      >
        {inOrder(signs, cipherType).map(([sign, count]) => {
          const guess = guesses.get(sign) ?? ''
          return (
            <li
              key={sign}
              className="grid justify-items-center gap-1 rounded-control border border-line bg-sunken px-1.5 pt-2 pb-1.5"
            >
              <span
                aria-hidden="true"
                translate="no"
                className="font-mono text-lg leading-6 font-semibold text-brass-ink"
              >
                <SignFace token={sign} cipherType={cipherType} />
              </span>
              <input
                value={guess}
                onChange={(event) => setGuess(sign, readGuess(event.target.value))}
                onFocus={(event) => event.target.select()}
                aria-label={m.cipher_guess({ sign: signName(sign, configuration), count })}
                aria-invalid={repeated.has(guess) || undefined}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                className={classNames(
                  'h-11 w-full max-w-14 rounded-small border-2 bg-raised text-center font-display text-xl',
                  repeated.has(guess) ? 'border-warning text-warning-ink' : 'border-line-strong',
                )}
              />
              <span aria-hidden="true" className="text-xs text-muted tabular-nums">
                {m.cipher_times({ count })}
              </span>
            </li>
          )
        })}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-sm font-medium text-warning-ink">
          {repeated.size > 0 && m.cipher_guess_repeats({ letters: [...repeated].join(', ') })}
        </p>
        <Button variant="ghost" onClick={clear}>
          {m.cipher_table_clear()}
        </Button>
      </div>
    </FieldGroup>
  )
}
