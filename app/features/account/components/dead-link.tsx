import type { ReactNode } from 'react'
import type { MailedLink } from '#app/features/account/mailed-link.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Notice } from '#app/ui/notice.tsx'

const titles = {
  used: m.account_link_used_title,
  expired: m.account_link_expired_title,
  unknown: m.account_link_unknown_title,
}

export function DeadLink({
  state,
  text,
  children,
}: {
  state: Exclude<MailedLink['state'], 'valid'>
  text: string
  children: ReactNode
}) {
  return (
    <>
      <Notice tone={state === 'used' ? 'info' : 'warning'} title={titles[state]()}>
        {text}
      </Notice>
      <div className="flex flex-wrap gap-3">{children}</div>
    </>
  )
}
