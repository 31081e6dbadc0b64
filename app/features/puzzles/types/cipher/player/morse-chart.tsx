import { m } from '#app/i18n/generated/messages.js'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { morse } from '#app/features/puzzles/types/cipher/rules/morse.ts'
import type { Presented } from '#app/features/puzzles/types/cipher/rules/schema.ts'
import { SignFace } from './sign-face.tsx'
import { signName } from './sign-text.ts'

export function MorseChart({ configuration }: { configuration: Pick<Presented, 'cipherType' | 'signs'> }) {
  return (
    <details className="rounded-control border border-line bg-sunken">
      <FoldSummary className="px-4 py-2">{m.cipher_chart_title()}</FoldSummary>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.75rem,1fr))] gap-x-3 border-t border-line px-4 py-3">
        {[...morse].map(([character, code]) => (
          <li key={character} className="flex items-center gap-3 py-1">
            <span className="w-5 text-center font-display text-lg text-brass-ink">{character}</span>
            <span aria-hidden="true" className="text-lg">
              <SignFace token={code} cipherType="morse" />
            </span>
            <span className="sr-only">{signName(code, configuration)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
