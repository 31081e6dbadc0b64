import { letters, plainLetters } from '#app/features/puzzles/kit/rules/letters.ts'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { vigenere } from '#app/features/puzzles/types/cipher/rules/desk-tools.ts'

export function VigenereSquare({ keyword }: { keyword: string }) {
  const rows = new Set(plainLetters(keyword))
  return (
    <details className="min-w-0 rounded-control border border-line bg-sunken">
      <FoldSummary className="px-4 py-2">{m.cipher_vigenere_square()}</FoldSummary>
      <div
        tabIndex={0}
        role="group"
        aria-label={m.cipher_vigenere_square()}
        className="max-h-80 overflow-auto border-t border-line"
      >
        <table translate="no" className="border-separate border-spacing-0 font-mono text-sm">
          <thead>
            <tr>
              <td className="sticky top-0 left-0 z-2 bg-raised" />
              {letters.map((letter) => (
                <th key={letter} scope="col" className="sticky top-0 z-1 bg-raised px-1.5 text-brass-ink">
                  {letter}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {letters.map((row) => (
              <tr key={row} className={classNames(rows.has(row) && 'bg-brass-soft font-bold')}>
                <th scope="row" className="sticky left-0 bg-raised px-2 text-brass-ink">
                  {row}
                </th>
                {letters.map((column) => (
                  <td key={column} className="px-1.5 text-center">
                    {vigenere(column, row, 'write')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
