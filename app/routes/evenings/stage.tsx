import { StagePage } from '#app/features/kits/evening/components/stage-page.tsx'
import { RoomHostPage } from '#app/features/kits/evening/room/components/room-host-page.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { handled } from '#app/platform/handled.server.ts'
import { orNotFound } from './by-link.server.ts'
import { byHost } from './host.server.ts'
import type { Route } from './+types/stage.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

/** The host's stage. */
export const loader = handled(async ({ params, context }: Route.LoaderArgs) => {
  const { see, seen } = await byHost({ params, context })
  return orNotFound(see(await seen()))
})

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const titled = loaderData && 'kind' in loaderData ? m.evening_room_meta : m.evening_host_meta
  return [
    { title: m.common_meta_title({ title: titled({ title: loaderData?.title ?? '' }) }) },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function StageRoute({ loaderData }: Route.ComponentProps) {
  return 'kind' in loaderData ? <RoomHostPage first={loaderData} /> : <StagePage first={loaderData} />
}
