import { data, redirect } from 'react-router'
import { readGiftCode, redeemPath } from '#app/features/payments/gifts/gift-code.ts'
import { JoinCodePage } from '#app/features/play/party/components/join-page.tsx'
import { readJoinCode } from '#app/features/play/party/join-code.ts'
import { m } from '#app/i18n/generated/messages.js'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import type { Route } from './+types/join-code.ts'

export function loader({ request }: Route.LoaderArgs) {
  const typed = new URL(request.url).searchParams.get('code')
  if (typed === null) return data({ typed: null })
  const code = readJoinCode(typed)
  if (code !== undefined) throw redirect(`/join/${code}`)
  // The lobby's field asks for “a code”, and a gift card has one, too
  const giftCode = readGiftCode(typed)
  if (giftCode !== undefined) throw redirect(redeemPath(giftCode))
  return data({ typed: typed.slice(0, 100) }, { status: 400 })
}

export function meta() {
  return pageMeta({ title: m.join_meta_title(), description: m.join_meta_description(), path: '/join' })
}

export default function JoinCodeRoute({ loaderData }: Route.ComponentProps) {
  return <JoinCodePage typed={loaderData.typed} />
}
