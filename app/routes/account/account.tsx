import { data } from 'react-router'
import { findOwnAccount } from '#app/features/account/account.queries.server.ts'
import { VerificationNotice } from '#app/features/account/components/verification-notice.tsx'
import { mailDelivery } from '#app/features/account/mail-delivery.server.ts'
import { resendVerification } from '#app/features/account/resend-verification.server.ts'
import { WishList } from '#app/features/library/components/wish-list.tsx'
import { presentWish } from '#app/features/library/wishes/wish.present.ts'
import { listWishes } from '#app/features/library/wishes/wish.queries.server.ts'
import { KindBadge } from '#app/features/studio/fields/components/badges.tsx'
import { presentProject } from '#app/features/studio/projects/project.present.ts'
import type { ProjectCard } from '#app/features/studio/projects/project.present.ts'
import { listOwnAdventures } from '#app/features/studio/projects/project.queries.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { formatDate } from '#app/i18n/format.ts'
import { tokenMinutes } from '#app/platform/auth/account-tokens.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { env } from '#app/platform/env.server.ts'
import { asAppError, handled } from '#app/platform/handled.server.ts'
import { factsContext, localeContext, requireMember } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { AppError } from '#app/shared/app-error.ts'
import { retryAfterHeader } from '#app/shared/retry-after.ts'
import { Card, CardBody, CardMedia, CardTitle, cardLinkStyles } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { Route } from './+types/account.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ context }: Route.LoaderArgs) => {
  const member = requireMember(context)
  const locale = context.get(localeContext)
  const database = getDatabase()
  const [account, projects, wishes] = await Promise.all([
    findOwnAccount(database, member.userId),
    listOwnAdventures(database, member),
    listWishes(database, member.userId),
  ])
  if (!account) throw new AppError('notFound')
  const verification = {
    minutes: tokenMinutes,
    mailDelivery: mailDelivery(),
    isAskedToPublish: !env().isLocalInstallation,
  }
  return {
    account,
    verification,
    projects: projects.map((row) => presentProject(row, locale)),
    wishes: wishes.map((row) => presentWish(row, locale)),
  }
})

export const action = handled(async ({ context }: Route.ActionArgs) => {
  const member = requireMember(context)
  try {
    return data({
      asked: await resendVerification(member, context.get(factsContext).address, context.get(localeContext)),
    })
  } catch (error) {
    const known = asAppError(error)
    if (!known) throw error
    return data({ asked: known.code }, { status: known.status, headers: retryAfterHeader(known.retryAfter) })
  }
})

export function meta() {
  return pageMeta({ title: m.account_page_meta_title(), description: m.account_page_lead(), path: '/account' })
}

export default function Account({
  loaderData: { account, projects, verification, wishes },
  actionData,
}: Route.ComponentProps) {
  const zone = useReaderZone()
  const facts = [
    { name: m.account_character_name(), value: account.name },
    { name: m.account_account_email(), value: account.email },
    { name: m.account_member_since(), value: formatDate(account.since, getLocale(), zone) },
  ]
  return (
    <PageSection className="grid gap-10">
      <PageHeader title={m.account_page_title()} intro={<p>{m.account_page_lead()}</p>} />
      {!account.emailVerified && (
        <VerificationNotice email={account.email} asked={actionData?.asked} {...verification} />
      )}
      <Card>
        <CardBody>
          <dl className="grid gap-5 sm:grid-cols-3">
            {facts.map(({ name, value }) => (
              <div key={name} className="grid gap-1">
                <dt className="text-sm text-muted">{name}</dt>
                <dd className="font-semibold break-words">{value}</dd>
              </div>
            ))}
          </dl>
        </CardBody>
      </Card>
      <WishList wishes={wishes} />
      <Projects projects={projects} />
    </PageSection>
  )
}

function Projects({ projects }: { projects: readonly ProjectCard[] }) {
  return (
    <section aria-labelledby="inventory" className="grid gap-5">
      <h2 id="inventory" className="text-heading">
        {m.account_inventory({ count: projects.length })}
      </h2>
      {projects.length === 0 ? (
        <EmptyState title={m.account_no_projects()} />
      ) : (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {projects.map((project) => (
            <li key={project.id}>
              <Card interactive className="h-full">
                <CardMedia>
                  {project.cover && (
                    <Picture src={project.cover.url} alt="" width={project.cover.width} height={project.cover.height} />
                  )}
                </CardMedia>
                <CardBody>
                  <KindBadge kind={project.kind} />
                  <CardTitle className="text-lg break-words">
                    <Link to={`/editor/${project.id}`} className={cardLinkStyles}>
                      {project.title}
                    </Link>
                  </CardTitle>
                </CardBody>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
