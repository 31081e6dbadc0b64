import Download from 'lucide-react/icons/download'
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody } from '#app/ui/card.tsx'
import { Checkbox, Radio } from '#app/ui/checkbox.tsx'
import { FieldGroup } from '#app/ui/field.tsx'
import { Form, Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useTheme } from '#app/ui/theme.ts'
import type { Theme } from '#app/ui/theme.ts'
import { AccountFrame } from './account-frame.tsx'
import { ClosingNotice } from './closing-notice.tsx'

type PreferencesPageProps = {
  language: Locale
  theme: Theme
  openingMails: boolean
  waiting: number
  closesAt: Date | null
  exportsADay: number
  isExportRefused: boolean
  keepDays: number
}

export function PreferencesPage(props: PreferencesPageProps) {
  return (
    <AccountFrame title={m.preferences_title()} intro={<p>{m.preferences_lead()}</p>} current="/account/preferences">
      {props.closesAt && <ClosingNotice closesAt={props.closesAt} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {/* With other defaults the form is remounted, so that choices made elsewhere are shown */}
        <PreferencesForm key={`${props.language} ${props.theme} ${props.openingMails}`} {...props} />
        <div className="grid gap-6">
          <YourData {...props} />
          {!props.closesAt && (
            <Part id="leave" heading={m.preferences_leave_heading()}>
              <p>{m.preferences_leave({ days: props.keepDays })}</p>
              <Button asChild className="self-start">
                <Link to="/account/delete">{m.preferences_leave_link()}</Link>
              </Button>
            </Part>
          )}
        </div>
      </div>
    </AccountFrame>
  )
}

/** Each language named in itself, for its own readers. */
const languages = [
  ['en', 'English'],
  ['fr', 'Français'],
] as const

const themes = [
  ['system', m.shell_theme_system],
  ['light', m.shell_theme_light],
  ['dark', m.shell_theme_dark],
] as const

function PreferencesForm({ language, theme, openingMails, waiting }: PreferencesPageProps) {
  const busy = useNavigation().formAction?.startsWith('/account/preferences') ?? false
  const [chosen, choose] = useTheme(theme)
  return (
    <Form method="post" action="/account/preferences" preventScrollReset className="grid gap-6">
      <Part id="look" heading={m.preferences_look_heading()}>
        <p className="text-muted">{m.preferences_look_lead()}</p>
        <div className="grid gap-5 sm:grid-cols-2">
          <FieldGroup legend={m.shell_language()}>
            {languages.map(([value, name]) => (
              <Radio
                key={value}
                name="language"
                value={value}
                defaultChecked={value === language}
                label={<span lang={value}>{name}</span>}
              />
            ))}
          </FieldGroup>
          <FieldGroup legend={m.shell_theme()}>
            {themes.map(([value, name]) => (
              <Radio
                key={value}
                name="theme"
                value={value}
                checked={value === chosen}
                onChange={() => choose(value)}
                label={name()}
              />
            ))}
          </FieldGroup>
        </div>
      </Part>
      <Part id="mails" heading={m.preferences_mails_heading()}>
        <Checkbox
          name="openingMails"
          defaultChecked={openingMails}
          label={m.preferences_mails_openings()}
          hint={waitingText(waiting)}
        />
        <p className="text-sm text-muted">{m.preferences_mails_always()}</p>
      </Part>
      <Button type="submit" variant="primary" loading={busy} className="justify-self-start">
        {busy ? m.preferences_saving() : m.preferences_save()}
      </Button>
    </Form>
  )
}

function waitingText(count: number): string {
  if (count === 0) return m.preferences_mails_openings_none()
  return count === 1 ? m.preferences_mails_openings_one() : m.preferences_mails_openings_many({ count })
}

/** The browser saves the response, so the form is a plain one and not the router's. */
function YourData({ exportsADay, isExportRefused }: PreferencesPageProps) {
  return (
    <Part id="data" heading={m.preferences_export_heading()}>
      {isExportRefused && (
        <Notice tone="warning" title={m.preferences_export_refused_title()}>
          {m.preferences_export_refused({ max: exportsADay })}
        </Notice>
      )}
      <p>{m.preferences_export()}</p>
      <form method="post" action="/api/account/export">
        <Button type="submit">
          <Download aria-hidden="true" className="size-5" />
          {m.preferences_export_button()}
        </Button>
      </form>
      <p className="text-sm text-muted">{m.preferences_export_limit({ max: exportsADay })}</p>
    </Part>
  )
}

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="scroll-mt-28">
      <Card>
        <CardBody className="gap-4 p-5 sm:p-6">
          <h2 id={id} className="scroll-mt-28 text-heading">
            {heading}
          </h2>
          {children}
        </CardBody>
      </Card>
    </section>
  )
}
