import { useId } from 'react'
import type { Locale } from '#app/i18n/locale.ts'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { clueText } from '#app/features/puzzles/types/logic_grid/rules/clue-text.ts'
import type { Presented } from '#app/features/puzzles/types/logic_grid/rules/schema.ts'

interface ClueListProps {
  clues: Presented['clues']
  categories: Presented['categories']
  language: Locale
  struck: readonly number[]
  onStrike: (clue: number) => void
}

export function ClueList({ clues, categories, language, struck, onStrike }: ClueListProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-card bg-paper px-3 py-4 text-on-paper shadow-card">
      <h3 id={id} className="px-2 font-display text-lg">
        {m.logic_grid_clues()}
      </h3>
      <ol className="grid">
        {clues.map((clue, index) => (
          <li key={index}>
            <button
              type="button"
              aria-pressed={struck.includes(index)}
              onClick={() => onStrike(index)}
              className="flex min-h-11 w-full items-baseline gap-3 rounded-control px-2 py-1.5 text-left leading-snug hover:bg-on-paper/8"
            >
              <span className="w-5 shrink-0 text-right font-semibold tabular-nums">{index + 1}</span>
              <span
                lang={language}
                className={classNames('min-w-0', struck.includes(index) && 'line-through decoration-2 opacity-70')}
              >
                {clueText(clue, categories, language)}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
