import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import type { Presented } from '#app/features/puzzles/types/cipher/rules/schema.ts'
import { SignFace } from './sign-face.tsx'
import { spokenText } from './sign-text.ts'
import { numberTokens } from '#app/features/puzzles/types/cipher/rules/tokens.ts'
import type { Desk } from './work.ts'
import { transcribe } from './work.ts'

interface CipherTextProps {
  configuration: Presented
  desk: Desk
  sending: number | null
}

/** Each sign has room for any letter, so that line breaks do not change and nothing jumps while the disc turns. */
export function CipherText({ configuration, desk, sending }: CipherTextProps) {
  const { lines, read } = desk
  return (
    <div className="grid gap-2 rounded-card bg-paper p-4 text-on-paper shadow-card sm:p-5 in-[.puzzle-object-asked]:gap-0 in-[.puzzle-object-asked]:py-2!">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-display text-lg">{m.cipher_text_title()}</h3>
        <CopyButton text={configuration.encryptedText} />
      </div>
      <p translate="no" className="sr-only">
        {m.cipher_text_spoken({ text: spokenText(lines, configuration) })}
      </p>
      <div
        tabIndex={0}
        role="group"
        aria-label={m.cipher_text_title()}
        className="scroll-shade max-h-[30dvh] overflow-y-auto rounded-small pb-2 min-[60rem]:max-h-[46dvh] in-[.puzzle-object-asked]:max-h-[16dvh]!"
      >
        <Paper configuration={configuration} desk={desk} sending={sending} />
        {/* the disc changes all letters, which is worth announcing; a table changes one, which its field already
         * says */}
        {configuration.tools && (
          <p role={configuration.cipherType === 'caesar' ? 'status' : undefined} className="sr-only">
            {m.cipher_so_far({ text: transcribe(lines, read, '–') })}
          </p>
        )}
      </div>
    </div>
  )
}

function Paper({ configuration: { cipherType, tools }, desk, sending }: CipherTextProps) {
  const { lines, read, signs } = desk
  const large = cipherType === 'custom' ? 'text-2xl' : 'text-xl'
  const apart = cipherType === 'morse' ? 'gap-x-2.5' : cipherType === 'custom' ? 'gap-x-1' : 'gap-x-0'
  return (
    <div aria-hidden="true" translate="no" className="grid gap-4">
      {numberTokens(lines).map((words, line) => (
        <p key={line} className="flex flex-wrap gap-x-4 gap-y-3">
          {words.map((word, place) => (
            <span key={place} className={classNames('flex flex-wrap gap-y-3', apart)}>
              {word.map(({ token, index }) => (
                <span
                  key={index}
                  className={classNames(
                    'grid justify-items-center rounded-small transition-colors',
                    signs.has(token) ? 'min-w-6' : 'min-w-[1ch]',
                    sending === index && 'bg-brass',
                  )}
                >
                  <span className={classNames('font-mono leading-tight font-semibold', large)}>
                    <SignFace token={token} cipherType={cipherType} />
                  </span>
                  {/* without a tool for it, players write nothing on the paper */}
                  {tools && (
                    <span className="min-h-6 font-display text-base leading-6 text-on-paper/85">
                      {signs.has(token) ? (read(token) ?? '·') : ''}
                    </span>
                  )}
                </span>
              ))}
              {/* in Morse a wider gap alone would not distinguish words from letters */}
              {cipherType === 'morse' && place < words.length - 1 && (
                <span className="font-mono text-xl leading-tight text-on-paper/70">/</span>
              )}
            </span>
          ))}
        </p>
      ))}
    </div>
  )
}

function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false)
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  const Icon = copied ? Check : Copy
  return (
    <Button variant="ghost" className="text-on-paper" onClick={copy}>
      <Icon aria-hidden="true" className="size-5" />
      <span role="status">{copied ? m.cipher_copied() : m.cipher_copy()}</span>
    </Button>
  )
}
