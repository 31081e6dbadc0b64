import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import type { ComponentProps } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Input } from '#app/ui/input.tsx'
import { useScripts } from '#app/ui/use-scripts.ts'

export function PasswordInput(props: ComponentProps<'input'>) {
  const [shown, setShown] = useState(false)
  const scripts = useScripts()
  const Icon = shown ? EyeOff : Eye
  return (
    <div className="relative">
      <Input
        {...props}
        type={shown ? 'text' : 'password'}
        className="pr-12"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
      />
      {scripts && (
        <button
          type="button"
          aria-label={shown ? m.account_hide_password() : m.account_show_password()}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-muted hover:text-accent-ink"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      )}
    </div>
  )
}
