import { useMemo } from 'react'
import { mayWrite } from '#app/features/drafts/draft.policy.ts'
import { useEditorPart, useStore } from '#app/features/studio/draft/components/use-store.ts'
import type { TranslatedFromView } from '#app/features/studio/draft/view.ts'
import { unsavedOf } from '#app/features/studio/draft/log/log.ts'
import type { Side, TextLanguages } from '#app/features/studio/draft/words/text-pair.ts'
import { freshLine } from '#app/features/studio/texts/text-places.ts'
import type { TextLine } from '#app/features/studio/texts/text-places.ts'
import { Typing } from '#app/features/studio/texts/typing.ts'

export type TextEdits = {
  write: (line: TextLine, side: Side, text: string) => void
  leave: () => void
  confirm: (line: TextLine) => void
  /** Not theirs to change. */
  reads: (line: TextLine, side: Side) => boolean
}

export function useTextEdits({ primary, other }: TextLanguages, keep: (key: string) => void): TextEdits {
  const store = useStore()
  const role = useEditorPart(({ draft }) => draft.role)
  const status = useEditorPart(({ draft }) => draft.details.status)
  return useMemo(() => {
    const typing = new Typing()
    const fresh = (line: TextLine) => freshLine(store.getState(), line, { primary, other })
    const said = (row: string): Record<string, string> =>
      (unsavedOf(store.getState().log, row).translatedFrom as TranslatedFromView | undefined)?.[other] ?? {}
    const saying = ({ row, path }: TextLine, origin: string) => ({
      translatedFrom: { [other]: { ...said(row), [path]: origin } },
    })
    return {
      write: (drawn, side, text) => {
        const line = fresh(drawn)
        keep(line.key)
        // A confirmation holds for the text before this edit.
        const confirmed = side === 'primary' && said(line.row)[line.path] === ''
        const mark = confirmed
          ? saying(line, line.primary)
          : side === 'other' && line.origin !== null
            ? saying(line, '')
            : {}
        store.edit(line.row, {
          ...line.write(side, text, side === 'primary' ? typing.stood(line, text) : undefined),
          ...mark,
        })
      },
      reads: ({ kind }, side) =>
        !mayWrite(role, { kind, language: { primary, other }[side] }, { primaryLanguage: primary, status }),
      leave: () => typing.end(),
      confirm: (line) => {
        keep(line.key)
        store.edit(line.row, saying(line, ''))
      },
    }
  }, [store, role, status, primary, other, keep])
}
