import Copy from 'lucide-react/icons/copy'
import { useNavigation } from 'react-router'
import { copyText } from '#app/features/adventure/components/share.ts'
import type { ListedPlatform } from '#app/features/learning/platforms/platforms.queries.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody, CardTitle } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field } from '#app/ui/field.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { Form } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { ShownAddress } from '#app/ui/shown-address.tsx'
import type { PlatformAnswer } from './handle-platform.server.ts'
import { PlatformForm } from './platform-form.tsx'

type Answer = Exclude<PlatformAnswer, 'done'> | undefined

type PlatformsPageProps = { platforms: readonly ListedPlatform[]; origin: string; answer: Answer }

export function PlatformsPage({ platforms, origin, answer }: PlatformsPageProps) {
  const refused = answer && 'problems' in answer ? answer : undefined
  return (
    <>
      <p className="max-w-prose text-muted">{m.admin_platforms_lead()}</p>
      <OurAddresses origin={origin} />
      <Headed title={m.admin_platforms_registered()}>
        {platforms.length === 0 ? (
          <EmptyState title={m.admin_platforms_none()} />
        ) : (
          platforms.map((platform) => <Platform key={platform.id} platform={platform} answer={answer} />)
        )}
      </Headed>
      <Headed title={m.admin_platforms_new()}>
        <PlatformForm key={platforms.length} id="" refused={refused?.id === '' ? refused : undefined} />
      </Headed>
    </>
  )
}

function OurAddresses({ origin }: { origin: string }) {
  const addresses = [
    { what: m.admin_platforms_our_login(), address: `${origin}/lti/login` },
    { what: m.admin_platforms_our_launch(), address: `${origin}/lti/launch` },
    { what: m.admin_platforms_our_keys(), address: `${origin}/lti/keys` },
  ]
  return (
    <Headed title={m.admin_platforms_ours()}>
      <div className="grid gap-4 lg:grid-cols-3">
        {addresses.map(({ what, address }) => (
          <div key={what} className="grid content-start gap-2">
            <Field label={what}>{(control) => <ShownAddress value={address} {...control} />}</Field>
            <Button
              size="small"
              className="needs-script justify-self-start"
              aria-label={m.admin_platforms_copy_of({ what })}
              onClick={() => void copyText(address)}
            >
              <Copy aria-hidden="true" className="size-4" />
              {m.admin_platforms_copy()}
            </Button>
          </div>
        ))}
      </div>
    </Headed>
  )
}

function Platform({ platform: { id, isOn, settings }, answer }: { platform: ListedPlatform; answer: Answer }) {
  const { name } = settings
  const own = answer?.id === id ? answer : undefined
  const refused = own && 'problems' in own ? own : undefined
  return (
    <Card>
      <CardBody className="gap-4 p-5 sm:p-7">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <CardTitle className="wrap-anywhere">{name}</CardTitle>
          <Badge tone={isOn ? 'success' : 'grey'}>{isOn ? m.admin_on() : m.admin_off()}</Badge>
        </div>
        <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)]">
          <dt className="text-muted">{m.admin_platforms_issuer()}</dt>
          <dd translate="no" className="wrap-anywhere">
            {settings.issuer}
          </dd>
          <dt className="text-muted">{m.admin_platforms_client()}</dt>
          <dd translate="no" className="wrap-anywhere">
            {settings.clientId}
          </dd>
        </dl>
        {own && 'connection' in own && <Outcome name={name} {...own.connection} />}
        <div className="flex flex-wrap gap-3">
          <Deed id={id} intent="test" name={name} action={m.admin_platforms_test()} />
          <Deed
            id={id}
            intent={isOn ? 'off' : 'on'}
            name={name}
            action={isOn ? m.admin_switch_off() : m.admin_switch_on()}
          />
        </div>
        <details open={refused !== undefined}>
          <FoldSummary>{m.admin_platforms_change()}</FoldSummary>
          <div className="pt-4">
            <PlatformForm id={id} settings={settings} refused={refused} />
          </div>
        </details>
      </CardBody>
    </Card>
  )
}

function Deed({ id, intent, name, action }: { id: string; intent: string; name: string; action: string }) {
  const { formData } = useNavigation()
  const isSent = formData?.get('id') === id && formData.get('intent') === intent
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="intent"
        value={intent}
        size="small"
        loading={isSent}
        aria-label={m.admin_action_of({ action, name })}
      >
        {action}
      </Button>
    </Form>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()

function Outcome({ name, keys, token }: { name: string; keys: boolean; token: boolean }) {
  return (
    <div ref={focus} tabIndex={-1} className="rounded-control">
      <Notice tone={keys && token ? 'success' : 'warning'} title={m.admin_platforms_tested({ name })}>
        <p>{keys ? m.admin_platforms_keys_work() : m.admin_platforms_keys_fail()}</p>
        <p>{token ? m.admin_platforms_token_works() : m.admin_platforms_token_fails()}</p>
      </Notice>
    </div>
  )
}
