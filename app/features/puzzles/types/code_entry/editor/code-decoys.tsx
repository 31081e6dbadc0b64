import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { DecoyList } from '#app/features/puzzles/kit/editor/decoy-list.tsx'
import { longestCode } from '#app/features/puzzles/types/code_entry/rules/limits.ts'
import type { Solution } from '#app/features/puzzles/types/code_entry/rules/schema.ts'

type CodeDecoy = Solution['decoys'][number]

interface CodeDecoysProps {
  decoys: readonly CodeDecoy[]
  language: Locale
  textsAt: (field: string) => string[]
  onChange: (decoys: CodeDecoy[]) => void
}

export function CodeDecoys({ decoys, language, textsAt, onChange }: CodeDecoysProps) {
  return (
    <DecoyList
      decoys={decoys.map(({ code, reply }) => ({ answer: code, reply }))}
      texts={{
        legend: m.code_entry_form_decoys(),
        hint: m.code_entry_form_decoys_hint(),
        answer: (position) => m.code_entry_form_decoy_code({ position }),
        reply: m.code_entry_form_decoy_reply(),
        add: m.code_entry_form_decoy_add(),
        remove: (position) => m.code_entry_form_decoy_remove({ position }),
      }}
      longestAnswer={longestCode}
      isCode
      language={language}
      errorsAt={(index) => textsAt(`decoys.${index}`)}
      onChange={(changed) => onChange(changed.map(({ answer, reply }) => ({ code: answer, reply })))}
    />
  )
}
