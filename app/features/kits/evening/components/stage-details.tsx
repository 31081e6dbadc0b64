import { useState } from 'react'
import { CopyButton } from '#app/features/account/security/components/copy-button.tsx'
import { longestDetail } from '#app/features/kits/paper/paper-choices.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { Input } from '#app/ui/input.tsx'
import { QrPicture } from '#app/ui/qr-picture.tsx'
import { detailTexts } from './detail-texts.ts'
import type { Stage } from './use-stage.ts'

/** The screen for the room, and when and where it is. */
export function StageDetails({ stage }: { stage: Stage }) {
  const { view, send, isBusy } = stage
  return (
    <div className="grid gap-6">
      <Headed title={m.evening_host_screen()}>
        <p className="text-sm text-muted">{m.evening_host_screen_hint()}</p>
        {view.table ? (
          <div className="flex flex-wrap items-start gap-5">
            <QrPicture drawn={view.table.qr} label={m.evening_host_screen()} className="w-28 rounded-small" />
            <div className="grid min-w-0 flex-1 basis-44 justify-items-start gap-3">
              <a
                href={view.table.address}
                target="_blank"
                rel="noopener noreferrer"
                className={buttonStyles({ variant: 'secondary' })}
              >
                {m.evening_host_screen_open()}
              </a>
              <CopyButton text={view.table.address}>{m.evening_host_copy_link()}</CopyButton>
            </div>
          </div>
        ) : (
          <p>{m.evening_host_link_unreadable()}</p>
        )}
        <Button variant="link" className="w-fit" loading={isBusy} onClick={() => void send({ deed: 'renewTable' })}>
          {m.evening_host_renew_screen()}
        </Button>
      </Headed>
      <Details key={Object.values(view.typed).join('\n')} stage={stage} />
    </div>
  )
}

function Details({ stage: { view, send, isBusy } }: { stage: Stage }) {
  const [typed, setTyped] = useState<typeof view.typed>(view.typed)
  if (view.status === 'over') return null
  return (
    <details className="rounded-card border border-line bg-raised px-4 py-1">
      <FoldSummary>{m.evening_host_details()}</FoldSummary>
      <form
        className="grid gap-4 pt-1 pb-4"
        onSubmit={(event) => {
          event.preventDefault()
          void send({ deed: 'details', ...typed })
        }}
      >
        {(['host', 'day', 'time', 'place'] as const).map((name) => (
          <Field key={name} label={detailTexts[name]()} required={name === 'host' || name === 'day'}>
            {(control) => (
              <Input
                {...control}
                type={name === 'day' ? 'date' : 'text'}
                value={typed[name]}
                maxLength={longestDetail}
                autoComplete="off"
                onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
              />
            )}
          </Field>
        ))}
        <Button type="submit" loading={isBusy} className="w-fit">
          {m.common_save()}
        </Button>
      </form>
    </details>
  )
}
