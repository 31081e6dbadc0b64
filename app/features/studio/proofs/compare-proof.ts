import { linesOf } from '#app/features/puzzles/texts/puzzle-texts.ts'
import type { Side } from '#app/features/studio/draft/words/text-pair.ts'
import { problemOfLine } from '#app/features/studio/texts/error-of-line.ts'
import type { TextLine } from '#app/features/studio/texts/text-places.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { baseOf } from './proof-document.ts'
import type { ProofDocument } from './proof-document.ts'
import { textHash, written } from './text-hash.ts'

/** `outgrown`: the draft's text has changed, too, since the document was made. */
export type ProofState = 'fits' | 'outgrown'

export type ProofChange = {
  line: TextLine
  side: Side
  language: Locale
  before: string
  after: string
  state: ProofState
}

/** What is not taken. `gone`: its text is no longer in the draft. */
export type ProofReject = {
  why: 'gone' | 'double' | 'stray' | 'required' | 'too_long' | 'not_yours'
  text: string
  line: TextLine | null
}

export type Compared = { changes: ProofChange[]; rejected: ProofReject[] }

export const keyOf = ({ key }: Pick<TextLine, 'key'>): string => textHash(key)

/** What a document would change in the draft. @param isTheirs whether the reader may change that side of a text */
export function compareProof(
  document: ProofDocument,
  lines: readonly TextLine[],
  { primary, other }: { primary: Locale; other: Locale | null },
  isTheirs: (line: TextLine, side: Side) => boolean,
): Compared {
  const byKey = new Map(lines.map((line) => [keyOf(line), line]))
  const seen = new Set<string>()
  const changes: ProofChange[] = []
  const rejected: ProofReject[] = document.strays.map((text) => ({ why: 'stray', text, line: null }))
  for (const { key, bases, texts } of document.rows) {
    const line = byKey.get(key) ?? null
    const isDouble = seen.has(key)
    seen.add(key)
    for (const [at, language] of document.languages.entries()) {
      const side = language === primary ? 'primary' : language === other ? 'other' : null
      const text = line ? asField(line, texts[at]!) : written(texts[at]!)
      const before = line && side ? line[side] : ''
      const isSame = line && side ? text === asField(line, before) : false
      if (isSame || baseOf(text) === bases[at]) continue
      const reject = (why: ProofReject['why']) => rejected.push({ why, text, line })
      if (!line || !side) reject('gone')
      else if (isDouble) reject('double')
      else if (!isTheirs(line, side)) reject('not_yours')
      else {
        const why = problemOf(line, side, text)
        if (why) reject(why)
        else
          changes.push({
            line,
            side,
            language,
            before,
            after: text,
            state: baseOf(before) === bases[at] ? 'fits' : 'outgrown',
          })
      }
    }
  }
  return { changes, rejected }
}

/** As its field would hold it: only long texts and lists have several lines. */
function asField({ long, lines }: TextLine, text: string): string {
  if (lines) return linesOf(written(text)).join('\n')
  return long ? written(text) : written(text).replaceAll(/\s*\n\s*/gu, ' ')
}

function problemOf(line: TextLine, side: Side, text: string): 'required' | 'too_long' | null {
  const problem = problemOfLine({ ...line, [side]: text })
  if (problem === 'studio_errors_required') return 'required'
  return problem || (!line.lines && text.length > line.longest) ? 'too_long' : null
}
