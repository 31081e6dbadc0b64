import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Share2 from 'lucide-react/icons/share-2'
import UserPlus from 'lucide-react/icons/user-plus'
import { useEffect, useRef, useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { formatMoment } from '#app/i18n/format.ts'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { showJoinCode } from '#app/features/play/party/join-code.ts'
import type { PartySnapshot } from '#app/features/play/live/stream-events.ts'
import type { Party } from '#app/features/play/party/use-party.ts'
import { Button } from '#app/ui/button.tsx'
import { qrPath } from '#app/shared/qr-path.ts'
import { QrPicture } from '#app/ui/qr-picture.tsx'

type InvitationPartProps = { party: Party; snapshot: PartySnapshot; title: string }

export function InvitationPart({ party, snapshot, title }: InvitationPartProps) {
  const { invitation, members, mostPlayers, mayInvite } = snapshot
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { heading, pressed } = useHeadingAfterwards(invitation !== null)
  const [opened, setOpened] = useState(false)
  const ask = async (asked: { invite: true } | { closeInvitation: true }) => {
    setBusy(true)
    setOpened('invite' in asked)
    pressed()
    setFailure(await party.ask(asked))
    setBusy(false)
  }
  const isFull = members.length >= mostPlayers
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <h3 ref={heading} tabIndex={-1} className="text-subheading outline-none">
        {m.together_invite_title()}
      </h3>
      <p role="status" className="sr-only">
        {opened && invitation && spelled(invitation.code)}
      </p>
      {isFull ? (
        <p>{m.together_full()}</p>
      ) : (
        <>
          {invitation ? (
            <OpenInvitation invitation={invitation} title={title} />
          ) : (
            <p className="text-muted">
              {!mayInvite
                ? m.together_bought_by_other()
                : party.isHost
                  ? m.together_invite_text()
                  : m.together_closed_guest()}
            </p>
          )}
          {party.isHost && mayInvite && !invitation && (
            <Button variant="primary" loading={busy} onClick={() => void ask({ invite: true })}>
              <UserPlus aria-hidden="true" className="size-5" />
              {m.together_invite()}
            </Button>
          )}
        </>
      )}
      {party.isHost && invitation && (
        <Button variant="ghost" loading={busy} className="w-fit" onClick={() => void ask({ closeInvitation: true })}>
          {m.together_close_invitation()}
        </Button>
      )}
      <p role="status" className="text-danger-ink empty:sr-only">
        {failure}
      </p>
    </section>
  )
}

const spelled = (code: string): string => m.together_code_spelled({ letters: [...code].join(' ') })

/** The pressed button disappears, so the focus moves to the heading. */
function useHeadingAfterwards(isOpen: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    if (wasPressed.current) heading.current?.focus()
    wasPressed.current = false
  }, [isOpen])
  return { heading, pressed: () => void (wasPressed.current = true) }
}

function OpenInvitation({
  invitation: { code, expiresAt },
  title,
}: {
  invitation: NonNullable<PartySnapshot['invitation']>
  title: string
}) {
  const zone = useReaderZone()
  const link = `${window.location.origin}/join/${code}`
  return (
    <div className="grid animate-appear gap-3">
      <p className="text-muted">{m.together_invite_text()}</p>
      <div className="grid justify-items-center gap-1 rounded-control border border-brass/60 bg-sunken px-4 py-3 text-center">
        <p className="text-sm text-muted">{m.together_code()}</p>
        <p translate="no" className="party-code">
          <span aria-hidden="true">{showJoinCode(code)}</span>
          <span className="sr-only">{spelled(code)}</span>
        </p>
        <p className="text-sm text-muted">{m.together_code_where({ address: `${window.location.host}/join` })}</p>
      </div>
      <InvitationQr text={link} />
      <CopyLink link={link} title={title} />
      <p className="text-sm text-muted">{m.together_expires({ time: formatMoment(new Date(expiresAt), zone) })}</p>
    </div>
  )
}

function CopyLink({ link, title }: { link: string; title: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<boolean | null>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setCopied(true)
    } catch {
      // The address has no https, or the browser refused
      field.current?.select()
      setCopied(false)
    }
  }
  return (
    <div className="grid gap-2">
      <label className="grid gap-1">
        <span className="text-sm text-muted">{m.together_link()}</span>
        <input
          ref={field}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
          className="min-h-11 w-full min-w-0 rounded-control border border-line-strong bg-sunken px-3 font-mono text-sm text-ellipsis"
        />
      </label>
      <div className="flex flex-wrap gap-2">
        <Button variant="accent" onClick={() => void copy()}>
          {copied ? <Check aria-hidden="true" className="size-5" /> : <Copy aria-hidden="true" className="size-5" />}
          {m.together_copy()}
        </Button>
        {typeof navigator.share === 'function' && (
          <Button
            onClick={() => void navigator.share({ url: link, text: m.together_share_text({ title }) }).catch(() => {})}
          >
            <Share2 aria-hidden="true" className="size-5" />
            {m.together_share()}
          </Button>
        )}
      </div>
      <p role="status" className="text-sm font-medium text-success-ink empty:sr-only">
        {copied === null ? '' : copied ? m.together_copied() : m.together_copy_failed()}
      </p>
    </div>
  )
}

export function InvitationQr({ text }: { text: string }) {
  const [drawn, setDrawn] = useState<{ text: string; size: number; path: string } | null>(null)
  useEffect(() => {
    let wanted = true
    import('qr')
      .then(({ encodeQR }) => wanted && setDrawn({ text, ...qrPath(encodeQR(text, 'raw', { border: 4 })) }))
      .catch(() => {})
    return () => void (wanted = false)
  }, [text])
  return (
    <div className="grid justify-items-center">
      <div className="size-44 overflow-hidden rounded-control bg-white">
        {drawn?.text === text && <QrPicture drawn={drawn} label={m.together_qr()} className="size-full" />}
      </div>
    </div>
  )
}
