import { useMemo } from 'react'
import { useSaver } from '#app/features/studio/components/editor/draft-context.ts'
import type { TranslatedFromView } from '#app/features/studio/draft-view.ts'
import { unsavedOf } from '#app/features/studio/saving/save-queue.ts'
import type { Side, TextLanguages } from '#app/features/studio/texts/text-pair.ts'
import { freshLine } from '#app/features/studio/texts/text-places.ts'
import type { TextLine } from '#app/features/studio/texts/text-places.ts'
import { Typing } from '#app/features/studio/texts/typing.ts'

export type TextEdits = {
  write: (line: TextLine, side: Side, text: string) => void
  /** Nobody types in the text any more. */
  leave: () => void
  /** The translation is right as it is, although its text says something else than when it was made. */
  confirm: (line: TextLine) => void
}

/** How lines are changed: by the saving of the editor around, each change a step to undo, the mark that goes with it included. */
export function useTextEdits({ primary, other }: TextLanguages, keep: (key: string) => void): TextEdits {
  const saver = useSaver()
  return useMemo(() => {
    const typing = new Typing()
    const fresh = (line: TextLine) => freshLine(saver.getState(), line, { primary, other })
    const said = (row: string): Record<string, string> =>
      (unsavedOf(saver.getState().queue, row).translatedFrom as TranslatedFromView | undefined)?.[other] ?? {}
    const saying = ({ row, path }: TextLine, origin: string) => ({
      translatedFrom: { [other]: { ...said(row), [path]: origin } },
    })
    return {
      write: (drawn, side, text) => {
        const line = fresh(drawn)
        keep(line.key)
        // what was said to be right a moment ago was right for what stood there then
        const confirmed = side === 'primary' && said(line.row)[line.path] === ''
        const mark = confirmed
          ? saying(line, line.primary)
          : side === 'other' && line.origin !== null
            ? saying(line, '')
            : {}
        saver.edit(line.row, {
          ...line.write(side, text, side === 'primary' ? typing.stood(line, text) : undefined),
          ...mark,
        })
      },
      leave: () => typing.end(),
      confirm: (line) => {
        keep(line.key)
        saver.edit(line.row, saying(line, ''))
      },
    }
  }, [saver, primary, other, keep])
}
