import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { longestAnswer } from '#app/features/puzzles/types/cipher/rules/limits.ts'

interface ToolTextProps {
  hint?: string
  text: string
  onText: (text: string) => void
  result: string
  drawn?: ReactNode
  onTake: (text: string) => void
}

export function ToolText({ hint, text, onText, result, drawn, onTake }: ToolTextProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Field label={m.cipher_tool_in()} hint={hint}>
        {(control) => (
          <Input
            {...control}
            value={text}
            onChange={(event) => onText(event.target.value)}
            maxLength={longestAnswer}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="font-mono"
          />
        )}
      </Field>
      <div>
        <p id={id} className="font-semibold">
          {m.cipher_tool_out()}
        </p>
        <output
          aria-labelledby={id}
          translate="no"
          className="block min-h-8 rounded-control border border-line bg-sunken px-3 py-2 font-mono text-lg leading-snug whitespace-pre-wrap"
        >
          {drawn}
          <span className={drawn ? 'sr-only' : undefined}>{result || '\u00a0'}</span>
        </output>
      </div>
      {result.trim() !== '' && (
        <Button variant="ghost" className="justify-self-start" onClick={() => onTake(result)}>
          <ArrowDownToLine aria-hidden="true" className="size-5" />
          {m.cipher_tool_take()}
        </Button>
      )}
    </div>
  )
}
