import { SheetPage } from '#app/features/play/groups/components/sheet-page.tsx'
import type { Sheet } from '#app/features/play/groups/components/sheet-page.tsx'
import { findTickets } from '#app/features/play/groups/find-session.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { localeContext, requireMember } from '#app/platform/request-context.server.ts'
import { drawQr } from '#app/platform/images/draw-qr.server.ts'
import type { Route } from './+types/sheet.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ params, context }: Route.LoaderArgs): Promise<Sheet> => {
  const { code, codeAddress, teams, ...tickets } = await findTickets(getDatabase(), {
    sessionId: params.id,
    organiserId: requireMember(context).userId,
    locale: context.get(localeContext),
  })
  return {
    ...tickets,
    code: code && codeAddress ? { shown: code, qr: drawQr(codeAddress) } : null,
    teams: teams.map((team) => ({ ...team, qr: drawQr(team.address) })),
  }
})

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: m.common_meta_title({ title: loaderData?.name ?? m.groups_heading() }) },
  { name: 'robots', content: 'noindex' },
]

export default function SheetRoute({ loaderData }: Route.ComponentProps) {
  return <SheetPage sheet={loaderData} />
}
