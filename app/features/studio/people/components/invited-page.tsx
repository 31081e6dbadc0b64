import { useNavigation } from 'react-router'
import { kindText } from '#app/features/adventure/catalogue-text.ts'
import type { Kind } from '#app/features/rows/catalogue.ts'
import { partText } from '#app/features/studio/people/role-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import type { CoAuthorRole } from '#app/shared/co-author-roles.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

type InvitedView = {
  title: string
  titleLanguage: Locale
  kind: Kind
  owner: string | null
  role: CoAuthorRole
  language: Locale | null
  isOwn: boolean
}

const abouts = {
  editor: m.people_about_editor,
  translator: m.people_about_translator,
  reviewer: m.people_about_reviewer,
}

/** Opening it changes nothing. */
export function InvitedPage({ view }: { view: InvitedView | null }) {
  const busy = useNavigation().formMethod === 'POST'
  if (!view)
    return (
      <PageSection className="grid max-w-2xl gap-6">
        <PageHeader title={m.people_invited()} />
        <Notice tone="warning">{m.people_invited_gone()}</Notice>
        <p>
          <TextLink to="/creator">{m.shell_creator_studio()}</TextLink>
        </p>
      </PageSection>
    )
  const { title, titleLanguage, kind, owner, isOwn } = view
  return (
    <PageSection className="grid max-w-2xl gap-6">
      <PageHeader
        eyebrow={kindText(kind)}
        title={<span lang={titleLanguage}>{title}</span>}
        intro={<p>{m.people_invited_lead({ name: owner ?? m.people_nobody(), role: partText(view) })}</p>}
      />
      <p className="max-w-prose">{abouts[view.role]()}</p>
      {isOwn ? (
        <Notice>{m.people_invited_own()}</Notice>
      ) : (
        <Form method="post">
          <Button type="submit" variant="primary" size="large" loading={busy}>
            {m.people_accept()}
          </Button>
        </Form>
      )}
    </PageSection>
  )
}
