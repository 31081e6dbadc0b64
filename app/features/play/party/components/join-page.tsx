import { useNavigation } from 'react-router'
import type { ReactNode } from 'react'
import { problemText } from '#app/i18n/error-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import type { Invitation, JoinView, RefusedJoin } from '#app/features/play/party/join-view.ts'
import { colourAt } from '#app/features/play/party/player-looks.ts'
import { initialsOf } from '#app/shared/initials.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { CodeForm } from '#app/ui/code-form.tsx'
import { EmptyPicture } from '#app/ui/empty-picture.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { Form, Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Avatar } from './avatar.tsx'
import { PlayerNameField } from './player-name-field.tsx'
import { TicketCover } from './ticket-cover.tsx'

const languageTexts: Record<Locale, () => string> = { en: m.join_language_en, fr: m.join_language_fr }

/** Works without JavaScript. */
export function JoinPage({ join, refused }: { join: JoinView; refused: RefusedJoin | null }) {
  switch (join.view) {
    case 'unknown':
      return <ClosedDoor heading={m.join_unknown_heading()} text={m.join_unknown_text()} />
    case 'removed':
      return <ClosedDoor heading={m.join_removed_heading()} text={m.join_removed_text()} />
    case 'full':
      return (
        <Ticket invitation={join.invitation} isTitle={false}>
          <NotThisTime
            heading={m.join_full_heading()}
            text={m.join_full_text({ count: join.invitation.mostPlayers })}
          />
        </Ticket>
      )
    case 'finished':
      return (
        <Ticket invitation={join.invitation} isTitle={false}>
          <NotThisTime heading={m.join_finished_heading()} text={m.join_finished_text()} />
        </Ticket>
      )
    case 'open':
      return (
        <Ticket invitation={join.invitation} isTitle>
          <NameForm invitation={join.invitation} refused={refused} />
        </Ticket>
      )
  }
}

function Ticket({ invitation, isTitle, children }: { invitation: Invitation; isTitle: boolean; children: ReactNode }) {
  const { title, titleLanguage, cover, host } = invitation
  const Title = isTitle ? 'h1' : 'p'
  return (
    <PageSection>
      <div className="stage relative mx-auto grid max-w-5xl animate-appear overflow-hidden rounded-card border border-brass/70 text-ink shadow-float lg:min-h-112 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <TicketCover cover={cover} className="max-lg:min-h-64 sm:max-lg:min-h-80">
          <p className="font-semibold text-brass-ink">{host ? m.join_invited_by({ host }) : m.join_invited()}</p>
          <Title lang={titleLanguage} className="font-display text-title font-semibold">
            {title}
          </Title>
        </TicketCover>
        <div className="lamplit relative grid content-center gap-6 border-brass/70 bg-surface p-5 max-lg:border-t-2 max-lg:border-dashed sm:p-8 lg:border-l-2 lg:border-dashed">
          <Inside invitation={invitation} />
          {children}
        </div>
      </div>
    </PageSection>
  )
}

function Inside({ invitation: { members, seatsLeft, language } }: { invitation: Invitation }) {
  return (
    <Headed id="join-members" title={m.join_members()} isSmall className="grid gap-3">
      <ul role="list" className="flex flex-wrap gap-x-5 gap-y-2">
        {members.map(({ name, portrait }, place) => (
          <li key={`${place} ${name}`} className="flex min-w-0 items-center gap-2 font-semibold">
            <Avatar look={{ playerId: name, name, initials: initialsOf(name), colour: colourAt(place), portrait }} />
            <bdi translate="no" className="min-w-0">
              {name}
            </bdi>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        {seatsLeft > 0 && (
          <>
            {m.join_seats_left({ count: seatsLeft })}
            <span aria-hidden="true"> · </span>
          </>
        )}
        {languageTexts[language]()}
      </p>
    </Headed>
  )
}

function NameForm({ invitation, refused }: { invitation: Invitation; refused: RefusedJoin | null }) {
  const busy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" className="grid gap-4">
      {refused?.error && <Notice tone="danger">{problemText(refused.error)}</Notice>}
      <PlayerNameField
        label={m.join_name()}
        hint={m.join_name_hint()}
        problem={refused?.problem}
        typed={refused?.name ?? invitation.knownAs ?? ''}
        autoComplete="nickname"
      />
      <Button type="submit" variant="primary" size="large" loading={busy} className="w-full">
        {busy ? m.join_busy() : m.join_submit()}
      </Button>
      {invitation.knownAs === null && <p className="text-center text-sm text-muted">{m.join_no_account()}</p>}
    </Form>
  )
}

function NotThisTime({ heading, text }: { heading: string; text: string }) {
  return (
    <div className="grid gap-4">
      <h1 className="text-heading">{heading}</h1>
      <p>{text}</p>
      <WaysOn />
    </div>
  )
}

function WaysOn({ className }: { className?: string }) {
  return (
    <div className={classNames('flex flex-wrap gap-3', className)}>
      <Button asChild variant="primary">
        <Link to="/join">{m.join_another_code()}</Link>
      </Button>
      <Button asChild variant="secondary">
        <Link to="/library">{m.join_to_library()}</Link>
      </Button>
    </div>
  )
}

function ClosedDoor({ heading, text }: { heading: string; text: string }) {
  return (
    <PageSection className="grid max-w-3xl justify-items-center gap-6 text-center">
      <EmptyPicture of="nothing-found" priority />
      <h1 className="text-title">{heading}</h1>
      <p className="max-w-prose text-lg">{text}</p>
      <WaysOn className="justify-center" />
    </PageSection>
  )
}

export function JoinCodePage({ typed }: { typed: string | null }) {
  return (
    <PageSection>
      <div className="stage lamplit mx-auto grid max-w-xl animate-appear gap-6 rounded-card border border-brass/70 px-5 py-8 text-ink shadow-float sm:px-10 sm:py-10">
        <header className="grid gap-2 text-center">
          <h1 className="text-title">{m.join_code_heading()}</h1>
          <p className="text-muted">{m.join_code_intro()}</p>
        </header>
        <CodeForm
          action="/join"
          label={m.join_code_label()}
          hint={m.join_code_hint()}
          typed={typed}
          wrong={m.join_code_wrong()}
          submit={m.join_code_submit()}
          className="text-center text-2xl! font-semibold tracking-[0.18em]"
        />
      </div>
    </PageSection>
  )
}
