import { errorText } from '#app/i18n/error-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { errorStatus } from '#app/shared/app-error.ts'
import type { ErrorCode } from '#app/shared/app-error.ts'
import { askSession } from '#app/shared/ask-session.ts'
import { announceAuthChange } from '#app/shared/auth-channel.ts'
import { localSignOut } from '#app/shared/local-sign-out.ts'
import { notify } from '#app/ui/toaster.ts'
import { findUnsentWork, settleUnsentWork } from './unsent-work.ts'
import type { UnsentChoice, UnsentWork } from './unsent-work.ts'

/** The longest that a session may last. */
const honouredWithinSeconds = 30 * 86_400
const patienceMs = 10_000

type Manifest = {
  routes: Record<string, { module: string; clientLoaderModule?: string; clientActionModule?: string } | undefined>
}

export async function prepareSignOut(): Promise<void> {
  const manifest = (window as { __reactRouterManifest?: Manifest }).__reactRouterManifest
  const page = manifest?.routes['routes/account/auth']
  const files = [page?.module, page?.clientLoaderModule, page?.clientActionModule].filter((file) => file !== undefined)
  await Promise.all([import('#app/ui/toast-stage.tsx'), ...files.map((file) => import(/* @vite-ignore */ file))])
}

/** Offline it signs out this browser only; the server follows at the next contact.
 * @param known null on a page that has not yet learned who its reader is @param ask about unsent work */
export async function signOut(
  known: string | null,
  navigate: (to: string) => Promise<void> | void,
  ask: (work: UnsentWork) => Promise<UnsentChoice>,
): Promise<void> {
  const userId = known ?? (await askSession())?.userId ?? null
  const work = userId === null ? null : await findUnsentWork(userId)
  const choice = work ? await ask(work) : 'keep'
  if (choice === 'cancel') return
  const answer = await askServer()
  if (answer.kind === 'refused') return notify({ title: answer.text ?? m.shell_sign_out_failed(), tone: 'danger' })
  if (userId !== null) settleUnsentWork(userId, choice)
  // The home page shows the notice and tells the other tabs
  if (answer.kind === 'done') return navigate('/')
  document.cookie = signedOutCookie(window.location.protocol === 'https:')
  announceAuthChange('left')
  localSignOut.set('leaving')
  await navigate('/auth')
  localSignOut.set('away')
  await notify({
    title: m.shell_signed_out_locally_title(),
    description: m.shell_signed_out_locally(),
    tone: 'warning',
  })
}

/** The prefix keeps other hosts of the domain from signing people out here. */
export const signedOutCookie = (isSecure: boolean): string =>
  `${isSecure ? '__Host-' : ''}signed_out=1; Path=/; Max-Age=${honouredWithinSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`

type Answer = { kind: 'done' } | { kind: 'unreachable' } | { kind: 'refused'; text: string | undefined }

async function askServer(): Promise<Answer> {
  try {
    const response = await fetch('/auth/sign-out', {
      method: 'POST',
      redirect: 'manual',
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(patienceMs),
    })
    // The redirect is not followed: its target is loaded as a page
    if (response.type === 'opaqueredirect' || response.ok) return { kind: 'done' }
    return { kind: 'refused', text: textOf(await response.json().catch(() => null)) }
  } catch {
    return { kind: 'unreachable' }
  }
}

function textOf(body: unknown): string | undefined {
  const code = (body as { error?: { code?: string } } | null)?.error?.code
  return code !== undefined && Object.hasOwn(errorStatus, code) ? errorText(code as ErrorCode) : undefined
}
