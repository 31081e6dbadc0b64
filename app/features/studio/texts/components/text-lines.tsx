import type { TextLanguages } from '#app/features/studio/draft/words/text-pair.ts'

export type ReadLine = { path: string; label: string; primary: string; other: string }

type Line = Omit<ReadLine, 'label'> & { label: () => string }

/** Those that say something, to be read only. */
export const readLines = (lines: readonly Line[]): ReadLine[] =>
  lines
    .filter(({ primary, other }) => primary.trim() !== '' || other.trim() !== '')
    .map(({ path, label, primary, other }) => ({ path, label: label(), primary, other }))

/** The second language below the first, where it differs. */
export const TextLines = ({ lines, languages }: { lines: readonly ReadLine[]; languages: TextLanguages }) =>
  lines.length > 0 && (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
      {lines.map(({ path, label, primary, other }) => (
        <div key={path} className="contents">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="grid gap-1 whitespace-pre-line">
            {primary !== '' && <span lang={languages.primary}>{primary}</span>}
            {other !== '' && other !== primary && (
              <span lang={languages.other} className="text-muted">
                {other}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
