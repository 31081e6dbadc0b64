import { Suspense, lazy, useEffect, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { m } from '#app/i18n/generated/messages.js'
import type { UnsentChoice, UnsentWork } from './sign-out/unsent-work.ts'

const loadSignOut = () => import('./sign-out/sign-out.ts')
const loadDialog = () => import('./sign-out/unsent-dialog.tsx')
const UnsentDialog = lazy(async () => ({ default: (await loadDialog()).UnsentDialog }))

type Question = { work: UnsentWork; answer: (choice: UnsentChoice) => void }

/**
 * A real form, so that signing out works without JavaScript and is never done by a mere link. With it, signing out also
 * works while the network is away, for which everything that it will need is fetched when the page has nothing else to do.
 */
export function SignOutForm({ userId, className, icon }: { userId: string; className: string; icon?: ReactNode }) {
  const navigate = useNavigate()
  const [question, ask] = useState<Question | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => whenIdle(() => void Promise.all([loadSignOut(), loadDialog()]).then(([{ prepareSignOut }]) => prepareSignOut(), () => {})), [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    try {
      const { signOut } = await loadSignOut()
      await signOut(userId, navigate, (work) => new Promise((answer) => ask({ work, answer })))
    } finally {
      setBusy(false)
      ask(null)
    }
  }
  return (
    <form method="post" action="/auth/sign-out" onSubmit={(event) => void submit(event)}>
      <button type="submit" className={className} aria-disabled={busy || undefined}>
        {icon}
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

/** Calls when the browser has nothing to do. @returns what takes it back */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 2_000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 5_000 })
  return () => cancelIdleCallback(handle)
}
