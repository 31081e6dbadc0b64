import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { useScripts } from '#app/ui/use-scripts.ts'

export function CopyButton({ text, children }: { text: string; children: ReactNode }) {
  const [said, setSaid] = useState<'copied' | 'failed' | null>(null)
  const scripts = useScripts()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('copied')
    } catch {
      setSaid('failed')
    }
  }
  if (!scripts) return null
  const Icon = said === 'copied' ? Check : Copy
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button onClick={() => void copy()}>
        <Icon aria-hidden="true" className="size-5" />
        {children}
      </Button>
      <span role="status" className="text-sm empty:sr-only">
        {said === 'copied' ? m.common_copied() : said === 'failed' ? m.security_copy_failed() : ''}
      </span>
      {said === 'failed' && (
        <Textarea
          readOnly
          aria-label={m.security_copy_failed()}
          value={text}
          translate="no"
          onFocus={({ target }) => target.select()}
        />
      )}
    </div>
  )
}
