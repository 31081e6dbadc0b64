import Shuffle from 'lucide-react/icons/shuffle'
import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { letters } from '#app/features/puzzles/kit/rules/letters.ts'
import { longestKeyword } from '#app/features/puzzles/types/cipher/rules/limits.ts'
import { alphabetOfKeyword, fold, shuffledAlphabet } from '#app/features/puzzles/types/cipher/rules/alphabet.ts'

interface AlphabetFieldProps {
  alphabet: string
  error: readonly string[]
  onChange: (alphabet: string) => void
}

export function AlphabetField({ alphabet, error, onChange }: AlphabetFieldProps) {
  const [keyword, setKeyword] = useState('')
  const fromKeyword = (typed: string) => {
    setKeyword(typed)
    if (typed.trim() !== '') onChange(alphabetOfKeyword(typed))
  }
  return (
    <div className="grid gap-4">
      <Field label={m.cipher_form_alphabet()} hint={m.cipher_form_alphabet_hint()} error={error} required>
        {(control) => (
          <Input
            value={alphabet}
            onChange={(event) => {
              setKeyword('')
              onChange(fold(event.target.value).slice(0, letters.length))
            }}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="font-mono tracking-[0.2em]"
            {...control}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-end gap-4">
        <Field label={m.cipher_form_keyword()} optional className="max-w-xs grow">
          {(control) => (
            <Input
              value={keyword}
              onChange={(event) => fromKeyword(event.target.value)}
              maxLength={longestKeyword}
              autoComplete="off"
              spellCheck={false}
              {...control}
            />
          )}
        </Field>
        <Button onClick={() => onChange(shuffledAlphabet(Math.random))}>
          <Shuffle aria-hidden="true" className="size-5" />
          {m.cipher_form_shuffle()}
        </Button>
      </div>
    </div>
  )
}
