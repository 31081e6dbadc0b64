import { data, redirect } from 'react-router'
import { findOwnAccount } from '#app/features/account/account.queries.server.ts'
import { presentAccount } from '#app/features/account/account.present.ts'
import { changePortrait } from '#app/features/account/change-portrait.server.ts'
import { AccountFrame } from '#app/features/account/components/account-frame.tsx'
import { VerificationNotice } from '#app/features/account/components/verification-notice.tsx'
import { mailDelivery } from '#app/features/account/mail-delivery.server.ts'
import { isPortraitIntent } from '#app/features/account/portrait-text.ts'
import type { PortraitIntent } from '#app/features/account/portrait-text.ts'
import { typedProfile } from '#app/features/account/profile.schema.ts'
import { resendVerification } from '#app/features/account/resend-verification.server.ts'
import { submitProfile } from '#app/features/account/submit-profile.server.ts'
import { currentProvider } from '#app/features/generation/provider/current-provider.server.ts'
import { followName, followPortrait } from '#app/features/play/party/follow-account.server.ts'
import { presentProject } from '#app/features/studio/projects/project.present.ts'
import { listOwnAdventures } from '#app/features/studio/projects/project.queries.server.ts'
import { CharacterForm } from '#app/features/account/components/character-form.tsx'
import { ProjectInventory } from '#app/features/studio/projects/components/project-inventory.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { tokenMinutes } from '#app/platform/auth/account-tokens.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { isUnverified } from '#app/platform/auth/unverified.server.ts'
import { env } from '#app/platform/env.server.ts'
import { flash } from '#app/platform/flash.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { asAppError, failureOf, handled } from '#app/platform/handled.server.ts'
import { factsContext, localeContext, requireMember } from '#app/platform/request-context.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'
import { getStorage } from '#app/platform/storage/storage.server.ts'
import { orUnanswered } from '#app/routes/layouts/or-unanswered.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { AppError } from '#app/shared/app-error.ts'
import { retryAfterHeader } from '#app/shared/retry-after.ts'
import { unansweredForm } from '#app/shared/unanswered-form.ts'
import { problemKey } from '#app/shared/problem-key.ts'
import type { Route } from './+types/account.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ context }: Route.LoaderArgs) => {
  const member = requireMember(context)
  const locale = context.get(localeContext)
  const database = getDatabase()
  const [account, projects] = await Promise.all([
    findOwnAccount(database, member.userId),
    listOwnAdventures(database, member),
  ])
  if (!account) throw new AppError('notFound')
  const verification = {
    minutes: tokenMinutes,
    mailDelivery: mailDelivery(),
    isAskedToPublish: !env().isLocalInstallation,
    isAskedToBuy: isUnverified(member),
  }
  return {
    account: presentAccount(account),
    verification,
    projects: projects.map((row) => presentProject(row, locale, member)),
  }
})

export const action = handled(async ({ request, context }: Route.ActionArgs) => {
  const member = requireMember(context)
  const form = await readFormData(request)
  const intent = form.get('intent')
  if (isPortraitIntent(intent)) return portraitAnswer(member, { intent, data: form, signal: request.signal })
  if (intent === 'save') return saveAnswer(member, form)
  if (intent !== null) throw new AppError('invalidInput', { log: 'no such intent' })
  try {
    return data({
      asked: await resendVerification(member, context.get(factsContext).address, context.get(localeContext)),
    })
  } catch (error) {
    const known = asAppError(error)
    if (!known) throw error
    return data({ asked: problemKey(known) }, { status: known.status, headers: retryAfterHeader(known.retryAfter) })
  }
})

async function saveAnswer(member: Viewer, form: FormData) {
  for (const name of ['intent', 'avatar']) form.delete(name)
  const submitted = await submitProfile(form, member.userId, followName)
  if (submitted === 'saved') throw redirect('/account', { headers: { 'Set-Cookie': flash('profileSaved') } })
  return data(
    { result: submitted.result, theirs: submitted.theirs },
    { status: submitted.status, headers: retryAfterHeader(submitted.retryAfter) },
  )
}

/** What was typed is returned to whoever submitted it. */
async function portraitAnswer(member: Viewer, asked: { intent: PortraitIntent; data: FormData; signal: AbortSignal }) {
  const { intent } = asked
  const typed = typedProfile(asked.data)
  try {
    const where = { db: getDatabase(), storage: getStorage(), provider: await currentProvider() }
    await changePortrait(where, member, asked, followPortrait)
    return data({ portrait: { intent, problem: null }, typed })
  } catch (error) {
    const { code, params, status, retryAfter } = failureOf(error, 'a portrait was not changed')
    const problem = { code, params, retryAfter }
    return data({ portrait: { intent, problem }, typed }, { status, headers: retryAfterHeader(retryAfter) })
  }
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get('intent')
  return orUnanswered(serverAction, (error) => {
    const result = unansweredForm(error, 'offline')
    if (!isPortraitIntent(intent)) return { result }
    return { portrait: { intent, problem: { code: (result.error?.['']?.[0] ?? 'unexpected') as AppError['code'] } } }
  })
}

export function meta() {
  return pageMeta({ title: m.account_page_meta_title(), description: m.account_page_lead(), path: '/account' })
}

type Answer = Parameters<typeof CharacterForm>[0]['answer'] & { asked?: string }

export default function Account({ loaderData: { account, projects, verification }, actionData }: Route.ComponentProps) {
  const answer: Answer = actionData ?? {}
  return (
    <AccountFrame title={m.account_page_title()} intro={<p>{m.account_page_lead()}</p>} current="/account">
      {!account.emailVerified && <VerificationNotice email={account.email} asked={answer.asked} {...verification} />}
      <CharacterForm account={account} answer={answer} />
      <ProjectInventory projects={projects} />
    </AccountFrame>
  )
}
