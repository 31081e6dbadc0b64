import { signForPlatform } from '#app/features/learning/platforms/own-key.server.ts'
import type { OpenLaunch } from '#app/features/learning/launch/open-launch.server.ts'
import { randomName } from '#app/shared/ids.ts'
import type { ChoosableWork } from './find-works.server.ts'

const lti = (name: string) => `https://purl.imsglobal.org/spec/lti/claim/${name}`
const choice = (name: string) => `https://purl.imsglobal.org/spec/lti-dl/claim/${name}`

/** Platforms scale what a game was worth to this. */
const most = 100

export type ChoiceAnswer = { returnUrl: string; token: string }

/** What goes back to the platform: the chosen work, or nothing. @param origin ours */
export async function answerChoice(
  { launch, platform }: OpenLaunch,
  work: ChoosableWork | null,
  origin: string,
): Promise<ChoiceAnswer | null> {
  if (launch.choice === null) return null
  const { returnUrl, deploymentId, data } = launch.choice
  const items = work
    ? [
        {
          type: 'ltiResourceLink',
          title: work.title,
          url: `${origin}/adventure/${work.address}`,
          lineItem: { label: work.title, scoreMaximum: most },
        },
      ]
    : []
  const token = await signForPlatform({
    iss: platform.clientId,
    aud: platform.issuer,
    nonce: randomName(),
    [lti('message_type')]: 'LtiDeepLinkingResponse',
    [lti('version')]: '1.3.0',
    [lti('deployment_id')]: deploymentId,
    [choice('content_items')]: items,
    ...(data === null ? {} : { [choice('data')]: data }),
  })
  return { returnUrl, token }
}
