import { data } from 'react-router'
import { EmbeddedLock } from '#app/features/locks/components/embedded-lock.tsx'
import { lockAddress, openLock } from '#app/features/locks/lock-pages.server.ts'
import { answererOf } from '#app/features/play/runs/person.server.ts'
import { mainId } from '#app/features/shell/route-announcer.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { framedByHeader } from '#app/platform/framed-by.ts'
import { handled } from '#app/platform/handled.server.ts'
import { SandboxedLook } from '#app/routes/layouts/sandboxed-look.tsx'
import type { Route } from './+types/embed-lock.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

/** Any site may frame it. Whoever is signed in is a guest here, so that no site acts for them. */
export const loader = handled(async ({ params, context }: Route.LoaderArgs) => {
  const { lock, play } = await openLock(getDatabase(), params.id, { ...answererOf(context), userId: null })
  return data(
    { lock: { ...lock, isMaker: false }, play, address: lockAddress(lock.id) },
    { headers: { [framedByHeader]: '*' } },
  )
})

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: m.common_meta_title({ title: loaderData?.lock.title ?? '' }) },
  { name: 'robots', content: 'noindex' },
]

export default function EmbedLock({ loaderData: { lock, play, address } }: Route.ComponentProps) {
  return (
    <main id={mainId} tabIndex={-1}>
      <SandboxedLook />
      <EmbeddedLock key={lock.id} lock={lock} play={play} address={address} />
    </main>
  )
}
