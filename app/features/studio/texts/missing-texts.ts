import { mayWrite } from '#app/features/drafts/draft.policy.ts'
import type { TextLanguages } from '#app/features/studio/draft/words/text-pair.ts'
import type { DraftView } from '#app/features/studio/draft/view.ts'
import { TextReader, linesIn } from './text-places.ts'
import type { TextLine } from './text-places.ts'

/** `anew`: a riddle, code or cipher does not survive translation. `secret`: it reveals a solution, hint or ending,
 * as the line of a look may. */
export type MissingText = { key: string; text: string; kind: 'open' | 'secret' | 'anew' }

const openOfPuzzles = new Set(['name', 'description'])

/** Texts that only the primary language has and the reader may translate, with their line keys of the Texts tab. */
export function missingTexts(view: DraftView, languages: TextLanguages): MissingText[] {
  return new TextReader()
    .read(view, [], languages)
    .flatMap(linesIn)
    .filter(
      ({ kind, mark, primary, other, copied }) =>
        mark === 'missing' &&
        primary.trim() !== '' &&
        (copied || !other.trim()) &&
        mayWrite(view.role, { kind, language: languages.other }, view.details),
    )
    .map((line) => ({ key: line.key, text: line.primary, kind: kindOfLine(line) }))
}

function kindOfLine({ kind, path, anew }: TextLine): MissingText['kind'] {
  if (anew) return 'anew'
  if (kind === 'puzzle') return openOfPuzzles.has(path) ? 'open' : 'secret'
  return path.startsWith('ending') || (kind === 'hotspot' && path.startsWith('lines.')) ? 'secret' : 'open'
}
