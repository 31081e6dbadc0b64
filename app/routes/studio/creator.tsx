import { Suspense } from 'react'
import { Await, data } from 'react-router'
import { presentProject, presentTrashed } from '#app/features/studio/projects/project.present.ts'
import { listOwnAdventures } from '#app/features/studio/projects/project.queries.server.ts'
import { KeptLocks } from '#app/features/locks/components/kept-locks.tsx'
import { listKeptLocks } from '#app/features/locks/lock.queries.server.ts'
import { SessionsPart } from '#app/features/play/groups/components/sessions-part.tsx'
import { submitProject } from '#app/features/studio/projects/submit-project.server.ts'
import { listTrash } from '#app/features/studio/projects/trash.queries.server.ts'
import { readJson } from '#app/features/studio/editor/read-json.server.ts'
import { BringStart } from '#app/features/studio/bring/components/bring-start.tsx'
import { LoadFailed } from '#app/features/studio/projects/components/load-failed.tsx'
import { ProjectsLoading } from '#app/features/studio/projects/components/projects-loading.tsx'
import { FirstProjectGuide } from '#app/features/studio/projects/components/first-project-guide.tsx'
import { ProjectList } from '#app/features/studio/projects/components/project-list.tsx'
import { OtherWays } from '#app/features/studio/projects/components/other-ways.tsx'
import { ProjectStarters } from '#app/features/studio/projects/components/project-starters.tsx'
import { TemplateChoice, WantedTemplate } from '#app/features/studio/projects/components/templates.tsx'
import { Trash } from '#app/features/studio/projects/components/trash.tsx'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { localeContext, requireMember } from '#app/platform/request-context.server.ts'
import { getStorage } from '#app/platform/storage/storage.server.ts'
import { buttonStyles } from '#app/ui/button.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { allSamples } from '#samples/all-samples.ts'
import type { SampleFrame } from '#samples/sample-adventure.ts'
import { startFromTemplate } from '#samples/start-from-template.server.ts'
import { allTemplates } from '#samples/templates/all-templates.ts'
import { templateCovers } from './template-covers.ts'
import type { Route } from './+types/creator.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

const offered = ({ key, kind, title, description }: SampleFrame, locale: Locale) => ({
  key,
  kind,
  title: title[locale],
  description: description[locale],
  cover: templateCovers[key] ?? '',
})

export const loader = handled(async ({ request, context }: Route.LoaderArgs) => {
  const member = requireMember(context)
  const locale = context.get(localeContext)
  const now = new Date()
  const [rows, trash, locks] = await Promise.all([
    listOwnAdventures(getDatabase(), member),
    listTrash(getDatabase(), member, now),
    listKeptLocks(getDatabase(), member.userId),
  ])
  const asked = new URL(request.url).searchParams.get('template')
  const wanted = [...allTemplates, ...allSamples].find(({ key }) => key === asked)
  return {
    lists: {
      templates: allTemplates.map((template) => offered(template, locale)),
      samples: allSamples.map(({ key, kind, title }) => ({ key, kind, title: title[locale] })),
      wanted: wanted ? offered(wanted, locale) : null,
      projects: rows.map((row) => presentProject(row, locale, member)),
      trash: trash.map((row) => presentTrashed(row, locale, now)),
      locks,
    },
  }
})

/** A client navigation shows the page immediately, with 'Loading projects...' in place of the list. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return { lists: serverLoader().then((page) => page.lists) }
}

export const action = handled(async ({ request, context }: Route.ActionArgs) => {
  const where = { database: getDatabase(), storage: getStorage() }
  const result = await submitProject(
    { ...where, startFromTemplate: (member, input) => startFromTemplate(where, member, input) },
    requireMember(context),
    await readJson(request),
  )
  return data(result, { status: result.status === 'invalid' ? 400 : 200 })
})

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    const code = errorCodeOf(error)
    // With this status nothing is revalidated, which would remove the page and what is typed in it
    return data(
      { status: 'failed' as const, code },
      { status: code === 'notSignedIn' || code === 'unavailable' ? 503 : 200 },
    )
  }
}

function errorCodeOf(error: unknown): string {
  const told =
    typeof error === 'object' && error !== null && 'data' in error
      ? (error.data as { error?: { code?: string } } | null)
      : null
  return told?.error?.code ?? 'unavailable'
}

export function meta() {
  return pageMeta({ title: m.studio_creator_meta_title(), description: m.studio_creator_lead(), path: '/creator' })
}

export default function Creator({ loaderData: { lists } }: Route.ComponentProps) {
  return (
    <BringStart>
      <PageSection className="grid gap-12">
        <PageHeader
          title={m.shell_creator_studio()}
          intro={<p>{m.studio_creator_lead()}</p>}
          actions={
            <Link to="/creator/sales" className={buttonStyles({ variant: 'secondary' })}>
              {m.sales_title()}
            </Link>
          }
        />
        <Suspense>
          <Await resolve={lists} errorElement={null}>
            {({ wanted }) => wanted && <WantedTemplate template={wanted} />}
          </Await>
        </Suspense>
        <ProjectStarters
          templates={(kind) => (
            <Suspense>
              <Await resolve={lists} errorElement={null}>
                {({ templates }) => <TemplateChoice templates={templates.filter((each) => each.kind === kind)} />}
              </Await>
            </Suspense>
          )}
        />
        <Headed id="projects" title={m.studio_creator_projects()} className="grid gap-6">
          <Suspense fallback={<ProjectsLoading />}>
            <Await resolve={lists} errorElement={<LoadFailed />}>
              {({ projects, trash, templates, samples }) => (
                <>
                  {projects.length === 0 && <FirstProjectGuide isFirst />}
                  <ProjectList projects={projects} />
                  <OtherWays templates={templates} samples={samples} />
                  {projects.length > 0 && <FirstProjectGuide isFirst={false} />}
                  <Trash projects={trash} />
                </>
              )}
            </Await>
          </Suspense>
        </Headed>
        <Suspense>
          <Await resolve={lists} errorElement={null}>
            {({ locks }) => <KeptLocks locks={locks} />}
          </Await>
        </Suspense>
        <SessionsPart />
      </PageSection>
    </BringStart>
  )
}
