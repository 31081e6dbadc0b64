import { useState } from 'react'
import { useSubmit } from 'react-router'
import KeyRound from 'lucide-react/icons/key-round'
import Puzzle from 'lucide-react/icons/puzzle'
import Compass from 'lucide-react/icons/compass'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Form } from '#app/ui/link.tsx'
import { LinkTab, LinkTabs } from '#app/ui/link-tabs.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { TokenSetting } from '#app/ui/token-grammar.ts'
import { AddSetting, grammarText } from './add-setting.tsx'
import type { Design } from './design.queries.server.ts'
import { designAddress, designTabs, settingsIn, tabText } from './design-tabs.ts'
import type { DesignTab } from './design-tabs.ts'
import { designProblemText } from './problem-text.ts'
import type { DesignAnswer } from './problem-text.ts'
import { SettingForm } from './setting-form.tsx'
import { tokenText } from './token-text.ts'

type DesignPageProps = Design & { tab: DesignTab; isBuiltIn: boolean; answered: DesignAnswer | undefined }

export function DesignPage({ tab, isBuiltIn, answered, ...design }: DesignPageProps) {
  const values = {
    ...design.defaults,
    ...Object.fromEntries(Object.entries(design.changed).map(([key, { value }]) => [key, value])),
  }
  const settings = settingsIn(tab)
  const changes = Object.keys(design.changed).length
  return (
    <>
      <Lead isBuiltIn={isBuiltIn} changes={changes} />
      {answered && (
        <Notice tone="danger" title={m.common_error()}>
          {designProblemText(answered)}
        </Notice>
      )}
      <LinkTabs label={m.design_tabs()}>
        {designTabs.map((each) => (
          <LinkTab key={each} to={designAddress(each)} active={each === tab}>
            {tabText(each)}
          </LinkTab>
        ))}
      </LinkTabs>
      {tab === 'icons' ? (
        <Icons />
      ) : (
        <>
          <AddSetting
            key={`${tab} ${changes} ${answered?.typed}`}
            settings={settings}
            design={design}
            values={values}
            answered={answered}
          />
          {[...new Set(settings.map(({ token }) => token.category))].map((category) => (
            <section key={category} aria-labelledby={category} className="grid gap-4">
              <h2 id={category} className="text-heading">
                {category === 'shadow' ? m.design_shadows() : category === 'other' ? m.design_measures() : tabText(tab)}
              </h2>
              <Grammar settings={settings.filter(({ token }) => token.category === category)} />
              <Tokens
                settings={settings.filter(({ token }) => token.category === category)}
                design={design}
                values={values}
                answered={answered}
              />
            </section>
          ))}
        </>
      )}
    </>
  )
}

const wayBack = '/theme?look=built-in'

/** The number of settings, the way to the built-in look, and the permanent reset to it. */
function Lead({ isBuiltIn, changes }: { isBuiltIn: boolean; changes: number }) {
  const [isAsking, setAsking] = useState(false)
  const submit = useSubmit()
  return (
    <div className="grid max-w-prose justify-items-start gap-3">
      <p className="text-muted">{m.design_lead()}</p>
      {isBuiltIn && (
        <Notice title={m.design_built_in_on()}>
          <TextLink to="/theme?look=site" reloadDocument>
            {m.design_built_in_leave()}
          </TextLink>
        </Notice>
      )}
      <p className="text-muted">
        {m.design_way_back()} <code>{wayBack}</code>
      </p>
      {changes > 0 && (
        <>
          <p>{m.design_changes({ count: formatNumber(changes) })}</p>
          <Form method="post" preventScrollReset>
            <Button
              type="submit"
              name="intent"
              value="reset"
              variant="secondary"
              onClick={(event) => {
                event.preventDefault()
                setAsking(true)
              }}
            >
              {m.design_reset()}
            </Button>
          </Form>
        </>
      )}
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.design_reset_title()}
        confirm={m.design_reset()}
        onConfirm={() => {
          setAsking(false)
          void submit({ intent: 'reset' }, { method: 'post', preventScrollReset: true })
        }}
      >
        <p>{m.design_reset_text()}</p>
      </AlertDialog>
    </div>
  )
}

type TokensProps = {
  settings: readonly TokenSetting[]
  design: Design
  values: Readonly<Record<string, string>>
  answered: DesignAnswer | undefined
}

const Grammar = ({ settings }: Pick<TokensProps, 'settings'>) =>
  [...new Set(settings.map((setting) => grammarText(setting)))].map((text) => (
    <p key={text} className="max-w-prose text-muted">
      {text}
    </p>
  ))

const tokensOf = (settings: readonly TokenSetting[]) =>
  [...new Set(settings.map(({ token }) => token))].map(
    (token) => [token, settings.filter((setting) => setting.token === token)] as const,
  )

const Tokens = ({ settings, design, values, answered }: TokensProps) => (
  <ul className="grid gap-4 lg:grid-cols-2">
    {tokensOf(settings).map(([token, each]) => (
      <li key={token.key} className="min-w-0">
        <Card className="h-full gap-4 p-4 sm:p-5">
          <h3 className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{tokenText(token)}</span>
            <code className="text-sm text-muted">{token.key}</code>
          </h3>
          <div className={each.length > 1 ? 'grid gap-5 sm:grid-cols-2' : 'grid'}>
            {each.map((setting) => (
              <SettingForm
                key={`${setting.key} ${values[setting.key]} ${answered?.key === setting.key ? answered.typed : ''}`}
                setting={setting}
                design={design}
                values={values}
                answered={answered}
              />
            ))}
          </div>
        </Card>
      </li>
    ))}
  </ul>
)

/** One size and one stroke for all icons; nothing to change. */
const Icons = () => (
  <div className="grid gap-4">
    <p className="max-w-prose text-muted">{m.design_icons_lead()}</p>
    <dl className="grid gap-4 sm:grid-cols-2">
      {[
        { name: m.ui_token_icon_size(), value: m.design_icon_size() },
        { name: m.ui_token_icon_stroke(), value: '2' },
      ].map(({ name, value }) => (
        <Card key={name} className="gap-2 p-5">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-display text-2xl font-semibold">{value}</dd>
        </Card>
      ))}
    </dl>
    <p aria-hidden="true" className="flex gap-6">
      {[KeyRound, Puzzle, Compass].map((Icon, place) => (
        <Icon key={place} size={24} strokeWidth={2} />
      ))}
    </p>
  </div>
)
