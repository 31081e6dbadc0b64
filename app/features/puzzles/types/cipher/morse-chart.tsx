import ChevronDown from 'lucide-react/icons/chevron-down'
import { m } from '#app/i18n/generated/messages.js'
import { morse } from './morse.ts'
import type { Presented } from './schema.ts'
import { SignFace } from './sign-face.tsx'
import { signName } from './sign-text.ts'

/** The chart of the telegraph: each letter, digit and mark with its code, drawn and said. */
export function MorseChart({ configuration }: { configuration: Pick<Presented, 'cipherType' | 'signs'> }) {
  return (
    <details className="group rounded-control border border-line bg-sunken">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 px-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        {m.cipher_chart_title()}
        <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
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
