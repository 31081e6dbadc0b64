import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FieldGroup } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { digits, letters } from '#app/features/puzzles/kit/rules/letters.ts'
import { longestSign } from '#app/features/puzzles/types/cipher/rules/limits.ts'
import type { SymbolSet } from '#app/features/puzzles/types/cipher/rules/symbol-sets.ts'
import { symbolSetNames, symbolSets } from '#app/features/puzzles/types/cipher/rules/symbol-sets.ts'

interface SymbolTableProps {
  symbols: Record<string, string>
  error: readonly string[]
  onChange: (symbols: Record<string, string>) => void
}

const setTexts: Record<SymbolSet, () => string> = {
  shapes: m.cipher_form_set_shapes,
  greek: m.cipher_form_set_greek,
  numbers: m.cipher_form_set_numbers,
}

export function SymbolTable({ symbols, error, onChange }: SymbolTableProps) {
  return (
    <FieldGroup legend={m.cipher_form_symbols()} hint={m.cipher_form_symbols_hint()} error={error}>
      <div role="group" aria-label={m.cipher_form_sets()} className="flex flex-wrap gap-2 pb-1">
        {symbolSetNames.map((name) => (
          <Button key={name} onClick={() => onChange(symbolSets[name])}>
            {setTexts[name]()}
          </Button>
        ))}
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
        {[...letters, ...digits].map((character) => (
          <li key={character} className="flex items-center gap-2">
            <span aria-hidden="true" className="w-4 text-center font-semibold">
              {character}
            </span>
            <Input
              value={symbols[character] ?? ''}
              onChange={(event) => onChange(withSymbol(symbols, character, event.target.value))}
              maxLength={longestSign}
              aria-label={m.cipher_form_symbol_for({ character })}
              autoComplete="off"
              spellCheck={false}
              className="px-1.5 text-center text-lg"
            />
          </li>
        ))}
      </ul>
    </FieldGroup>
  )
}

function withSymbol(symbols: Record<string, string>, character: string, symbol: string): Record<string, string> {
  const others = Object.entries(symbols).filter(([key]) => key !== character)
  return Object.fromEntries(symbol === '' ? others : [...others, [character, symbol]])
}
