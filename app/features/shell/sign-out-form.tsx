import { Suspense, lazy, useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { whenIdle, whenUsed } from '#app/shared/when-idle.ts'
import { useKeptAddress, useNavigate } from '#app/ui/link.tsx'
import type { UnsentChoice, UnsentWork } from './sign-out/unsent-work.ts'

const loadSignOut = () => import('./sign-out/sign-out.ts')
const loadDialog = () => import('./sign-out/unsent-dialog.tsx')
const UnsentDialog = lazy(async () => ({ default: (await loadDialog()).UnsentDialog }))

async function prepare(): Promise<void> {
  const [{ prepareSignOut }] = await Promise.all([loadSignOut(), loadDialog()])
  await prepareSignOut()
}

type Question = { work: UnsentWork; answer: (choice: UnsentChoice) => void }

/** A form, so that it works without JavaScript and never as a link. Its code is preloaded, so that it can sign out
 * offline too; with `late`, only once the page is used. */
export function SignOutForm({
  userId,
  className,
  late = false,
}: {
  userId: string | null
  className: string
  late?: boolean
}) {
  const navigate = useNavigate()
  const action = useKeptAddress('/auth/sign-out')
  const [question, ask] = useState<Question | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => (late ? whenUsed : whenIdle)(() => void prepare().catch(() => {})), [late])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    setBusy(true)
    try {
      const loaded = await loadSignOut().catch(() => null)
      // Without its code this is the plain form
      if (!loaded) return form.submit()
      await loaded.signOut(userId, navigate, (work) => new Promise((answer) => ask({ work, answer })))
    } finally {
      setBusy(false)
      ask(null)
    }
  }
  return (
    <form method="post" action={action} onSubmit={(event) => void submit(event)}>
      <button type="submit" className={className} aria-disabled={busy || undefined}>
        {m.shell_sign_out()}
      </button>
      {question && (
        <Suspense>
          <UnsentDialog work={question.work} onChoice={question.answer} />
        </Suspense>
      )}
    </form>
  )
}
