import type { Line } from '#app/features/kits/evening/evening-views.ts'
import type { Locale } from '#app/i18n/locale.ts'

/** Each text under what it is. The headings are in the language of the page, the texts in that of the work. */
export function TextLines({ lines, language }: { lines: readonly Line[]; language: Locale }) {
  return (
    <dl className="grid gap-4">
      {lines.map(({ what, text }, at) => (
        <div key={at} className="grid gap-1">
          <dt className="text-sm font-semibold text-brass-ink">{what}</dt>
          <dd lang={language} className="whitespace-pre-line">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  )
}
