import KeyRound from 'lucide-react/icons/key-round'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { longestTypedCode } from '#app/ui/code-form.tsx'
import { Form } from '#app/ui/link.tsx'
import { Input } from '#app/ui/input.tsx'

export function JoinForm() {
  return (
    <details className="border-t border-line pt-3">
      <summary className="mx-auto flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-small font-semibold text-accent-ink [&::-webkit-details-marker]:hidden">
        <KeyRound aria-hidden="true" className="size-4.5" />
        {m.lobby_have_code()}
      </summary>
      <Form method="get" action="/join" className="grid gap-1.5 pt-2">
        <label htmlFor="join-code" className="text-sm font-semibold">
          {m.lobby_code_label()}
        </label>
        <div className="flex gap-2">
          <Input
            id="join-code"
            name="code"
            required
            maxLength={longestTypedCode}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="flex-1 tracking-widest uppercase"
          />
          <Button type="submit">{m.lobby_join()}</Button>
        </div>
      </Form>
    </details>
  )
}
