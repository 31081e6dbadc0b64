import { useState } from 'react'
import { CopyButton } from '#app/features/account/security/components/copy-button.tsx'
import type { Answered, HostCommand, Reply } from '#app/features/kits/evening/evening.ts'
import { longest, replies } from '#app/features/kits/evening/evening.ts'
import type { HostGuest } from '#app/features/kits/evening/evening-views.ts'
import { longestDetail } from '#app/features/kits/paper/paper-choices.ts'
import { m } from '#app/i18n/generated/messages.js'
import { isLocale } from '#app/i18n/locale.ts'
import { Button } from '#app/ui/button.tsx'
import { Switch } from '#app/ui/checkbox.tsx'
import { Dialog, DialogContent } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Options } from '#app/ui/options.tsx'
import { QrPicture } from '#app/ui/qr-picture.tsx'
import { Select } from '#app/ui/select.tsx'
import { ShownAddress } from '#app/ui/shown-address.tsx'
import { AsksFirst } from './asks-first.tsx'
import { LineForm } from './line-form.tsx'
import { languageNames } from './new-page.tsx'
import { isSpoiledBy, PrintPart } from './print-part.tsx'
import { StageSlip } from './stage-slip.tsx'
import type { Stage } from './use-stage.ts'

type Props = { stage: Stage; guest: HostGuest | null; onClose: () => void }

/** One guest: their link, and what a host changes about them. */
export function StageGuestDialog({ stage, guest, onClose }: Props) {
  return (
    <Dialog open={guest !== null} onOpenChange={(open) => !open && onClose()}>
      {guest && (
        <DialogContent
          title={<span translate="no">{guest.person}</span>}
          description={guest.characterName ?? m.paper_dinner_detective()}
        >
          <div className="grid gap-7">
            {isSpoiledBy(stage.view, guest) && <Notice tone="warning">{m.evening_host_spoils()}</Notice>}
            <GuestLink stage={stage} guest={guest} />
            {stage.view.status !== 'over' && <AboutGuest stage={stage} guest={guest} onClose={onClose} />}
          </div>
        </DialogContent>
      )}
    </Dialog>
  )
}

type Own = { stage: Stage; guest: HostGuest }

function GuestLink({ stage: { send, isBusy }, guest: { id, link } }: Own) {
  const [isAsking, setAsking] = useState(false)
  return (
    <section aria-label={m.evening_host_link()} className="grid gap-4">
      {link === null ? (
        <p>{m.evening_host_link_unreadable()}</p>
      ) : (
        <>
          <p className="text-sm text-muted">{m.evening_host_link_hint()}</p>
          <div className="flex flex-wrap items-start gap-5">
            <QrPicture drawn={link.qr} label={m.evening_host_qr()} className="w-36 rounded-small" />
            <div className="grid min-w-0 flex-1 basis-52 gap-3">
              <ShownAddress aria-label={m.evening_host_link()} value={link.address} />
              <CopyButton text={link.message}>{m.evening_host_copy_message()}</CopyButton>
            </div>
          </div>
        </>
      )}
      {isAsking ? (
        <div className="grid justify-items-start gap-3">
          <p>{m.evening_host_renew_text()}</p>
          <Button
            variant="danger"
            loading={isBusy}
            onClick={() => void send({ deed: 'renew', guestId: id }).then(() => setAsking(false))}
          >
            {m.evening_host_renew()}
          </Button>
        </div>
      ) : (
        <Button variant="link" className="w-fit" onClick={() => setAsking(true)}>
          {m.evening_host_renew()}
        </Button>
      )}
    </section>
  )
}

function AboutGuest({ stage, guest, onClose }: Own & { onClose: () => void }) {
  const { view, send, isBusy } = stage
  const { id } = guest
  const others = view.guests.filter((each) => each.id !== id)
  const done = (command: HostCommand) => void send(command).then((isDone) => isDone && onClose())
  return (
    <section aria-label={m.evening_host_change()} className="grid gap-5 border-t border-line pt-5">
      <Rename stage={stage} guest={guest} />
      {view.languages.length > 1 && <Language stage={stage} guest={guest} />}
      <Answer stage={stage} guest={guest} />
      <Switch
        label={m.evening_host_prints()}
        hint={m.evening_host_prints_hint()}
        checked={guest.prints}
        onChange={({ target }) => void send({ type: 'prints', guestId: id, prints: target.checked })}
      />
      {guest.prints && !guest.hasLeft && <PrintPart view={view} guest={guest} />}
      {guest.slip && <StageSlip stage={stage} guest={guest} slip={guest.slip} />}
      {others.length > 0 && (
        <Choose
          label={m.evening_host_swap()}
          hint={m.evening_host_swap_hint()}
          options={others.map((each) => ({
            id: each.id,
            name: `${each.person} (${each.characterName ?? m.paper_dinner_detective()})`,
          }))}
          press={m.evening_host_swap_now()}
          {...(view.status !== 'invited' && { question: m.evening_host_swap_late() })}
          onChoose={(withId) => done({ type: 'swap', guestId: id, withId })}
        />
      )}
      <div className="grid justify-items-start gap-2">
        <p className="text-sm text-muted">
          {guest.hasLeft ? m.evening_host_come_back_hint() : m.evening_host_leave_hint()}
        </p>
        <Button loading={isBusy} onClick={() => done({ type: guest.hasLeft ? 'comeBack' : 'leave', guestId: id })}>
          {guest.hasLeft
            ? m.evening_host_come_back()
            : view.status === 'invited'
              ? m.evening_host_not_coming()
              : m.evening_host_leave()}
        </Button>
      </div>
    </section>
  )
}

