import { createHash } from 'node:crypto'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { randomName } from '#app/shared/ids.ts'
import { findByIssuer } from '#app/features/learning/platforms/platforms.queries.server.ts'
import { learningLogins } from '#database/schema/learning.ts'
import { launchPath, readTarget } from './launch-target.ts'
import { LaunchRefused } from './refusals.ts'

export const loginSeconds = 600

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

type Asked = { asked: URLSearchParams; origin: string; browser: string }

/** A platform announces a launch: it is sent back with a state that this browser alone can redeem, once.
 * @returns where the browser goes @throws LaunchRefused */
export async function beginLogin(database: Queryable, { asked, origin, browser }: Asked): Promise<string> {
  const [issuer, hint, target] = ['iss', 'login_hint', 'target_link_uri'].map((name) => asked.get(name) ?? '')
  if (!issuer || !hint || !target) throw new LaunchRefused('not-understood', 'a login without issuer, hint or target')
  const platform = await findByIssuer(database, issuer.slice(0, 1_000), asked.get('client_id'))
  if (!platform) throw new LaunchRefused('unknown-platform')
  if (platform.disabledAt) throw new LaunchRefused('switched-off')
  const deploymentId = asked.get('lti_deployment_id')
  if (deploymentId !== null && !platform.deploymentIds.includes(deploymentId))
    throw new LaunchRefused('other-deployment')
  if (target.length > 2_000 || !readTarget(target, origin)) throw new LaunchRefused('other-target')
  const [state, nonce] = [randomName(), randomName()]
  await database.insert(learningLogins).values({
    stateHash: hashOf(state),
    platformId: platform.id,
    nonce,
    browserHash: hashOf(browser),
    target,
    deploymentId,
    expiresAt: new Date(Date.now() + loginSeconds * 1000),
  })
  const url = new URL(platform.authUrl)
  const messageHint = asked.get('lti_message_hint')
  const sent = {
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: platform.clientId,
    redirect_uri: origin + launchPath,
    login_hint: hint,
    ...(messageHint === null ? {} : { lti_message_hint: messageHint }),
    state,
    nonce,
  }
  for (const [name, value] of Object.entries(sent)) url.searchParams.set(name, value)
  return url.href
}
