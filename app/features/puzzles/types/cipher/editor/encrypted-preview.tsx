import RefreshCw from 'lucide-react/icons/refresh-cw'
import { m } from '#app/i18n/generated/messages.js'
import type { PuzzleDraft } from '#app/features/puzzles/contract/contract.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldErrors } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useId } from 'react'
import { fold } from '#app/features/puzzles/types/cipher/rules/alphabet.ts'
import type { Configuration, Solution } from '#app/features/puzzles/types/cipher/rules/schema.ts'

interface EncryptedPreviewProps {
  value: PuzzleDraft<Configuration, Solution>
  errors: readonly string[]
  warnings: readonly string[]
  onRenew: () => void
}

export function EncryptedPreview({ value, errors, warnings, onRenew }: EncryptedPreviewProps) {
  const id = useId()
  const folded = fold(value.solution.decryptedText)
  return (
    <div className="grid gap-3 rounded-card border border-line bg-sunken/60 p-4">
      <p id={id} className="font-semibold">
        {m.cipher_form_encrypted()}
      </p>
      <output aria-labelledby={id} translate="no" className="min-h-7 font-mono text-lg whitespace-pre-wrap">
        {value.configuration.encryptedText || m.cipher_form_encrypted_empty()}
      </output>
      {folded !== '' && <p className="text-sm text-muted">{m.cipher_form_folded({ text: folded })}</p>}
      {/\p{M}|œ|æ/iu.test(value.solution.decryptedText.normalize('NFD')) && (
        <p className="text-sm text-muted">{m.cipher_form_accents()}</p>
      )}
      <FieldErrors id={`${id}-error`} errors={errors} />
      {errors.length > 0 && (
        <Button className="justify-self-start" onClick={onRenew}>
          <RefreshCw aria-hidden="true" className="size-5" />
          {m.cipher_form_renew()}
        </Button>
      )}
      {warnings.map((text) => (
        <Notice key={text} tone="warning">
          {text}
        </Notice>
      ))}
    </div>
  )
}