function Rename({ stage: { send, isBusy }, guest }: Own) {
  const [person, setPerson] = useState(guest.person)
  const typed = person.trim()
  return (
    <LineForm
      label={m.evening_host_person()}
      value={person}
      most={longestDetail}
      onType={setPerson}
      isBusy={isBusy}
      isSame={typed === '' || typed === guest.person}
      onSave={() => void send({ type: 'rename', guestId: guest.id, person: typed })}
    />
  )
}

/** Kept as soon as it is chosen; the guest can choose another on their page. */
function Language({ stage: { view, send }, guest }: Own) {
  return (
    <Field label={m.evening_host_guest_language()} hint={m.evening_host_guest_language_hint()}>
      {(control) => (
        <Select
          {...control}
          acts
          value={guest.language ?? ''}
          onChange={({ target }) =>
            void send({ type: 'languageOf', guestId: guest.id, language: isLocale(target.value) ? target.value : null })
          }
        >
          <option value="">{m.evening_host_as_phone()}</option>
          <Options of={view.languages.map((each) => ({ id: each, name: languageNames[each]() }))} />
        </Select>
      )}
    </Field>
  )
}

const replyTexts: Readonly<Record<Reply, () => string>> = {
  none: m.evening_host_reply_none,
  yes: m.evening_host_reply_yes,
  no: m.evening_host_reply_no,
}

/** For somebody who told the host. The answer is kept as soon as it is chosen, like the switch below it. */
function Answer({ stage: { send, isBusy }, guest }: Own) {
  const theirs: Answered = { reply: guest.reply, allergies: guest.allergies }
  // `over`: what the guest had written when typing began; what is not typed in follows the guest
  const [typed, setTyped] = useState<{ text: string; over: string } | null>(null)
  const allergies = typed?.text ?? theirs.allergies
  const isSame = allergies === theirs.allergies
  if (typed && isSame) setTyped(null)
  const isNewer = typed !== null && typed.over !== theirs.allergies
  const answer = (part: Partial<Answered>) =>
    void send({ type: 'replyFor', guestId: guest.id, ...theirs, ...part, from: theirs })
  return (
    <div className="grid gap-4">
      <Field label={m.evening_host_reply()}>
        {(control) => (
          <Select
            {...control}
            acts
            value={guest.reply}
            onChange={({ target }) => answer({ reply: target.value as Reply })}
          >
            <Options of={replies.map((each) => ({ id: each, name: replyTexts[each]() }))} />
          </Select>
        )}
      </Field>
      <LineForm
        label={m.evening_guest_allergies()}
        value={allergies}
        most={longest.allergies}
        onType={(text) => setTyped({ text, over: typed?.over ?? theirs.allergies })}
        isBusy={isBusy}
        isSame={isSame}
        onSave={() => answer({ allergies })}
      />
      {isNewer && (
        <Notice tone="warning">
          <div className="grid justify-items-start gap-3">
            <p>{m.evening_host_newer({ person: guest.person, words: theirs.allergies || '–' })}</p>
            <Button onClick={() => setTyped(null)}>{m.evening_host_keep_theirs()}</Button>
          </div>
        </Notice>
      )}
    </div>
  )
}

type ChooseProps = {
  label: string
  hint?: string
  options: readonly { id: string; name: string }[]
  press: string
  /** Asked first. */
  question?: string
  onChoose: (id: string) => void
}

function Choose({ label, hint, options, press, question, onChoose }: ChooseProps) {
  const [id, setId] = useState('')
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={label} hint={hint} className="min-w-0 flex-1 basis-48">
        {(control) => (
          <Select {...control} value={id} onChange={({ target }) => setId(target.value)}>
            <option value="">{m.evening_guest_choose()}</option>
            <Options of={options} />
          </Select>
        )}
      </Field>
      {question && id !== '' ? (
        <AsksFirst
          key={id}
          label={press}
          question={question}
          yes={press}
          no={m.common_cancel()}
          isBusy={false}
          onYes={() => onChoose(id)}
        />
      ) : (
        <Button disabled={id === ''} onClick={() => onChoose(id)}>
          {press}
        </Button>
      )}
    </div>
  )
}
